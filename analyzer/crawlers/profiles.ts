import type {Profile} from './profile.ts'
import {aurasearch} from './profiles/aurasearch.ts'
import {bing} from './profiles/bing.ts'
import {delorean} from './profiles/delorean.ts'
import {gemini} from './profiles/gemini.ts'
import {geminiGrc} from './profiles/gemini-grc.ts'
import {gemplex} from './profiles/gemplex.ts'
import {gemportal} from './profiles/gemportal.ts'
import {google} from './profiles/google.ts'
import {gus} from './profiles/gus.ts'
import {kennedy} from './profiles/kennedy.ts'
import {mozzArchiver} from './profiles/mozz-archiver.ts'
import {protego} from './profiles/protego.ts'
import {pythonUrllib} from './profiles/python-urllib.ts'
import {rep1994} from './profiles/rep1994.ts'
import {rfc9309} from './profiles/rfc9309.ts'
import {september} from './profiles/september.ts'
import {tlgs} from './profiles/tlgs.ts'
import {yandex} from './profiles/yandex.ts'

/** All profiles in the order in which they are shown: those of Gemini, of the Web, of libraries; specifications first. */
export const profiles: readonly Profile[] = [
  gemini,
  kennedy,
  delorean,
  gus,
  tlgs,
  aurasearch,
  gemplex,
  geminiGrc,
  mozzArchiver,
  gemportal,
  september,
  rfc9309,
  google,
  bing,
  yandex,
  pythonUrllib,
  protego,
  rep1994,
]

const byId = new Map(profiles.map(profile => [profile.id, profile]))

export function findProfile(id: string): Profile | undefined {
  return byId.get(id)
}
