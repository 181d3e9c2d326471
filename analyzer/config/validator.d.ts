import type {Configuration} from './configuration.ts'

/** What is wrong with a value, as ajv says it. */
export interface SchemaError {
  readonly keyword: string
  /** A JSON pointer to the value. */
  readonly instancePath: string
  readonly params: Readonly<Record<string, unknown>>
  /** The key that is wrong, where it is a key. */
  readonly propertyName?: string
}

/** Whether a value is a configuration; if not, `validate.errors` says why. Rendered from the schema. */
export const validate: {
  (value: unknown): value is Configuration
  readonly errors?: readonly SchemaError[] | null
}
