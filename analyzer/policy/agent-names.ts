import type {Profile} from '../crawlers/profile.ts'
import type {PolicyAgent} from './statements.ts'

/**
 * The product token of a User-Agent header: `agricola` of `agricola/0.91 ( mod:RSS; … )`, `Googlebot` of
 * `Mozilla/5.0 (compatible; Googlebot/2.1; …)`. What is no header, such as `elektito/gemplex`, is given back.
 */
export function productToken(agent: string): string {
  if (!/\/\d|\(/.test(agent)) return agent
  const compatible = /compatible;\s*([^\s;/()]+)/.exec(agent)?.[1]
  return compatible ?? agent.slice(0, agent.search(/\/\d|\(/)).trim()
}

/**
 * The roles or names of one bot, with commas between them; undefined for a name or a header:
 * `Mozilla/5.0 (KHTML, like Gecko)` has a comma too.
 */
export function rolesOf(asked: string): readonly string[] | undefined {
  const roles = asked.split(',')
  if (roles.length < 2 || !roles.every(name => /^\s*[^\s/()]*\s*$/.test(name))) return undefined
  return roles.map(role => role.trim())
}

/** Whether the line means everybody. */
export function isDefault(agent: PolicyAgent, profile: Profile): boolean {
  return agent.name.startsWith('*') && writtenNames(agent.name, profile).includes('*')
}

/**
 * The longest name in the line that names an agent, as the crawler compares it; undefined where none does.
 *
 * @param name a name as the crawler knows itself, through `foldCase`
 */
export function nameFor(agent: PolicyAgent, name: string, profile: Profile): string | undefined {
  let best: string | undefined
  for (const written of writtenNames(agent.name, profile)) {
    if (written === '*' || !covers(written, name, profile)) continue
    if (best === undefined || written.length > best.length) best = written
  }
  return best
}

/** A name as the crawler compares it. */
export function foldCase(name: string, profile: Profile): string {
  return profile.agentCase === 'ignored' ? name.toLowerCase() : name
}

/** The names that the value of a user-agent line stands for, as the crawler compares them. */
export function writtenNames(value: string, profile: Profile): string[] {
  return CUTS[profile.agentCut](foldCase(value, profile))
}

const CUTS: Readonly<Record<Profile['agentCut'], (value: string) => string[]>> = {
  none: value => [value],
  // Text behind `* ` is no matter to Google.
  token: value => [/^\*(?=\s|$)|^[a-z_-]*/i.exec(value)?.[0] ?? ''],
  version: value => [(value.includes('/') ? value.slice(0, value.indexOf('/')) : value).trim()],
  word: value => [value.split(/[ \t]/, 1)[0] ?? ''],
  'without-stars': value =>
    value === '*' ? [value] : [value, value.replaceAll('*', '')].filter(name => name !== ''),
}

/** Whether a written name covers an agent's name, in the eyes of a crawler. */
export function covers(written: string, name: string, profile: Profile): boolean {
  switch (profile.agentComparison) {
    case 'equal':
      return written === name
    case 'prefix':
      return written !== '' && name.startsWith(written)
    case 'contained':
      return name.includes(written)
  }
}
