import type {ValueSpot} from '../spot.ts'

/** The blank that usually stands behind the colon, where a value is begun right behind it. */
export function spaceBefore({line, token}: ValueSpot): '' | ' ' {
  return token.start === line.separatorOffset + 1 && token.start === token.end ? ' ' : ''
}
