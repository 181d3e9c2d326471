import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {findMojibake, repairMojibake} from '../../../analyzer/text/mojibake.ts'
import {decodeWindows1252} from '../../../analyzer/text/windows-1252.ts'

/** What the damage does: the bytes of UTF-8 are read as Windows-1252. */
function damage(text: string): string {
  return decodeWindows1252(new TextEncoder().encode(text))
}

/** Some programs read Latin-1 instead. */
function damageByLatin1(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text))
}

describe('findMojibake', () => {
  test.each([
    ['política', 'pol[í]tica'],
    ['Müller Straße', 'M[ü]ller Stra[ß]e'],
    ['São Paulo', 'S[ã]o Paulo'],
    ['ÉCOLE', '[É]COLE'],
    ['MÓDULO', 'M[Ó]DULO'],
    ['à la carte', '[à] la carte'],
    ['it’s', 'it[’]s'],
    ['1994–2022 … “x”', '1994[–]2022 […] [“]x[”]'],
    ['5 €', '5 [€]'],
    ['10\u00A0%', '10[\u00A0]%'],
    ['® © °', '[®] [©] [°]'],
    ['Яндекс', '[Яндекс]'],
    ['Ελλάδα', '[Ελλάδα]'],
    ['שלום', '[שלום]'],
    ['検索', '[検索]'],
    ['bots 😀', 'bots [😀]'],
  ])('finds what was %s', (text, marked) => {
    expect(mark(damage(text))).toBe(marked)
    expect(mark(damageByLatin1(text))).toBe(marked)
  })

  test.each([
    ['polÃtica', 'pol[í]tica', 'a lost soft hyphen'],
    ['Der groâˆšÃ¼e', 'Der gro[√ü]e', 'damage of another kind below'],
    ['CoolBotÂ¬', 'CoolBot[¬]', 'a sign'],
  ])('finds %s (%s)', (text, marked) => {
    expect(mark(text)).toBe(marked)
  })

  test.each([
    ['política', 'accents'],
    ['SÃO PAULO', 'Ã in capitals'],
    ['Âge', 'Â at the start'],
    ['“MAÇÔ', 'a closing quotation mark behind capitals'],
    ['CAFɔ', 'the same behind another letter'],
    ['IRMÅ', 'an ellipsis behind capitals'],
    ['« voilà\u00A0» «\u00A0privé\u00A0»', 'French quotation marks'],
    ['„Spaß“', 'German quotation marks'],
    ['3×“2”', 'a sign before a quotation mark'],
    ['Яндекс, 検索, שלום, 😀', 'other scripts'],
    ['ï»¿', 'a byte order mark, which is a matter of its own'],
    ['Ã', 'one character'],
    ['', 'nothing'],
  ])('lets %s stand (%s)', text => {
    expect(findMojibake(text, 0, text.length)).toEqual([])
  })

  test('looks between the offsets only', () => {
    expect(findMojibake('Ã©Ã©Ã©', 2, 4)).toEqual([{start: 2, end: 4, meant: 'é'}])
    expect(findMojibake('Ã©', 0, 1)).toEqual([])
    expect(findMojibake('aÃb', 1, 3)).toEqual([])
  })

  test('lets any text stand that has no capital letters with accents', () => {
    const letters = fc.string({unit: fc.constantFrom(...'abcéèàüößñçøå /-_.,«»“”’–'), maxLength: 30})
    fc.assert(
      fc.property(letters, text => {
        expect(findMojibake(text, 0, text.length)).toEqual([])
      }),
      {seed: 9309, numRuns: 500},
    )
  })
})

describe('repairMojibake', () => {
  test.each([1, 2, 3])('undoes the damage of %i wrong readings', times => {
    const letters = fc.string({unit: fc.constantFrom(...'abcéèàüößñçøåíÉÜÖÀ/-_.'), maxLength: 20})
    fc.assert(
      fc.property(letters, text => {
        let damaged = text
        for (let time = 0; time < times; time++) damaged = damage(damaged)
        expect(repairMojibake(damaged)).toBe(text)
      }),
      {seed: 9309, numRuns: 300},
    )
  })
})

/** The text as it was, with what was damaged in brackets. */
function mark(text: string): string {
  let marked = ''
  let done = 0
  for (const {start, end, meant} of findMojibake(text, 0, text.length)) {
    marked += `${text.slice(done, start)}[${meant}]`
    done = end
  }
  return marked + text.slice(done)
}
