import {trimEnd} from '../text/trim-end.ts'

/**
 * A path that a rule is about: `/x.jpg` for `/*.jpg$`, from the first slash on. Whether it really matches is for a
 * decision to say. It is one that an author knows again, not the shortest; that one, `/.jpg`, is what `compare` finds.
 */
export function plainPath(pattern: string): string {
  const path = pattern.replace(/\$$/, '')
  const filled = trimEnd(path, '*').replace(/\*+/g, 'x')
  return filled.startsWith('/') ? filled : `/${filled}`
}
