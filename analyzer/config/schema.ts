import {targetNames} from '../crawlers/targets.ts'
import {docsUrl} from '../lint/docs-url.ts'
import type {LintRule} from '../lint/rule.ts'
import {ORIGIN, REQUEST} from './patterns.ts'

/** A JSON Schema (draft 7, which editors understand). */
export type JsonSchema = Readonly<Record<string, unknown>>

const LEVEL = definition('level')
const STRINGS = definition('strings')

/** The schema of `robotslint.config.json`. It is rendered from the rules, so that a wrong id or option is found. */
export function configSchema(rules: readonly LintRule[]): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Configuration of robotslint',
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: {type: 'string', description: 'The schema of this file, for completion in editors.'},
      extends: {
        description: 'Presets (`gemini`, `web`, `recommended`, `strict`) or paths of other configurations.',
        anyOf: [definition('text'), STRINGS],
      },
      ...SETTINGS,
      overrides: {
        type: 'array',
        description: 'Settings for some files only; later entries win.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['files'],
          properties: {
            files: {
              ...STRINGS,
              description: 'Globs, relative to the folder of this configuration.',
            },
            ...SETTINGS,
          },
        },
      },
      ignore: {...STRINGS, description: 'Globs of files that are never linted.'},
    },
    definitions: {...DEFINITIONS, rules: rulesSchema(rules)},
  }
}

/** What may stand at the top and in an override. */
const SETTINGS: JsonSchema = {
  targets: {
    ...definition('targets'),
    description: 'Who reads the files: sets of crawlers, or single ones. Default: judged by the content.',
  },
  rules: {...definition('rules'), description: 'Levels and options by rule.'},
  knownAgents: {...STRINGS, description: 'Names of crawlers that the catalogue does not have.'},
  knownDirectives: {...STRINGS, description: 'Keys that some reader of yours understands.'},
  origin: {
    ...definition('origin'),
    description: 'The site that serves the file, such as `https://example.com`.',
  },
  expectations: {
    ...definition('expectations'),
    description: 'Who must, and who must not, be able to fetch what: tests for the file.',
  },
}

const DEFINITIONS: JsonSchema = {
  level: {enum: ['off', 'info', 'warning', 'error']},
  setting: settingSchema({}),
  text: {type: 'string', pattern: '\\S'},
  strings: {type: 'array', items: definition('text')},
  target: {enum: targetNames},
  targets: {type: 'array', minItems: 1, items: definition('target')},
  origin: {type: 'string', pattern: ORIGIN},
  expectations: {type: 'array', items: definition('expectation')},
  expectation: {
    type: 'object',
    additionalProperties: false,
    required: ['agent', 'url', 'allowed'],
    properties: {
      agent: {
        anyOf: [definition('text'), {...STRINGS, minItems: 1}],
        description: 'A crawler, or the roles of one Gemini bot.',
      },
      url: {type: 'string', pattern: REQUEST, description: 'A URL or a path of the site.'},
      allowed: {type: 'boolean'},
      as: {
        ...definition('target'),
        description:
          'Whose reading decides. Default: the specification, and those targets that answer to the name.',
      },
    },
  },
}

function rulesSchema(rules: readonly LintRule[]): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(rules.map(rule => [rule.id, ruleSchema(rule)])),
  }
}

function ruleSchema({id, summary, options}: LintRule): JsonSchema {
  const description = `${summary} ${docsUrl(id)}`
  return options
    ? {description, ...settingSchema({options: options.schema})}
    : {...definition('setting'), description}
}

function settingSchema(options: JsonSchema): JsonSchema {
  return {
    anyOf: [LEVEL, {type: 'object', additionalProperties: false, properties: {severity: LEVEL, ...options}}],
  }
}

function definition(name: string): JsonSchema {
  return {$ref: `#/definitions/${name}`}
}
