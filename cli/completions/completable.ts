import type {Flag} from '../arguments.ts'
import type {Command} from '../command.ts'
import {commandNames, commands, commonFlags, lintCommand} from '../commands.ts'

/** What a shell may offer in one place: certain words, files, or nothing. */
export type Offer = {readonly words: readonly string[]} | 'files' | 'nothing'

/** A command as a shell's completion sees it. */
export interface CompletableCommand {
  readonly name: string
  readonly flags: readonly CompletableFlag[]
  readonly operands: Offer
}

export interface CompletableFlag {
  readonly name: string
  readonly short: string | undefined
  readonly summary: string
  /** What its value may be; undefined for a switch. */
  readonly value: Offer | undefined
}

/** All that can be completed. */
export interface Completable {
  /** The command that is meant where none is named. */
  readonly usual: string
  readonly commands: readonly {readonly name: string; readonly summary: string}[]
  readonly details: readonly CompletableCommand[]
}

/** @param operandWords the operands of commands that take certain words, by the name of the command */
export function describeCommands(operandWords: Readonly<Record<string, readonly string[]>>): Completable {
  return {
    usual: lintCommand.name,
    commands,
    details: commands.map(command => ({
      name: command.name,
      flags: [...command.flags, ...commonFlags].map(describeFlag),
      operands: operandsOf(command, {help: commandNames, ...operandWords}),
    })),
  }
}

function describeFlag({name, short, summary, value, words}: Flag<unknown>): CompletableFlag {
  return {name, short, summary, value: value === undefined ? undefined : words ? {words} : offerFor(value)}
}

function operandsOf(
  {name, operands}: Command,
  operandWords: Readonly<Record<string, readonly string[]>>,
): Offer {
  const words = operandWords[name]
  return words ? {words} : offerFor(operands)
}

function offerFor(placeholder: string): Offer {
  return /\b(?:FILE|FOLDER|OLD)\b/.test(placeholder) ? 'files' : 'nothing'
}
