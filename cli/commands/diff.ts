import {accessChanges, type Change} from '../../analyzer/policy/access-changes.ts'
import type {Decision} from '../../analyzer/policy/decide.ts'
import {policiesOf} from '../../analyzer/policy/policy-reader.ts'
import {parse} from '../../analyzer/syntax/parse.ts'
import {renderChanges} from '../access-changes.ts'
import type {Execute} from '../command.ts'
import {ExitCode} from '../exit-code.ts'
import * as flags from '../flags.ts'
import {jsonText} from '../json-text.ts'
import {styleFor} from '../terminal/style.ts'
import {UsageError} from '../usage-error.ts'
import {configFor} from './config-for.ts'
import {openFile} from './open-file.ts'
import {profilesFor} from './profiles-for.ts'

export const showAccessChanges: Execute = async (given, environment) => {
  const [oldName, newName, more] = given.operands
  if (oldName === undefined || newName === undefined)
    throw new UsageError('Name two files: the old one and the new one.')
  if (more !== undefined) throw new UsageError(`Name two files only: there is nothing to do with ${more}.`)
  if (oldName === '-' && newName === '-')
    throw new UsageError('Only one of the files can be the standard input.')
  const old = await openFile(oldName, given, environment)
  const now = await openFile(newName, given, environment)
  const served = now.retrieval ? now : old.retrieval ? old : now
  const config = await configFor(served, given, environment)
  const profiles = profilesFor(served, parse(now.source.text), config, given)
  const changes = accessChanges(policiesOf(old.source), policiesOf(now.source), profiles, {
    agents: given.get(flags.agent),
  })
  const {stdout, variables} = environment
  if (given.get(flags.listFormat) === 'json') stdout.write(`${jsonText(toJson(changes), 2)}\n`)
  else stdout.write(renderChanges(changes, styleFor(stdout, given.get(flags.color), variables)))
  return changes.length > 0 ? ExitCode.Findings : ExitCode.Clean
}

/** The stable contract of `--format json`. */
function toJson(changes: readonly Change[]) {
  return {
    version: 1,
    changes: changes.flatMap(({profile, agents, difference: {path, before, after}}) =>
      agents.map(agent => ({
        agent,
        crawler: profile.id,
        path,
        before: wordFor(before),
        after: wordFor(after),
        oldLine: before.rule?.line.line ?? null,
        newLine: after.rule?.line.line ?? null,
      })),
    ),
  }
}

function wordFor({allowed}: Decision): 'allowed' | 'denied' {
  return allowed ? 'allowed' : 'denied'
}
