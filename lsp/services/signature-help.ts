import {type Position, type SignatureHelp, SignatureInformation} from 'vscode-languageserver-types'
import {findDirective} from '../../analyzer/crawlers/directives.ts'
import type {ClientFeatures} from '../client-features.ts'
import type {Analysis} from '../documents/analysis.ts'
import {spotAt} from './spot.ts'
import {describeDirective} from './texts/directive-text.ts'
import {markup} from './texts/markup.ts'
import {syntaxOf} from './texts/value-syntax.ts'

/** Characters that lead from one part of a value to the next. */
export const SIGNATURE_TRIGGERS: readonly string[] = [':', ' ', '/', '=', ',', '&', '*', '$']

/** How the value at a position is written, and which part of it is being written. */
export function signatureHelp(
  analysis: Analysis,
  position: Position,
  features: Pick<ClientFeatures, 'markdownIn' | 'parameterOffsets'>,
): SignatureHelp | null {
  const {part, line, offset} = spotAt(analysis, position)
  if (part !== 'value') return null
  const directive = findDirective(line.name)
  if (directive === undefined) return null
  const {parts, form, partAt} = syntaxOf(directive)
  const written = line.text.slice(line.separatorOffset + 1, offset).trimStart()
  const label = `${directive.name}: ${form}`
  const from = label.length - form.length
  return {
    signatures: [
      {
        ...SignatureInformation.create(label),
        documentation: markup(describeDirective(directive, analysis.profiles), 'signatureHelp', features),
        parameters: parts.map(({text, meaning}) => {
          const start = from + form.indexOf(text)
          return {
            label: features.parameterOffsets ? [start, start + text.length] : text,
            documentation: markup(meaning, 'signatureHelp', features),
          }
        }),
      },
    ],
    activeSignature: 0,
    activeParameter: Math.min(partAt(written), parts.length - 1),
  }
}
