import {defineProfile, type Source} from '../profile.ts'
import {robotparserFacts} from './python-urllib.ts'

const gusPage: Source = {
  title: 'GUS 108bfe8, its page and its use of urllib.robotparser',
  url: 'https://github.com/natpen/gus',
  date: '2022',
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
    agents: [['gus', 'indexer'], gusPage],
    combination: ['each-role', gusPage],
    failure: [
      {
        absent: 'allow-all',
        refused: 'unknown',
        redirect: 'unknown',
        slowDown: 'unknown',
        serverError: 'unknown',
        unreachable: 'unknown',
        otherText: 'unknown',
        otherType: 'unknown',
      },
      {...gusPage, title: 'Not established for GUS', evidence: 'assumed'},
    ],
  },
)
