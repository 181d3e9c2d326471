import {defineProfile, type Source} from '../profile.ts'
import {temotoFacts, temotoOddities} from './temoto.ts'

const crawler: Source = {
  title: 'clseibold/auragem_sis 5af3f8d, crawler/context.go',
  url: 'https://github.com/clseibold/auragem_sis',
  date: '2025-05-09',
  evidence: 'read',
}

export const aurasearch = defineProfile(
  {id: 'aurasearch', title: 'AuraSearch', kind: 'search', protocol: 'gemini'},
  {
    ...temotoFacts,
    agents: [['indexer'], crawler],
    failure: [
      {
        absent: 'allow-all',
        refused: 'allow-all',
        redirect: 'allow-all',
        slowDown: 'retry',
        serverError: 'allow-all',
        unreachable: 'allow-all',
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
