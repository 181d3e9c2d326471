import type {Profile} from '../crawlers/profile.ts'
import {quote} from '../text/quote.ts'
import type {Decision} from './decide.ts'
import type {Policy} from './policy.ts'

/** What settled a decision, in one clause. */
export function explain({reason, rule, path, selection, policy}: Decision): string {
  const {profile, ignored} = policy
  const names = selection.names.length > 0 ? selection.names.join(', ') : 'everybody'
  switch (reason) {
    case 'rule':
      return `${quote(rule?.line.raw.trim() ?? '')} is ${CHOICES[profile.ruleChoice]} for ${names} that covers ${quote(path)}`
    case 'no-rule':
      return `no rule for ${names} covers ${quote(path)}`
    case 'no-group':
      return `no group is for ${names}`
    case 'file-ignored':
      return `${profile.title} ignores this file${ignored ? `: ${REASONS[ignored]}` : ''}`
    case 'robots-txt':
      return `${profile.title} never compares /robots.txt itself with the rules`
  }
}

const CHOICES: Readonly<Record<Profile['ruleChoice'], string>> = {
  longest: 'the longest rule',
  first: 'the first rule',
  'any-disallow': 'a rule',
}

/** Why a crawler ignores a file. */
const REASONS: Readonly<Record<NonNullable<Policy['ignored']>, string>> = {
  'too-large': 'it is larger than the crawler takes',
  'rule-before-agent': 'a rule stands before the first user-agent line',
  'bad-crawl-delay': 'a Crawl-delay is no number',
}
