/** A character that nobody sees, or that looks like another, and how it can be told. */
export interface OddCharacter {
  /** Its Unicode name in lower case, or what it is where it has none. */
  readonly name: string
  /** What it passes for. */
  readonly looksLike: 'nothing' | 'blank' | 'hyphen'
}

const TABLE = `
08 nothing backspace
1B nothing escape
7F nothing delete
A0 blank no-break space
AD nothing soft hyphen
34F nothing combining grapheme joiner
61C nothing arabic letter mark
115F nothing hangul choseong filler
1160 nothing hangul jungseong filler
1680 blank ogham space mark
180E nothing mongolian vowel separator
2000 blank en quad
2001 blank em quad
2002 blank en space
2003 blank em space
2004 blank three-per-em space
2005 blank four-per-em space
2006 blank six-per-em space
2007 blank figure space
2008 blank punctuation space
2009 blank thin space
200A blank hair space
200B nothing zero width space
200C nothing zero width non-joiner
200D nothing zero width joiner
200E nothing left-to-right mark
200F nothing right-to-left mark
2010 hyphen hyphen
2011 hyphen non-breaking hyphen
2012 hyphen figure dash
2013 hyphen en dash
2014 hyphen em dash
2015 hyphen horizontal bar
202A nothing left-to-right embedding
202B nothing right-to-left embedding
202C nothing pop directional formatting
202D nothing left-to-right override
202E nothing right-to-left override
202F blank narrow no-break space
205F blank medium mathematical space
2060 nothing word joiner
2061 nothing function application
2062 nothing invisible times
2063 nothing invisible separator
2064 nothing invisible plus
2066 nothing left-to-right isolate
2067 nothing right-to-left isolate
2068 nothing first strong isolate
2069 nothing pop directional isolate
2212 hyphen minus sign
2800 nothing braille pattern blank
3164 nothing hangul filler
FEFF nothing zero width no-break space
FFA0 nothing halfwidth hangul filler
`

const CONTROL: OddCharacter = {name: 'control character', looksLike: 'nothing'}

let characters: ReadonlyMap<number, OddCharacter> | undefined

/**
 * Tells a character that nobody sees, or a look-alike of the hyphen, by its code. Undefined for all others: the
 * space, the tab, whatever some reader takes for a line end, NUL, and the ideographic space, which is as wide as a
 * letter.
 */
export function oddCharacter(code: number): OddCharacter | undefined {
  characters ??= readTable()
  return characters.get(code)
}

function readTable(): ReadonlyMap<number, OddCharacter> {
  const table = new Map<number, OddCharacter>()
  for (let code = 1; code < 0xa0; code++) {
    const isText = code >= 0x20 && code < 0x7f
    if (!isText && !isTabOrLineEnd(code)) table.set(code, CONTROL)
  }
  for (const line of TABLE.trim().split('\n')) {
    const [code = '', looksLike, ...name] = line.split(' ')
    if (looksLike !== 'nothing' && looksLike !== 'blank' && looksLike !== 'hyphen') {
      throw new Error(`Odd characters: "${looksLike}" is none of nothing, blank, hyphen`)
    }
    table.set(Number.parseInt(code, 16), {name: name.join(' '), looksLike})
  }
  return table
}

/** Python's `splitlines` ends lines at more characters than LF and CR. */
function isTabOrLineEnd(code: number): boolean {
  return (code >= 0x09 && code <= 0x0d) || (code >= 0x1c && code <= 0x1e) || code === 0x85
}
