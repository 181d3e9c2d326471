/** Prints the ratios that robotslint is held to, each measured side by side in one run; of some subjects, or of all. */
const subjects: Readonly<Record<string, readonly (() => Promise<unknown>)[]>> = {
  'start-up': [() => import('./start-up.ts')],
  lint: [() => import('./lint.ts')],
  decide: [() => import('./decide.ts')],
  'language-server': [() => import('./language-server.ts')],
  requests: [() => import('./every-request.ts')],
  remote: [() => import('./remote/speed.ts'), () => import('./remote/memory.ts')],
}

const named = process.argv.slice(2)
const unknown = named.find(name => !Object.hasOwn(subjects, name))
if (unknown !== undefined)
  throw new Error(`There is no subject ${unknown}, but: ${Object.keys(subjects).join(', ')}`)
for (const [name, measure] of Object.entries(subjects)) {
  if (named.length === 0 || named.includes(name)) for (const one of measure) await one()
}
await import('./compare.ts')
