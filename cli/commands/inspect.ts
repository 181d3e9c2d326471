import {parse} from '../../analyzer/syntax/parse.ts'
import type {Execute} from '../command.ts'
import {ExitCode} from '../exit-code.ts'
import * as flags from '../flags.ts'
import {jsonText} from '../json-text.ts'
import {styleFor} from '../terminal/style.ts'
import {renderTree} from '../terminal/tree.ts'
import {openFile} from './open-file.ts'
import {onlyOperand} from './operands.ts'

export const inspect: Execute = async (given, environment) => {
  const {stdout, variables} = environment
  const {source} = await openFile(onlyOperand(given, 'a file'), given, environment)
  const tree = parse(source.text)
  if (given.get(flags.listFormat) === 'json') stdout.write(`${jsonText(tree, 2)}\n`)
  else stdout.write(renderTree(tree, source, styleFor(stdout, given.get(flags.color), variables)))
  return ExitCode.Clean
}
