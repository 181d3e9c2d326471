import type * as fs from 'node:fs'

/** The functions of Node's `fs` that read; tests replace single ones. */
export type FileReader = Pick<
  typeof fs,
  'existsSync' | 'lstatSync' | 'readFileSync' | 'readdirSync' | 'statSync'
>
