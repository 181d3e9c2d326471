import type * as fs from 'node:fs'

/** The functions of Node's `fs` that read; tests replace single ones. Files are read by `readBytes`, which ends. */
export type FileReader = Pick<
  typeof fs,
  | 'closeSync'
  | 'existsSync'
  | 'fstatSync'
  | 'lstatSync'
  | 'openSync'
  | 'readSync'
  | 'readdirSync'
  | 'statSync'
>
