import {resolveTargets} from '../../analyzer/crawlers/targets.ts'
import {accessChanges, renderChanges} from '../access-changes.ts'
import {printablePath} from '../terminal/printable.ts'
import type {Style} from '../terminal/style.ts'
import type {LintedInput} from './lint-inputs.ts'

/** What unsafe fixes change for the target crawlers; nothing where the file stayed as it was. */
export function describeAccess({file, linted}: LintedInput, style: Style): string {
  if (linted.source === file.source) return ''
  const resolution = resolveTargets(linted.result.targets)
  if ('unknown' in resolution) return ''
  const changes = accessChanges(file.source, linted.source, resolution.profiles)
  return `Access to ${printablePath(file.path)} after the fixes:\n${renderChanges(changes, style)}`
}
