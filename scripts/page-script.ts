import {build} from 'esbuild'

/** The script of the HTML report, as a module that holds its text: the page carries it. */
export async function renderPageScript(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: ['cli/reporters/html/browser/survey.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'ascii',
    write: false,
  })
  const text = outputFiles
    .map(file => file.text)
    .join('')
    .trim()
  return `// Rendered by \`npm run render\` from browser/survey.ts. Do not edit.\nexport const SCRIPT = ${JSON.stringify(text)}\n`
}
