import {setFlagsFromString} from 'node:v8'
import {runInNewContext} from 'node:vm'
import {runSilently} from './run-silently.ts'

/**
 * Surveys the hosts in urls.txt, of which none exists, and tells how many bytes are in use when certain ones of them are
 * asked for, by their numbers.
 */
export async function heapWhileSurveying(
  folder: string,
  numbers: readonly number[],
): Promise<readonly number[]> {
  const heap: number[] = []
  let asked = 0
  const lookup = async (): Promise<never> => {
    if (numbers.includes(++asked)) heap.push(bytesInUse())
    throw Object.assign(new Error('no such host'), {code: 'ENOTFOUND'})
  }
  await runSilently(['--urls-from=urls.txt', '--format=ndjson'], folder, {lookup, pause: 0})
  return heap
}

/** When all that is out of use was collected. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}
