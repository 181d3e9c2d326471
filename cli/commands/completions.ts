import {rules} from '../../rules/index.ts'
import type {Execute} from '../command.ts'
import {renderBash} from '../completions/bash.ts'
import {describeCommands} from '../completions/completable.ts'
import {renderFish} from '../completions/fish.ts'
import {renderZsh} from '../completions/zsh.ts'
import {didYouMean} from '../did-you-mean.ts'
import {ExitCode} from '../exit-code.ts'
import {UsageError} from '../usage-error.ts'
import {onlyOperand} from './operands.ts'

const SHELLS = {bash: renderBash, zsh: renderZsh, fish: renderFish}

export const printCompletions: Execute = (given, {stdout}) => {
  const names = Object.keys(SHELLS)
  const asked = onlyOperand(given, `a shell: ${names.join(', ')}`)
  const [, render] = Object.entries(SHELLS).find(([name]) => name === asked) ?? []
  if (!render)
    throw new UsageError(
      `There are no completions for ${asked}, but for ${names.join(', ')}.${didYouMean(asked, names)}`,
    )
  stdout.write(render(describeCommands({explain: rules.map(({id}) => id), completions: names})))
  return ExitCode.Clean
}
