import {CompletionItemKind} from 'vscode-languageserver-types'
import {findDirective} from '../../../analyzer/crawlers/directives.ts'
import type {Analysis} from '../../documents/analysis.ts'
import type {Proposals} from '../completion.ts'
import type {ValueSpot} from '../spot.ts'
import {inOrder} from './item.ts'
import {spaceBefore} from './space-before.ts'

/** Where sitemaps and the like are usually found, on the site that the configuration names. */
const USUAL_FILES: Readonly<Record<string, string>> = {
  sitemap: '/sitemap.xml',
  license: '/license.xml',
  'llms-txt': '/llms.txt',
  llms: '/llms.txt',
}

/** A URL on the site of the file, if its origin is known. */
export function proposeUrls(spot: ValueSpot, {options: {origin}}: Analysis): Proposals | undefined {
  const {name} = spot.line
  if (origin === undefined || !findDirective(name)?.isUrl) return undefined
  const file = Object.hasOwn(USUAL_FILES, name) ? (USUAL_FILES[name] ?? '/') : '/'
  const label = origin.replace(/\/$/, '') + file
  return {
    replaced: spot,
    proposals: [{label, kind: CompletionItemKind.File, text: spaceBefore(spot) + label, order: inOrder(0)}],
  }
}
