/** Gives the rule with a number. */
export type RuleOf = (index: number) => string

export const plain: RuleOf = index => `Disallow: /section-${index % 977}/page-${index}/`
/** One rule in ten has a wildcard, as in large real files. */
export const wildcards: RuleOf = index => (index % 10 === 0 ? `Disallow: /*?p${index}=` : plain(index))

/** A name of letters alone, as product tokens are: Google cuts others short, and would find one name in all groups. */
function agent(index: number): string {
  let letters = ''
  for (let rest = index; rest > 0; rest = Math.floor(rest / 26))
    letters += String.fromCharCode(97 + (rest % 26))
  return `bot-${letters}`
}

/** A robots.txt of at most a number of bytes, since crawlers stop at 500 KiB, with a group for every so many rules, and a sitemap. */
export function fileOf(size: number, ruleOf: RuleOf, rulesInGroup: number): string {
  const parts = ['Sitemap: https://example.com/sitemap.xml\n']
  for (let index = 0, length = parts.join('').length; ; index++) {
    const opening =
      index === 0 ? '\nUser-agent: *\n' : index % rulesInGroup === 0 ? `\nUser-agent: ${agent(index)}\n` : ''
    const part = `${opening}${index % 7 === 0 ? `Allow: /open/${index}/x` : ruleOf(index)}\n`
    length += part.length
    if (length > size) break
    parts.push(part)
  }
  // In one piece, as a file that was read is.
  return Buffer.from(parts.join('')).toString('latin1')
}
