import {describe, expect, test} from 'vitest'
import {ask, profileOf} from './ask.ts'
import {readShared} from './shared.ts'

interface Vector {
  readonly id: string
  readonly robotstxt: string
  readonly robotstxt_escaped?: string
  readonly agent: string
  readonly url: string
  readonly url_escaped?: string
  /** Null where the engine gives no answer: the URL is of another site than the file. */
  readonly allowed: boolean | null
}

interface Suite {
  readonly file: string
  /** The profile whose reading the suite presumes, or the nearest. */
  readonly profile: string
  readonly count: number
  /** Vectors that the profile does not agree with, and why; the test fails where it does. */
  readonly exceptions?: Readonly<Record<string, string>>
}

const OTHER_HOST = 'a policy does not know of which site it is, and this URL is of another'
const VISIT = 'the answer depends on the status, or on the hour, of the retrieval'

const suites: readonly Suite[] = [
  {file: 'google-robotstxt', profile: 'google', count: 145},
  {file: 'google-robotstxt-java', profile: 'google', count: 149},
  {file: 'cpython-robotparser-legacy', profile: 'python-urllib', count: 54},
  {file: 'protego', profile: 'protego', count: 188},
  {
    file: 'robots-parser-js',
    profile: 'rfc9309',
    count: 168,
    exceptions: {
      'robots-parser-js-0122':
        'lone surrogates, which no UTF-8 file can hold: here two of them are one U+FFFD each',
    },
  },
  {
    file: 'rep-cpp',
    profile: 'rfc9309',
    count: 185,
    exceptions: {
      'rep-cpp-0002': 'RFC 9309 §2.2.2: rules outside a group are ignored; rep-cpp takes them for everybody',
      'rep-cpp-0009': 'RFC 9309 §2.2.4: other records do not end a group; for rep-cpp they do',
      'rep-cpp-0067': OTHER_HOST,
      'rep-cpp-0088': OTHER_HOST,
    },
  },
  {
    file: 'vipnytt-robotstxtparser',
    profile: 'rfc9309',
    count: 91,
    exceptions: {
      'vipnytt-robotstxtparser-0021': 'Noindex is a rule for VIPnytt, and for nobody else',
      'vipnytt-robotstxtparser-0023': 'Noindex is a rule for VIPnytt, and for nobody else',
      'vipnytt-robotstxtparser-0025': 'Noindex is a rule for VIPnytt, and for nobody else',
      'vipnytt-robotstxtparser-0058':
        'of two `$` at the end, RFC 9309 §2.2.3 makes only the last one special',
      'vipnytt-robotstxtparser-0081': VISIT,
      'vipnytt-robotstxtparser-0082': VISIT,
      'vipnytt-robotstxtparser-0083': VISIT,
      'vipnytt-robotstxtparser-0087': VISIT,
      'vipnytt-robotstxtparser-0089': VISIT,
    },
  },
]

describe.each(suites)('$file, read as $profile', ({file, profile, count, exceptions = {}}) => {
  const vectors = readVectors(file)

  test.skipIf(vectors.length === 0)('agrees with every vector but the exceptions', () => {
    const disagreeing = vectors.filter(vector => !agrees(vector, profile)).map(({id}) => id)
    expect(disagreeing).toEqual(Object.keys(exceptions))
    expect(vectors.length + unanswered(file)).toBe(count)
  })
})

function agrees(
  {robotstxt, robotstxt_escaped, agent, url, url_escaped, allowed}: Vector,
  profile: string,
): boolean {
  return (
    ask(profileOf(profile), original(robotstxt, robotstxt_escaped), original(url, url_escaped), agent)
      .allowed === allowed
  )
}

function original(text: string, escaped: string | undefined): string {
  return escaped === undefined ? text : JSON.parse(`"${escaped}"`)
}

function readVectors(file: string): Vector[] {
  return readAll(file).filter(({allowed}) => allowed !== null)
}

function unanswered(file: string): number {
  return readAll(file).filter(({allowed}) => allowed === null).length
}

function readAll(file: string): Vector[] {
  const text = readShared(`data/vectors/${file}.jsonl`)
  return text === undefined
    ? []
    : text
        .trim()
        .split('\n')
        .map(line => JSON.parse(line))
}
