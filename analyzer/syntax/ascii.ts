import type {Root} from './nodes.ts'
import {Trait} from './traits.ts'

/** Whether a file holds nothing but ASCII, so that octets and characters are the same. */
export function isAscii({traits, commentTraits}: Root): boolean {
  return ((traits | commentTraits) & Trait.NonAscii) === 0
}
