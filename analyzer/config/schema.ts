import {docsUrl} from '../lint/docs-url.ts'
import type {LintRule} from '../lint/rule.ts'

/** A JSON Schema (draft 7, which editors understand). */
export type JsonSchema = Readonly<Record<string, unknown>>

const LEVEL: JsonSchema = {enum: ['off', 'info', 'warning', 'error']}
const STRINGS: JsonSchema = {type: 'array', items: {type: 'string', minLength: 1}}

/** The schema of `robotslint.config.json`. It is rendered from the rules, so that a wrong id or option is found. */
export function configSchema(rules: readonly LintRule[]): JsonSchema {
  const settings = settingsSchemas(rules)
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Configuration of robotslint',
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: {type: 'string', description: 'The schema of this file, for completion in editors.'},
      extends: {
        description: 'Presets (`gemini`, `web`, `recommended`, `strict`) or paths of other configurations.',
        anyOf: [{type: 'string', minLength: 1}, STRINGS],
      },
      ...settings,
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
              minItems: 1,
              description: 'Globs, relative to the folder of this configuration.',
            },
            ...settings,
          },
        },
      },
      ignore: {...STRINGS, description: 'Globs of files that are never linted.'},
    },
  }
}

function settingsSchemas(rules: readonly LintRule[]): JsonSchema {
  return {
    targets: {
      ...STRINGS,
      minItems: 1,
      description:
        'Who reads the files: `gemini`, `web`, `libraries`, or single crawlers. Default: judged by the content.',
    },
    rules: {
      type: 'object',
      description: 'Levels and options by rule.',
      additionalProperties: false,
      properties: Object.fromEntries(rules.map(rule => [rule.id, ruleSchema(rule)])),
    },
    knownAgents: {...STRINGS, description: 'Names of crawlers that the catalogue does not have.'},
    knownDirectives: {...STRINGS, description: 'Keys that some reader of yours understands.'},
    origin: {
      type: 'string',
      pattern: '^(https?|gemini)://[^/?#]+/?$',
      description: 'The site that serves the file, such as `https://example.com`.',
    },
    expectations: {
      type: 'array',
      description: 'Who must, and who must not, be able to fetch what: tests for the file.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['agent', 'url', 'allowed'],
        properties: {
          agent: {
            anyOf: [{type: 'string', minLength: 1}, STRINGS],
            description: 'A crawler, or roles of a Gemini bot.',
          },
          url: {type: 'string', minLength: 1, description: 'A URL or a path of the site.'},
          allowed: {type: 'boolean'},
          as: {type: 'string', description: 'The crawler profile that decides. Default: each target.'},
        },
      },
    },
  }
}

function ruleSchema(rule: LintRule): JsonSchema {
  const description = `${rule.summary} ${docsUrl(rule.id)}`
  const full: JsonSchema = {
    type: 'object',
    additionalProperties: false,
    properties: {severity: LEVEL, ...(rule.options && {options: rule.options.schema})},
  }
  return {description, anyOf: [LEVEL, full]}
}
