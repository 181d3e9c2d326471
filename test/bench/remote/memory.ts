import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {report} from '../measure.ts'
import {heapWhileSurveying} from './heap.ts'

/** Prints how much more memory is in use behind 100,000 URLs than behind the first of them. */
const BEGIN = 2000
const END = 100_000

const folder = mkdtempSync(join(tmpdir(), 'robotslint-'))
const urls = Array.from({length: END}, (_, index) => `https://host-${index}.example/a/page`)
writeFileSync(join(folder, 'urls.txt'), urls.join('\n'))
urls.length = 0
const [before = 0, after = 0] = await heapWhileSurveying(folder, [BEGIN, END])
rmSync(folder, {recursive: true})
report(`memory in use behind ${END} URLs, to that behind ${BEGIN}`, after / before, 'at most 1.05')
