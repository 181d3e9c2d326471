import {defineProfile, type Source} from '../profile.ts'
import {temotoFacts, temotoOddities} from './temoto.ts'

const proxy: Source = {
  title: 'JVMerkle/gemportal 59c234e, app/gemportal.go',
  url: 'https://github.com/JVMerkle/gemportal',
  date: '2025-05',
  evidence: 'read',
}

export const gemportal = defineProfile(
  {
    id: 'gemportal',
    title: 'Gemportal',
    kind: 'proxy',
    protocol: 'gemini',
    notes: [
      'A file of 4096 bytes or more counts as absent, and so does one with a rule before the first user-agent line.',
    ],
  },
  {
    ...temotoFacts,
    agents: [['webproxy'], proxy],
    defaultGroup: ['ignored', proxy],
    // A file of 4096 bytes counts as too large.
    sizeLimit: [4095, proxy],
    beyondSizeLimit: ['file-ignored', proxy],
    requestQuery: [null, proxy],
    failure: [
      {
        absent: 'allow-all',
        forbidden: 'allow-all',
        refused: 'allow-all',
        redirect: 'allow-all',
        slowDown: 'allow-all',
        serverError: 'allow-all',
        unreachable: 'allow-all',
        otherSuccess: 'allow-all',
        bareLineFeed: 'unknown',
        otherText: 'rules',
        otherType: 'rules',
      },
      proxy,
    ],
  },
  temotoOddities,
)
