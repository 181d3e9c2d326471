import {defineProfile, type Source} from '../profile.ts'
import {protegoFacts, protegoOddities} from './protego.ts'

const crawler: Source = {
  title:
    'michael-lazar/mozz-archiver 12617d2 (Scrapy); its README says mozz-archiver, its code archiver-mozz',
  url: 'https://github.com/michael-lazar/mozz-archiver',
  date: '2020',
  evidence: 'read',
}

export const mozzArchiver = defineProfile(
  {
    id: 'mozz-archiver',
    title: 'mozz-archiver',
    kind: 'archive',
    protocol: 'gemini',
    notes: ['Its README says `mozz-archiver`; its code asks as `archiver-mozz`.'],
  },
  {
    ...protegoFacts,
    agents: [['archiver-mozz'], crawler],
    combination: ['each-role', crawler],
    failure: [
      protegoFacts.failure[0],
      {...crawler, title: 'Not established for mozz-archiver', evidence: 'assumed'},
    ],
  },
  protegoOddities,
)
