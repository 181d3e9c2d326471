import type {Completable, CompletableCommand, CompletableFlag, Offer} from './completable.ts'

/** A script for fish. */
export function renderFish({usual, commands, details}: Completable): string {
  const names = commands.map(({name}) => name).join(' ')
  return `# Completions of robotslint for fish. For this session: robotslint completions fish | source
function __robotslint_command
    set -l given (commandline -opc)
    for word in $given[2..-1]
        if contains -- $word ${names}
            echo $word
            return
        end
    end
end

function __robotslint_uses
    set -l command (__robotslint_command)
    test -n "$command"; or set command ${usual}
    test $command = $argv[1]
end

complete -c robotslint -f
${commands.map(({name, summary}) => `complete -c robotslint -n 'test -z (__robotslint_command)' -a ${name} -d ${quoted(summary)}`).join('\n')}
${details.flatMap(renderCommand).join('\n')}
`
}

function renderCommand({name, flags, operands}: CompletableCommand): readonly string[] {
  const start = `complete -c robotslint -n '__robotslint_uses ${name}'`
  const own = flags.map(flag => `${start} ${renderFlag(flag)}`)
  return operands === 'nothing' ? own : [...own, `${start} ${offer(operands)}`]
}

function renderFlag({name, short, summary, value}: CompletableFlag): string {
  const parts = [`-l ${name}`, short && `-s ${short}`, value && `-r ${offer(value)}`, `-d ${quoted(summary)}`]
  return parts.filter(Boolean).join(' ')
}

function offer(what: Offer): string {
  if (what === 'nothing') return '-f'
  return what === 'files' ? '-F' : `-f -a '${what.words.join(' ')}'`
}

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`
}
