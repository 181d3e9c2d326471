import {nearest} from '../analyzer/text/edit-distance.ts'

/** ` Did you mean X?` with the candidate that a word is a slip or the beginning of, or nothing. */
export function didYouMean(
  word: string,
  candidates: Iterable<string>,
  show = (name: string) => name,
): string {
  const names = [...candidates]
  const name = nearest(word, names) ?? names.find(one => word.length > 1 && one.startsWith(word))
  return name === undefined ? '' : ` Did you mean ${show(name)}?`
}
