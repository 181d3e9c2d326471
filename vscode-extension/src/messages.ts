/**
 * A text that others have a hand in, for a message or a report: VS Code makes links, of commands even, of
 * `[text](target)`, and a server may redirect to a URL that holds such.
 */
export function withoutLinks(text: string): string {
  return text.replaceAll('](', '] (')
}
