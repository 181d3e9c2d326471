import {defineProfile, type Source} from '../profile.ts'
import {temotoFacts, temotoOddities} from './temoto.ts'

const crawler: Source = {
  title: 'clseibold/auragem_sis 5af3f8d, crawler/context.go',
  url: 'https://github.com/clseibold/auragem_sis',
  date: '2025-05-09',
  evidence: 'read',
}

export const aurasearch = defineProfile(
  {
    id: 'aurasearch',
    title: 'AuraSearch',
    kind: 'search',
    protocol: 'gemini',
    notes: [
      'Unless the exact text `User-Agent:` stands somewhere in the file, the first group is for everybody: `User-agent: webproxy` with `Disallow: /` removes the capsule from its index. A first group for `*` prevents that.',
      'A Crawl-delay that is no number, or a rule before the first user-agent line, loses the whole file.',
      'A second word of a value is lost, and a blank before the colon makes the colon the value.',
    ],
  },
  {
    ...temotoFacts,
    agents: [['indexer'], crawler],
    requestQuery: [null, crawler],
    failure: [
      {
        absent: 'allow-all',
        forbidden: 'allow-all',
        refused: 'allow-all',
        redirect: 'allow-all',
        slowDown: 'retry',
        serverError: 'allow-all',
        unreachable: 'allow-all',
        otherSuccess: 'allow-all',
        bareLineFeed: 'unknown',
        otherText: 'rules',
        otherType: 'rules',
      },
      crawler,
    ],
  },
  {...temotoOddities, agentsBeforeFirstLine: everybodyUnlessSpeltWithCapitalA},
)

/** It looks for the exact text `User-Agent:` and, where that is missing, writes `User-Agent: *` before the file. */
function everybodyUnlessSpeltWithCapitalA(text: string): string[] {
  return text.includes('User-Agent:') ? [] : ['*']
}
