import {createConnection} from 'vscode-languageserver/node'
import {startServer} from './server.ts'
import {nodeHost} from './workspace/node-host.ts'

// The program `robotslint-lsp`: serves the client that has started this process. The connection ends the process when
// the client sends `exit`, closes the stream, or has gone; what is written to the console meanwhile becomes a message
// to the client, since the standard output is the client's.

/** Put in by the build, from package.json. */
declare const ROBOTSLINT_VERSION: string

/** How a client may ask to be spoken with: over the standard streams, or otherwise. */
const TRANSPORTS = ['--stdio', '--node-ipc', '--socket', '--pipe']

const HELP = `robotslint-lsp ${ROBOTSLINT_VERSION}: the language server of robotslint

An editor starts it and speaks with it over the standard streams:
  robotslint-lsp [--stdio | --node-ipc | --socket=PORT | --pipe=NAME]
`

const words = process.argv.slice(2)
if (words.includes('--help')) process.stdout.write(HELP)
else if (words.includes('--version')) process.stdout.write(`robotslint-lsp ${ROBOTSLINT_VERSION}\n`)
else {
  const isAsked = words.some(word => TRANSPORTS.some(name => word === name || word.startsWith(`${name}=`)))
  if (!isAsked) process.argv.push('--stdio')
  startServer(createConnection(), nodeHost(ROBOTSLINT_VERSION))
}
