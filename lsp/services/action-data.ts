import type {CodeAction} from 'vscode-languageserver-types'
import type {Analysis} from '../documents/analysis.ts'

/** What the edit of an action is made from, when the action is chosen. */
export type EditSource =
  /** All safe fixes. */
  | {readonly kind: 'safe'}
  /** All fixes of a rule. */
  | {readonly kind: 'rule'; readonly rule: string; readonly isTold: boolean}
  /** One of the ways out of the problem of a rule that begins at an offset. */
  | {
      readonly kind: 'way'
      readonly rule: string
      readonly at: number
      readonly index: number
      /** Whether the title says what access is changed. */
      readonly isTold: boolean
    }

/** Which state of which document an action is for, and what it does. */
export type ActionData = EditSource & {readonly uri: string; readonly version: number}

export function actionData(from: EditSource, {uri, version}: Analysis): ActionData {
  return {...from, uri, version}
}

/** Reads what the server has put into an action; undefined where it is not from here. */
export function dataOf({data}: CodeAction): ActionData | undefined {
  const given: Readonly<Record<string, unknown>> = Object(data)
  const {kind, uri, version, rule, at, index, isTold} = given
  if (typeof uri !== 'string' || typeof version !== 'number') return undefined
  if (kind === 'safe') return {kind, uri, version}
  if (typeof rule !== 'string' || typeof isTold !== 'boolean') return undefined
  if (kind === 'rule') return {kind, rule, isTold, uri, version}
  if (kind !== 'way' || typeof at !== 'number' || typeof index !== 'number') return undefined
  return {kind, rule, at, index, isTold, uri, version}
}
