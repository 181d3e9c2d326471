import fs from 'node:fs'
import type {Environment, Output} from '../cli/environment.ts'
import {run} from '../cli/run.ts'
import {type ExampleHosts, startExampleHosts} from './example-hosts.ts'

/**
 * Fills every `console` block of a Markdown text with what the commands in it print. URLs in them are asked on this
 * computer, see `startExampleHosts`.
 */
export async function fillConsoleBlocks(text: string): Promise<string> {
  const hosts = await startExampleHosts()
  try {
    return await fillBlocks(text, hosts)
  } finally {
    hosts.close()
  }
}

async function fillBlocks(text: string, hosts: ExampleHosts): Promise<string> {
  let filled = ''
  let done = 0
  for (const match of text.matchAll(/^```console\n\$ robotslint (.*)\n[\s\S]*?^```$/gm)) {
    const [block, args = ''] = match
    filled += `${text.slice(done, match.index)}\`\`\`console\n$ robotslint ${args}\n${await printed(args, hosts)}\`\`\``
    done = match.index + block.length
  }
  return filled + text.slice(done)
}

async function printed(args: string, hosts: ExampleHosts): Promise<string> {
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
    variables: {HOME: hosts.home},
    files: fs,
    stdout: output,
    stderr: output,
    readStdin: async () => new Uint8Array(),
    async *streamStdin() {},
    network: {certificateAuthorities: [hosts.certificate], pause: 0},
  }
  await run(hosts.toAddresses(args).split(' '), environment)
  return hosts.toNames(text)
}
