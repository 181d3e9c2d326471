import {defineProfile, type Facts, type Source} from '../profile.ts'

/** Cites a section; the empty name stands for what the RFC leaves open. */
type Cite = (section: string) => Source

const rfc: Cite = section => ({
  title: section === '' ? 'RFC 9309 does not say; the usual reading' : `RFC 9309 §${section}`,
  url: `https://www.rfc-editor.org/rfc/rfc9309.html${section && `#section-${section}`}`,
  date: '2022-09',
  evidence: section === '' ? 'assumed' : 'stated',
})

/** The reading of RFC 9309, also for crawlers that are only known to follow it. */
export const rfc9309Facts = (cite: Cite): Facts => ({
  agents: [[], cite('2.2.1')],
  defaultGroup: ['obeyed', cite('2.2.1')],
  combination: ['specific-wins', cite('2.2.1')],
  agentCase: ['ignored', cite('2.2.1')],
  agentComparison: ['equal', cite('2.2.1')],
  // The grammar has neither versions nor digits; readers cut the one and accept the other.
  agentCut: ['version', cite('')],
  severalGroups: ['merged', cite('2.2.1')],
  groupWithoutRules: ['counts', cite('2.2')],
  namesBesideStar: ['obeyed', cite('2.2')],

  runEnd: ['rule', cite('2.2.4')],
  blankLine: ['ignored', cite('2.2')],
  rulesBeforeAgent: ['ignored', cite('2.2.2')],

  allow: ['read', cite('2.2')],
  ruleChoice: ['longest', cite('2.2.2')],
  tie: ['allow', cite('2.2.2')],
  wildcard: ['any-run', cite('2.2.3')],
  endAnchor: ['path-end', cite('2.2.3')],
  prefix: ['characters', cite('2.2.2')],
  emptyDisallow: ['no-effect', cite('2.2')],
  missingSlash: ['literal', cite('2.2')],
  percentEncoding: ['rfc9309', cite('2.2.2')],
  query: ['included', cite('2.2.2')],
  pathCase: ['significant', cite('2.2.2')],
  robotsTxt: ['exempt', cite('2.2.2')],

  lineEnds: ['lf-or-cr', cite('2.2')],
  byteOrderMark: ['skipped', cite('')],
  indentation: ['skipped', cite('2.2')],
  blankBeforeColon: ['skipped', cite('2.2')],
  trailingBlanks: ['trimmed', cite('2.2')],
  blanks: ['space-tab', cite('2.2')],
  inlineComment: ['cut', cite('2.2.3')],
  separator: ['first-colon', cite('2.2')],
  missingColon: ['skipped', cite('2.2')],
  keySpelling: ['exact', cite('2.2')],
  misspellings: [{}, cite('2.2')],

  // A reader may take more, but must take 500 KiB.
  sizeLimit: [500 * 1024, cite('2.5')],
  beyondSizeLimit: ['rest-ignored', cite('2.5')],
  lineLimit: [null, cite('')],
  ruleLimit: [null, cite('')],
  pathLimit: [null, cite('')],

  requestQuery: [null, cite('2.3.1')],
  failure: [
    {
      absent: 'allow-all',
      forbidden: 'allow-all',
      refused: 'allow-all',
      redirect: 'followed',
      slowDown: 'allow-all',
      serverError: 'disallow-all',
      unreachable: 'disallow-all',
      otherSuccess: 'rules',
      bareLineFeed: 'unknown',
      // The file must be text/plain; what becomes of another is not said.
      otherText: 'unknown',
      otherType: 'unknown',
    },
    cite('2.3.1'),
  ],
})

export const rfc9309 = defineProfile(
  {
    id: 'rfc9309',
    title: 'RFC 9309',
    kind: 'specification',
    protocol: 'web',
    notes: ['The grammar has no digits in names; readers accept them all the same, as this one does.'],
  },
  rfc9309Facts(rfc),
)
