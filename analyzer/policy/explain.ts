import type {Profile} from '../crawlers/profile.ts'
import {quote} from '../text/quote.ts'
import type {Decision} from './decide.ts'
import type {Policy} from './policy.ts'

/** What settled a decision, in one sentence. */
export function explain(decision: Decision): string {
  const {profile, path, rule, selection} = decision
  const names = selection.names.length > 0 ? selection.names.join(', ') : '*'
  switch (decision.reason) {
    case 'rule':
      return `${quote(rule?.line.raw.trim() ?? '')} ${CHOICES[profile.ruleChoice]} ${quote(path)}`
    case 'no-rule':
      return `no rule for ${names} covers ${quote(path)}`
    case 'no-group':
      return `no group is for ${names}`
    case 'file-ignored':
      return `${profile.title} ignores this file`
    case 'robots-txt':
      return `${profile.title} never compares /robots.txt itself with the rules`
  }
}

const CHOICES: Readonly<Record<Profile['ruleChoice'], string>> = {
  longest: 'is the longest rule that covers',
  first: 'is the first rule that covers',
  'any-disallow': 'covers',
}

/** Why a crawler ignores a file, in one clause. */
export const IGNORED: Readonly<Record<NonNullable<Policy['ignored']>, string>> = {
  'too-large': 'it is larger than the crawler takes',
  'rule-before-agent': 'a rule stands before the first user-agent line',
  'bad-crawl-delay': 'a Crawl-delay is no number',
}
