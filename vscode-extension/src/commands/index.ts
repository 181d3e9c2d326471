import {commands, type Disposable, l10n, window} from 'vscode'
import {withoutLinks} from '../messages.ts'
import {checkRemote} from './check-remote.ts'
import {chooseTargets} from './choose-targets.ts'
import type {Command, Tools} from './command.ts'
import {compareWithServed} from './compare-with-served.ts'
import {fixAll} from './fix-all.ts'
import {restart} from './restart.ts'
import {showEffectivePolicy} from './show-effective-policy.ts'
import {showOutput} from './show-output.ts'
import {testPath} from './test-path.ts'

/** Every command, by the name that the manifest has for it. */
const COMMANDS: Readonly<Record<string, Command>> = {
  'robotslint.fixAll': fixAll,
  'robotslint.testPath': testPath,
  'robotslint.showEffectivePolicy': showEffectivePolicy,
  'robotslint.checkRemote': checkRemote,
  'robotslint.compareWithServed': compareWithServed,
  'robotslint.chooseTargets': chooseTargets,
  'robotslint.restart': restart,
  'robotslint.showOutput': showOutput,
}

export const COMMAND_IDS: readonly string[] = Object.keys(COMMANDS)

export function registerCommands(tools: Tools): readonly Disposable[] {
  return Object.entries(COMMANDS).map(([id, command]) =>
    commands.registerCommand(id, (...given: readonly unknown[]) => run(command, tools, given)),
  )
}

async function run(command: Command, tools: Tools, given: readonly unknown[]): Promise<void> {
  try {
    await command(tools, ...given)
  } catch (error) {
    tools.output.error(error instanceof Error ? error : String(error))
    const message = error instanceof Error ? error.message : String(error)
    const open = l10n.t('Show Output')
    const chosen = await window.showErrorMessage(withoutLinks(message), open)
    if (chosen === open) tools.output.show()
  }
}
