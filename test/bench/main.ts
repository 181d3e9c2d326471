/** Prints the ratios that robotslint is held to, each measured side by side in one run. */
await import('./start-up.ts')
await import('./lint.ts')
await import('./decide.ts')
await import('./language-server.ts')
