import {isUrl, siteOf} from '../../analyzer/text/path.ts'
import {quote} from '../../analyzer/text/quote.ts'
import {UsageError} from '../usage-error.ts'

/**
 * Looks at what is to be asked of a robots.txt: a crawler requests a URL, of which the path begins with a slash.
 *
 * @param origin the site that the file is for, if anybody knows
 * @throws UsageError for what no crawler could request, or not by leave of this file
 */
export function checkRequest(url: string, origin: string | undefined): void {
  if (url.startsWith('/')) return
  if (!isUrl(url))
    throw new UsageError(
      `${quote(url)} is neither a path, which begins with a slash, nor a URL, which begins with a scheme such as https://.`,
    )
  // A browser takes the next name for the host where there is none; a crawler's matcher does not.
  const site = /^[^:]+:\/\/[^/?#]/.test(url) ? siteOf(url) : undefined
  if (site === undefined) throw new UsageError(`${quote(url)} is no URL: nothing can be requested by it.`)
  const own = origin === undefined ? undefined : siteOf(origin)
  if (own !== undefined && own !== site)
    throw new UsageError(`${quote(url)} lies on another site than ${own}, which the file is for.`)
}
