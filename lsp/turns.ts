/** For how long, in milliseconds, long work may keep the server from everything else. */
const LONGEST_TURN = 10

/** Makes a function for long work to await now and then: it lets others have their turn where that is due. */
export function turnTaker(): () => Promise<void> | undefined {
  let end = performance.now() + LONGEST_TURN
  return () => {
    if (performance.now() < end) return undefined
    return new Promise(resolve => {
      setTimeout(() => {
        end = performance.now() + LONGEST_TURN
        resolve()
      }, 0)
    })
  }
}
