/** What stands before the query of a path. */
export function withoutQuery(path: string): string {
  const question = path.indexOf('?')
  return question < 0 ? path : path.slice(0, question)
}
