import type {Command} from './command.ts'
import * as flags from './flags.ts'
import * as remoteFlags from './remote/flags.ts'
import {FORMAT_NAMES} from './reporters/reporter.ts'

/** The command that is meant where none is named. */
export const lintCommand: Command = {
  name: 'lint',
  operands: '[FILE | FOLDER | GLOB | URL | -]…',
  summary: 'Check robots.txt files (what happens where no command is named)',
  details: [
    'Without operands it checks all robots.txt files in the working folder and below it. - is the standard input.',
    'A gemini:// or https:// URL of a host or a page means the robots.txt of that host.',
    `Formats: ${FORMAT_NAMES.join(', ')}.`,
    'Exit codes: 0 nothing found, 1 errors (or more warnings than --max-warnings), 2 wrong use or a file that could',
    'not be read, fetched or written, 3 a fault in robotslint, 130 interrupted.',
  ],
  flags: [
    flags.target,
    flags.rule,
    flags.config,
    flags.noConfig,
    flags.printConfig,
    flags.noIgnore,
    flags.baseline,
    flags.updateBaseline,
    flags.fix,
    flags.unsafeFixes,
    flags.diff,
    flags.format,
    flags.outputFile,
    flags.statistics,
    flags.stdinFilename,
    flags.maxWarnings,
    flags.minSeverity,
    flags.watch,
    flags.quiet,
    remoteFlags.urlsFrom,
    remoteFlags.resume,
    remoteFlags.concurrency,
    ...remoteFlags.forUrl,
  ],
  load: async () => (await import('./commands/lint.ts')).lint,
}

/** All commands, in the order of the help. */
export const commands: readonly Command[] = [
  lintCommand,
  {
    name: 'test',
    operands: 'FILE|URL|- PATH…',
    summary: 'Tell who may fetch a path, and which line decides',
    details: [
      'A PATH is a path or a URL, with or without a query; the URL of a page needs none. Without --agent each crawler',
      'asks by its own names, with it those are asked that may have the name.',
      'Without --target the targets of the configuration are asked, or those that the file is for by its content.',
      'Exit codes: 0 everything is allowed, 1 something is denied, 2 wrong use or a file that could not be read or',
      'fetched.',
    ],
    flags: [
      flags.agent,
      flags.target,
      flags.pathsFrom,
      flags.config,
      flags.noConfig,
      flags.listFormat,
      ...remoteFlags.forUrl,
    ],
    load: async () => (await import('./commands/test.ts')).testPaths,
  },
  {
    name: 'diff',
    operands: 'OLD NEW',
    summary: 'Tell who gains or loses access between two files',
    details: [
      'Either may be a URL, such as that of the site that is to serve the file, or -, the standard input. Every change',
      'has a path that proves it, and both deciding lines. Without --target the targets of the configuration of NEW are',
      'asked, or those that it is for by its content.',
      'Exit codes: 0 nobody gains or loses access, 1 somebody does, 2 wrong use or a file that could not be read or',
      'fetched.',
    ],
    flags: [flags.agent, flags.target, flags.config, flags.noConfig, flags.listFormat, ...remoteFlags.forUrl],
    load: async () => (await import('./commands/diff.ts')).showAccessChanges,
  },
  {
    name: 'format',
    operands: '[FILE | FOLDER | GLOB | -]…',
    summary: 'Write files in the usual form, where that changes nothing for any crawler',
    details: [
      'One space behind the colon, no blanks around lines, at most one blank line in a row, one kind of line end.',
      'Exit codes: 0 all files have the usual form now, 1 some have not, 2 wrong use or a file that could not be read',
      'or written.',
    ],
    flags: [
      flags.check,
      flags.showChanges,
      flags.target,
      flags.config,
      flags.noConfig,
      flags.noIgnore,
      flags.stdinFilename,
      flags.quiet,
    ],
    load: async () => (await import('./commands/format.ts')).formatFiles,
  },
  {
    name: 'explain',
    operands: 'RULE…',
    summary: 'Tell what a rule reports, why, and what to do',
    flags: [],
    load: async () => (await import('./commands/explain.ts')).explain,
  },
  {
    name: 'rules',
    operands: '',
    summary: 'List the rules',
    flags: [flags.listFormat],
    load: async () => (await import('./commands/rules.ts')).listRules,
  },
  {
    name: 'agents',
    operands: '[NAME…]',
    summary: 'Tell who answers to a name in a user-agent line, or list all names',
    flags: [flags.file, flags.purpose, flags.config, flags.noConfig, flags.listFormat, ...remoteFlags.forUrl],
    load: async () => (await import('./commands/agents.ts')).showAgents,
  },
  {
    name: 'inspect',
    operands: 'FILE | URL | -',
    summary: 'Show how a file is read: its tree',
    flags: [flags.listFormat, ...remoteFlags.forUrl],
    load: async () => (await import('./commands/inspect.ts')).inspect,
  },
  {
    name: 'lsp',
    operands: '',
    summary: 'Start the language server, as an editor does; robotslint-lsp is the same',
    flags: [flags.stdio],
    load: async () => (await import('./commands/lsp.ts')).serveEditor,
  },
  {
    name: 'init',
    operands: '',
    summary: 'Write a configuration to start from',
    flags: [],
    load: async () => (await import('./commands/init.ts')).init,
  },
  {
    name: 'completions',
    operands: 'bash|zsh|fish',
    summary: 'Print completions for a shell, which it is to source',
    flags: [],
    load: async () => (await import('./commands/completions.ts')).printCompletions,
  },
  {
    name: 'help',
    operands: '[COMMAND]',
    summary: 'Show the help, of one command or of all',
    flags: [],
    load: async () => (await import('./commands/help.ts')).showHelp,
  },
]

/** Flags of every command. */
export const commonFlags = [flags.color, flags.help, flags.version]

export function findCommand(name: string): Command | undefined {
  return commands.find(command => command.name === name)
}

export const commandNames: readonly string[] = commands.map(({name}) => name)
