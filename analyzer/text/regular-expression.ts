/** A piece of a path that only a regular expression would have. */
export interface RegularExpression {
  /** Offsets in the path. */
  readonly start: number
  readonly end: number
  /** A path that the whole would match, if it were a regular expression. */
  readonly example: string
}

/**
 * Forms that no address has. What addresses do have is not among them: `(2)`, `[user]`, `?filter[]=`, `C++`,
 * `/index.*`, and `/.*` for files whose names begin with a dot.
 */
const FORMS: readonly RegExp[] = [
  // ^/path
  /^\^(?=.)/,
  // (?:a), (?=a), (?!a), (?i)
  /\(\?[:=!<i][^()]*\)/,
  // (a|b)
  /\([^()|]*\|[^()]*\)/,
  // /a|/b
  /\|\//,
  // (.*)
  /\(\.[*+]\??\)/,
  // [a-z], [0-9]+, [^/]
  /\[(?:\^[^\][]+|(?:a-[zf]|A-[ZF]|[01]-9|\\[dw])[^\][]*)\][+*?]?/,
  // \d+, \w*, \d{4}
  /\\[dDwWsS](?:[+*?]|\{\d)/,
  // \. \/ \?
  /\\[.?+*()[\]{}|^$/_-]/,
  // [a]{2,4}, x{3}
  /[\])\w]\{\d+(?:,\d*)?\}/,
  // /folder/.* , but not /*/.* and /.*
  /(?<=[^*]\/)\.\*/,
  // .*\.pdf
  /^\.\*/,
  // /folder/.+
  /\.\+(?=$|[/$])/,
]

/** Finds what makes a path a regular expression; undefined for wildcards and for characters that addresses have. */
export function findRegularExpression(path: string): RegularExpression | undefined {
  let first: RegExpExecArray | undefined
  for (const form of FORMS) {
    const found = form.exec(path)
    if (found && (first === undefined || found.index < first.index)) first = found
  }
  return first && {start: first.index, end: first.index + first[0].length, example: exampleOf(path)}
}

/** What each piece of an expression stands for, in the order in which the pieces are taken away. */
const PIECES: readonly (readonly [piece: RegExp, example: string])[] = [
  [/^\^/, ''],
  [/\(\?[=!<][^()]*\)/g, ''],
  [/\(\?(?::|i\))/g, '('],
  [/\[(?:\^|\\w)[^\][]*\][+*?]?/g, 'x'],
  [/(?:\[(?:\\d|0)[^\][]*\]|\\d)[+*?]?/g, '1'],
  [/\[(\w)[^\][]*\][+*?]?/g, '$1'],
  [/\\[DwWsS][+*?]?/g, 'x'],
  [/(?<!\\)\.[*+]\??/g, 'x'],
  [/\(([^()|]*)\|[^()]*\)[+*?]?/g, '$1'],
  [/\(([^()|]*)\)[+*?]?/g, '$1'],
  [/\|\/.*/, ''],
  [/(?<!\\)\*+/g, 'x'],
  [/(?<!\\)\$$/, ''],
]

/** Of a number of repetitions as many as it takes, within reason. */
const MOST_REPETITIONS = 20

function exampleOf(expression: string): string {
  const once = PIECES.reduce((text, [piece, by]) => text.replace(piece, by), expression)
  const example = once.replace(/(.)\{(\d{1,2})(?:,\d*)?\}/g, (_, character: string, count: string) =>
    character.repeat(Math.min(Number(count), MOST_REPETITIONS)),
  )
  const unescaped = example.replace(/\\(.)/g, '$1')
  return unescaped.startsWith('/') ? unescaped : `/${unescaped}`
}
