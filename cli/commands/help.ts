import type {Execute} from '../command.ts'
import {commandNames, findCommand} from '../commands.ts'
import {didYouMean} from '../did-you-mean.ts'
import {ExitCode} from '../exit-code.ts'
import * as flags from '../flags.ts'
import {renderCommandHelp, renderHelp} from '../help.ts'
import {styleFor} from '../terminal/style.ts'
import {UsageError} from '../usage-error.ts'

export const showHelp: Execute = (given, {stdout, variables}) => {
  const [name, second] = given.operands
  if (second !== undefined)
    throw new UsageError(`Name one command only: there is nothing to do with ${second}.`)
  const style = styleFor(stdout, given.get(flags.color), variables)
  const command = name === undefined ? undefined : findCommand(name)
  if (name !== undefined && !command)
    throw new UsageError(`There is no command ${name}.${didYouMean(name, commandNames)}`)
  stdout.write(command ? renderCommandHelp(command, style) : renderHelp(style))
  return ExitCode.Clean
}
