import {overlapsForAll} from '../../analyzer/lint/shared-overlaps.ts'
import type {Overlap} from '../../analyzer/policy/overlap.ts'
import type {Line} from '../../analyzer/syntax/nodes.ts'
import {perAnalysis} from './per-analysis.ts'

/** The rules that no target crawler needs, by their lines. Linting asks for the same, and it is found out once. */
export const needlessRules = perAnalysis(
  (analysis): ReadonlyMap<Line, Overlap> =>
    new Map(overlapsForAll(analysis.tree, analysis).map(overlap => [overlap.rule.line, overlap])),
)
