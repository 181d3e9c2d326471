import type {Completable, CompletableCommand, Offer} from './completable.ts'

/** A script for bash. Its words hold no character that means something to the shell. */
export function renderBash({usual, commands, details}: Completable): string {
  const names = commands.map(({name}) => name)
  return `# Completions of robotslint for bash. For this session: source <(robotslint completions bash)
_robotslint_files() {
  local file
  # A name may hold blanks: each line is one.
  while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$1")
}
_robotslint() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command= index
  # bash takes the = of --flag=value for a word.
  if [[ $word == '=' ]]; then
    word=
  elif [[ $before == '=' ]]; then
    before=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  for ((index = 1; index < COMP_CWORD; index++)); do
    case \${COMP_WORDS[index]} in
      ${names.join('|')}) command=\${COMP_WORDS[index]}; break ;;
    esac
  done
  COMPREPLY=()
  case "\${command:-${usual}} $before" in
${details.flatMap(valueCases).join('\n')}
  esac
  if [[ $word == -* ]]; then
    case \${command:-${usual}} in
${details.map(flagCase).join('\n')}
    esac
    return
  fi
  if [[ -z $command ]]; then
    COMPREPLY=($(compgen -W '${names.join(' ')}' -- "$word"))
  fi
  case \${command:-${usual}} in
${details.map(operandCase).join('\n')}
  esac
}
complete -o filenames -F _robotslint robotslint
`
}

function valueCases({name, flags}: CompletableCommand): readonly string[] {
  return flags.flatMap(flag =>
    flag.value ? [`    '${name} --${flag.name}') ${offer(flag.value)}; return ;;`] : [],
  )
}

function flagCase({name, flags}: CompletableCommand): string {
  const words = flags.flatMap(flag => [`--${flag.name}`, ...(flag.short ? [`-${flag.short}`] : [])])
  return `      ${name}) ${offer({words})} ;;`
}

function operandCase({name, operands}: CompletableCommand): string {
  return `    ${name}) ${offer(operands)} ;;`
}

function offer(what: Offer): string {
  if (what === 'nothing') return ':'
  if (what === 'files') return '_robotslint_files "$word"'
  return `COMPREPLY+=($(compgen -W '${what.words.join(' ')}' -- "$word"))`
}
