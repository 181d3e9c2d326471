import {defineProfile, type Source} from '../profile.ts'
import {robotparserFacts} from './python-urllib.ts'

const handling: Source = {
  title: 'geminispace.info (GUS) 108bfe8, docs/handling-robots.md and its use of urllib.robotparser',
  url: 'gemini://gmn.clttr.info/sources/geminispace.info.git',
  date: '2023-01-29',
  evidence: 'read',
}

export const gus = defineProfile(
  {
    id: 'gus',
    title: 'GUS (geminispace.info)',
    kind: 'search',
    protocol: 'gemini',
    notes: [
      'A blank line between `User-agent` and `Disallow` loses the rules.',
      "It counts a capsule's answer for `gus` and for `indexer`, and obeys the stricter.",
    ],
  },
  {
    ...robotparserFacts,
    agents: [['gus', 'indexer'], handling],
    combination: ['each-role', handling],
    requestQuery: [null, {...handling, title: 'Not established for GUS', evidence: 'assumed'}],
    failure: [
      {
        absent: 'allow-all',
        forbidden: 'unknown',
        refused: 'unknown',
        redirect: 'unknown',
        slowDown: 'unknown',
        serverError: 'unknown',
        unreachable: 'unknown',
        otherSuccess: 'unknown',
        bareLineFeed: 'unknown',
        otherText: 'unknown',
        otherType: 'unknown',
      },
      {...handling, title: 'Not established for GUS', evidence: 'assumed'},
    ],
  },
)
