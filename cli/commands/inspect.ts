import {resolve} from 'node:path'
import {parse} from '../../analyzer/syntax/parse.ts'
import type {Execute} from '../command.ts'
import type {Environment} from '../environment.ts'
import {ExitCode} from '../exit-code.ts'
import {displayPath} from '../files/display-path.ts'
import type {OpenableInput} from '../files/find.ts'
import {openInput} from '../files/read.ts'
import * as flags from '../flags.ts'
import {styleFor} from '../terminal/style.ts'
import {renderTree} from '../terminal/tree.ts'
import {UsageError} from '../usage-error.ts'
import {onlyOperand} from './operands.ts'

export const inspect: Execute = async (given, environment) => {
  const {stdout, variables} = environment
  const opened = await openInput(inputOf(onlyOperand(given, 'a file'), environment), undefined, environment)
  if ('error' in opened) throw new UsageError(`${opened.path}: ${opened.error}.`)
  const tree = parse(opened.source.text)
  if (given.get(flags.listFormat) === 'json') stdout.write(`${JSON.stringify(tree, null, 2)}\n`)
  else stdout.write(renderTree(tree, opened.source, styleFor(stdout, given.get(flags.color), variables)))
  return ExitCode.Clean
}

function inputOf(name: string, {cwd}: Environment): OpenableInput {
  if (name === '-') return {kind: 'stdin'}
  const location = resolve(cwd, name)
  return {kind: 'file', path: displayPath(location, name, cwd), location}
}
