/**
 * A path that a rule is about: the rule without its wildcards, from the first slash on. Whether it really matches
 * is for a decision to say.
 */
export function plainPath(pattern: string): string {
  const path = pattern.replace(/\$$/, '').replaceAll('*', '')
  return path.startsWith('/') ? path : `/${path}`
}
