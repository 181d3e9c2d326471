import {env} from 'node:process'
import {defineConfig} from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/e2e/**'],
    // The packaged command line is started as a process in some tests, on machines with few cores.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    ...(env.VITEST_REPORT && {reporters: ['default', ['json', {outputFile: env.VITEST_REPORT}]]}),
    coverage: {
      include: ['analyzer/**', 'rules/**', 'remote/**', 'files/**', 'cli/**', 'lsp/**'],
      reporter: ['text-summary', 'html'],
    },
  },
})
