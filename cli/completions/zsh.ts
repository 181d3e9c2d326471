import type {Completable, CompletableCommand, CompletableFlag, Offer} from './completable.ts'

/** A script for zsh. */
export function renderZsh({usual, commands, details}: Completable): string {
  const described = commands.map(
    ({name, summary}) => `    ${quoted(`${name}:${summary.replaceAll(':', '\\:')}`)}`,
  )
  return `#compdef robotslint
# Completions of robotslint for zsh. For this session: source <(robotslint completions zsh)
_robotslint() {
  local -a commands=(
${described.join('\n')}
  )
  local command= word
  for word in \${words[2,CURRENT-1]}; do
    case $word in
      ${commands.map(({name}) => name).join('|')}) command=$word; break ;;
    esac
  done
  # Behind a flag, a value may stand.
  if [[ -z $command && \${words[CURRENT]} != -* && \${words[CURRENT-1]} != -* ]]; then
    _describe command commands
  fi
  case \${command:-${usual}} in
${details.map(renderCommand).join('\n')}
  esac
}
if [[ \${funcstack[1]} == _robotslint ]]; then
  _robotslint "$@"
else
  compdef _robotslint robotslint
fi
`
}

function renderCommand({name, flags, operands}: CompletableCommand): string {
  const specs = [...flags.flatMap(flagSpecs), `*:operand:${action(operands)}`]
  return `    ${name})\n      _arguments -S ${specs.map(quoted).join(' \\\n        ')} ;;`
}

function flagSpecs({name, short, summary, value}: CompletableFlag): readonly string[] {
  const text = summary.replace(/[[\]:\\]/g, '\\$&')
  const argument = value ? `:value:${action(value)}` : ''
  return [
    `*--${name}${value ? '=' : ''}[${text}]${argument}`,
    ...(short ? [`*-${short}[${text}]${argument}`] : []),
  ]
}

function action(what: Offer): string {
  if (what === 'nothing') return ' '
  return what === 'files' ? '_files' : `(${what.words.join(' ')})`
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
