import type {PortForm} from '../../analyzer/retrieval.ts'
import {type Endpoint, FailedRequest} from '../failure.ts'
import {endpointOf} from '../target-url.ts'
import type {GeminiAnswer} from './ask.ts'

/**
 * Asks again with the port written where it was not, or left out where it was: there are servers that compare the
 * address with their own as text, and others that do not know behind which port they stand.
 *
 * @param url what was answered with 53 or 59, in normal form
 * @param ask asks for a URL at the place given
 */
export async function checkPortForm(
  url: URL,
  ask: (url: URL, endpoint: Endpoint) => Promise<GeminiAnswer>,
): Promise<PortForm | undefined> {
  const other = new URL(url)
  other.port = url.port === '' ? String(endpointOf(url).port) : ''
  try {
    const {header} = await ask(other, endpointOf(url))
    return {url: other.href, status: header.status, meta: header.meta}
  } catch (error) {
    if (!(error instanceof FailedRequest)) throw error
    return undefined
  }
}
