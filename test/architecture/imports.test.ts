import {readdirSync, readFileSync} from 'node:fs'
import {dirname, join, normalize} from 'node:path'
import {describe, expect, test} from 'vitest'

/**
 * Which folder may import from which: ARCHITECTURE.md says why. A folder may always import from itself; a nested
 * folder that is listed here has rules of its own.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'analyzer/text': [],
  'analyzer/syntax': ['analyzer/text'],
  'analyzer/crawlers': ['analyzer/syntax', 'analyzer/text'],
  'analyzer/policy': ['analyzer/crawlers', 'analyzer/syntax', 'analyzer/text'],
  'analyzer/lint': [
    'analyzer/policy',
    'analyzer/crawlers',
    'analyzer/syntax',
    'analyzer/text',
    'analyzer/retrieval.ts',
  ],
  'analyzer/config': [
    'analyzer/lint',
    'analyzer/policy',
    'analyzer/crawlers',
    'analyzer/syntax',
    'analyzer/text',
  ],
  analyzer: [],
  rules: ['analyzer'],
  remote: ['analyzer/retrieval.ts'],
  files: ['analyzer'],
  cli: ['analyzer', 'rules', 'remote', 'files'],
  lsp: ['analyzer', 'rules', 'remote', 'files'],
  'lsp/documents': ['analyzer', 'rules'],
  'lsp/services': ['analyzer', 'rules', 'lsp/documents', 'lsp/client-features.ts', 'lsp/protocol.ts'],
  'vscode-extension': ['lsp/protocol.ts'],
}

/** Packages that only some folders may use. `node:` stands for all of Node's own modules. */
const ONLY_IN: Readonly<Record<string, readonly string[]>> = {
  'node:': ['files', 'remote', 'cli', 'lsp', 'vscode-extension'],
  vscode: ['vscode-extension'],
  'vscode-languageserver': ['lsp'],
  'vscode-languageclient': ['vscode-extension'],
  'jsonc-parser': ['analyzer/config'],
  unified: ['analyzer/processor.ts'],
  vfile: ['analyzer/processor.ts'],
  'vfile-message': ['analyzer/processor.ts'],
  'vscode-languageserver-types': ['lsp', 'vscode-extension'],
  unist: ['analyzer/syntax', 'analyzer/lint', 'lsp/documents'],
}

/** Folders that may use nothing else, of Node or of any package: they are pure, and know no connection. */
const USES_ONLY: Readonly<Record<string, readonly string[]>> = {
  'lsp/documents': ['vscode-languageserver-types', 'unist'],
  'lsp/services': ['vscode-languageserver-types'],
}

interface Import {
  readonly file: string
  /** A path in the project, or the name of a package. */
  readonly from: string
  readonly local: boolean
}

const imports = Object.keys(MAY_IMPORT)
  .filter(folder => !folder.includes('/'))
  .flatMap(sourceFiles)
  .flatMap(importsOf)

describe('the direction of imports', () => {
  test('is found at all', () => {
    expect(imports.length).toBeGreaterThan(20)
  })

  test.each(imports.filter(({local}) => local))('$file may import $from', ({file, from}) => {
    const home = homeOf(file)
    const allowed = [home, ...(MAY_IMPORT[home] ?? [])]
    // Files beside the analyzer's folders put them together, and are its outside.
    const mayTakeAll = home === 'analyzer'
    expect(mayTakeAll ? from.startsWith('analyzer/') : allowed.some(folder => isIn(from, folder))).toBe(true)
  })

  test.each(imports.filter(({local}) => !local))('$file may use $from', ({file, from}) => {
    const [, folders] = Object.entries(ONLY_IN).find(([name]) => isPackage(from, name)) ?? []
    expect(folders?.some(folder => isIn(file, folder))).toBe(true)
    expect(USES_ONLY[homeOf(file)] ?? [from]).toContain(from)
  })
})

function sourceFiles(folder: string): string[] {
  try {
    return readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter(file => file.endsWith('.ts') && !file.includes('node_modules'))
      .map(file => normalize(join(folder, file)).replaceAll('\\', '/'))
  } catch {
    return []
  }
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8')
  const found = text.matchAll(/(?:\bfrom|\bimport\()\s*'([^'\n]+)'|^import\s+'([^'\n]+)'/gm)
  return [...found].map(([, named, bare]) => {
    const from = named ?? bare ?? ''
    const local = from.startsWith('.')
    return {file, from: local ? normalize(join(dirname(file), from)).replaceAll('\\', '/') : from, local}
  })
}

/** The most specific folder of the matrix that a file lies in. */
function homeOf(file: string): string {
  const homes = Object.keys(MAY_IMPORT).filter(folder => isIn(file, folder))
  return homes.sort((a, b) => b.length - a.length)[0] ?? ''
}

function isIn(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}/`)
}

function isPackage(name: string, known: string): boolean {
  return known.endsWith(':') ? name.startsWith(known) : name === known || name.startsWith(`${known}/`)
}
