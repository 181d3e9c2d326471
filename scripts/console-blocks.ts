import fs from 'node:fs'
import type {Environment, Output} from '../cli/environment.ts'
import {run} from '../cli/run.ts'

/** Fills every `console` block of a Markdown text with what the commands in it print. */
export async function fillConsoleBlocks(text: string): Promise<string> {
  let filled = ''
  let done = 0
  for (const match of text.matchAll(/^```console\n\$ robotslint (.*)\n[\s\S]*?^```$/gm)) {
    const [block, args = ''] = match
    filled += `${text.slice(done, match.index)}\`\`\`console\n$ robotslint ${args}\n${await printed(args)}\`\`\``
    done = match.index + block.length
  }
  return filled + text.slice(done)
}

async function printed(args: string): Promise<string> {
  let text = ''
  const output: Output = {
    isTerminal: false,
    columns: undefined,
    write(data) {
      text += typeof data === 'string' ? data : Buffer.from(data).toString()
    },
  }
  const environment: Environment = {
    version: '',
    cwd: process.cwd(),
    variables: {},
    files: fs,
    stdout: output,
    stderr: output,
    readStdin: async () => new Uint8Array(),
    async *streamStdin() {},
  }
  await run(args.split(' '), environment)
  return text
}
