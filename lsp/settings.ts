import {targetNames} from '../analyzer/crawlers/targets.ts'
import type {Level} from '../analyzer/lint/rule.ts'
import {nearest} from '../analyzer/text/edit-distance.ts'
import {quote} from '../analyzer/text/quote.ts'
import {rules} from '../rules/index.ts'
import type {Settings} from './protocol.ts'

/** Settings, and what of them could not be used, in sentences for the user. */
export interface SettingsReading {
  readonly settings: Settings
  readonly faults: readonly string[]
}

/** Reads what a client gives for the section `robotslint`: anything, or nothing. What is wrong counts as not set. */
export function readSettings(given: unknown): SettingsReading {
  const faults: string[] = []
  const section = new Section(given, 'robotslint', faults)
  const settings: Settings = {
    enable: section.boolean('enable'),
    targets: section.names('targets', targetNames),
    rules: section.levels('rules'),
    configPath: section.text('configPath'),
    run: section.choice('run', ['onType', 'onSave']),
    format: {enable: section.within('format').boolean('enable')},
    inlayHints: {enable: section.within('inlayHints').boolean('enable')},
    codeLens: {enable: section.within('codeLens').boolean('enable')},
  }
  return {settings, faults}
}

const LEVELS: readonly Level[] = ['off', 'info', 'warning', 'error']
const RULE_IDS = rules.map(({id}) => id)

/** An object whose values nobody has checked. */
class Section {
  readonly #values: object
  readonly #name: string
  readonly #faults: string[]

  constructor(given: unknown, name: string, faults: string[]) {
    this.#values = isObject(given) ? given : {}
    this.#name = name
    this.#faults = faults
  }

  within(key: string): Section {
    return new Section(this.#get(key), `${this.#name}.${key}`, this.#faults)
  }

  /** True where it is not set. */
  boolean(key: string): boolean {
    const value = this.#get(key)
    return typeof value === 'boolean' ? value : this.#otherwise(key, value, true)
  }

  text(key: string): string {
    const value = this.#get(key)
    return typeof value === 'string' ? value : this.#otherwise(key, value, '')
  }

  /** The first choice where it is not set. */
  choice<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]): Choice {
    const value = this.#get(key)
    return choices.find(choice => choice === value) ?? this.#otherwise(key, value, choices[0])
  }

  /** A name, or several. */
  names(key: string, known: readonly string[]): readonly string[] {
    const value = this.#get(key)
    const names: readonly unknown[] = Array.isArray(value) ? value : isSet(value) ? [value] : []
    return names.filter((name): name is string => this.#isKnown(key, name, known))
  }

  levels(key: string): Readonly<Record<string, Level>> {
    const value = this.#get(key)
    if (!isObject(value)) return this.#otherwise(key, value, {})
    const levels = new Section(value, `${this.#name}.${key}`, this.#faults)
    const known = Object.keys(value).filter(id => this.#isKnown(key, id, RULE_IDS))
    return Object.fromEntries(known.flatMap(id => levels.#level(id)))
  }

  #level(id: string): [string, Level][] {
    const value = this.#get(id)
    const level = LEVELS.find(one => one === value)
    return level ? [[id, level]] : this.#otherwise(id, value, [])
  }

  #isKnown(key: string, name: unknown, known: readonly string[]): boolean {
    if (known.some(one => one === name)) return true
    const meant = typeof name === 'string' ? nearest(name, known) : undefined
    const hint = meant === undefined ? '' : ` Did you mean ${quote(meant)}?`
    this.#faults.push(
      `The setting ${this.#name}.${key} names ${quote(String(name))}, which is not known.${hint}`,
    )
    return false
  }

  #otherwise<Value>(key: string, value: unknown, otherwise: Value): Value {
    if (isSet(value))
      this.#faults.push(`The setting ${this.#name}.${key} cannot be ${quote(JSON.stringify(value))}.`)
    return otherwise
  }

  #get(key: string): unknown {
    return Object.hasOwn(this.#values, key) ? Reflect.get(this.#values, key) : undefined
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Clients say null where nothing is set. */
function isSet(value: unknown): boolean {
  return value !== undefined && value !== null
}
