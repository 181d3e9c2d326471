import {resolveTargets} from '../../analyzer/crawlers/targets.ts'
import {accessChanges} from '../../analyzer/policy/access-changes.ts'
import {policiesOf} from '../../analyzer/policy/policy-reader.ts'
import {renderChanges} from '../access-changes.ts'
import {printablePath} from '../terminal/printable.ts'
import type {Style} from '../terminal/style.ts'
import type {LintedInput} from './lint-inputs.ts'

/** Enough to see what happened; a file may name thousands of agents. */
const BOUNDS = {agents: 50, changes: 20}
const MOST_SHOWN = 20

/** What unsafe fixes change for the target crawlers; nothing where the file stayed as it was. */
export function describeAccess({file, linted}: LintedInput, style: Style): string {
  if (linted.source === file.source) return ''
  const resolution = resolveTargets(linted.result.targets)
  if ('unknown' in resolution) return ''
  const changes = accessChanges(policiesOf(file.source), policiesOf(linted.source), resolution.profiles, {
    bounds: BOUNDS,
  })
  return `Access to ${printablePath(file.path)} after the fixes:\n${renderChanges(changes, style, MOST_SHOWN)}`
}
