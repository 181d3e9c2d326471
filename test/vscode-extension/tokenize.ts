import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {createOnigScanner, createOnigString, loadWASM} from 'vscode-oniguruma'
import textmate from 'vscode-textmate'

const GRAMMAR = 'vscode-extension/language/robots-txt.tmLanguage.json'

let grammar: Promise<textmate.IGrammar> | undefined

/**
 * Colours a text as VS Code does, with its own engine.
 *
 * @returns for each line its pieces but blanks: the text, and the innermost scope without the ending that all have
 */
export async function tokenize(text: string): Promise<readonly (readonly [string, string])[][]> {
  grammar ??= loadGrammar()
  const loaded = await grammar
  let state = textmate.INITIAL
  return text.split('\n').map(line => {
    const {tokens, ruleStack} = loaded.tokenizeLine(line, state)
    state = ruleStack
    return tokens
      .map(({startIndex, endIndex, scopes}): readonly [string, string] => [
        line.slice(startIndex, endIndex),
        nameOf(scopes),
      ])
      .filter(([piece]) => piece.trim() !== '')
  })
}

function nameOf(scopes: readonly string[]): string {
  return (scopes.at(-1) ?? '').replace(/(?:^text)?\.robots-txt$/, '')
}

async function loadGrammar(): Promise<textmate.IGrammar> {
  await loadWASM(readFileSync(createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm')))
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({createOnigScanner, createOnigString}),
    loadGrammar: async () => textmate.parseRawGrammar(readFileSync(GRAMMAR, 'utf8'), GRAMMAR),
  })
  const loaded = await registry.loadGrammar('text.robots-txt')
  if (loaded === null) throw new Error(`${GRAMMAR} has no scope text.robots-txt`)
  return loaded
}
