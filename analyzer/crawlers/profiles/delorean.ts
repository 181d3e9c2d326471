import {defineProfile, type Source} from '../profile.ts'
import {dropRulesWithStars, kennedyFacts} from './kennedy.ts'

const archive: Source = {
  title: 'acidus99/Kennedy 29fbacb: the archive takes what Kennedy may crawl and an archiver may keep',
  url: 'https://github.com/acidus99/Kennedy',
  date: '2026-07-31',
  evidence: 'read',
}

export const delorean = defineProfile(
  {
    id: 'delorean',
    title: 'Delorean Time Machine',
    kind: 'archive',
    protocol: 'gemini',
    notes: ['It applies the latest robots.txt to old copies too.'],
  },
  {...kennedyFacts, agents: [['archiver', 'indexer'], archive]},
  {compilePath: dropRulesWithStars},
)
