import type {Analysis} from '../documents/analysis.ts'

/** Finds something out once for each version of a document, and keeps it as long as the version is kept. */
export function perAnalysis<Found>(find: (analysis: Analysis) => Found): (analysis: Analysis) => Found {
  const known = new WeakMap<Analysis, {readonly found: Found}>()
  return analysis => {
    let entry = known.get(analysis)
    if (entry === undefined) {
      entry = {found: find(analysis)}
      known.set(analysis, entry)
    }
    return entry.found
  }
}
