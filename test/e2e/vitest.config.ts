import {env} from 'node:process'
import {defineConfig} from 'vitest/config'

/** End to end in real editors, with the tools of test/e2e/package.json: `npm run test:e2e`. */
export default defineConfig({
  test: {
    include: env.README_IMAGES ? ['test/e2e/readme-images.ts'] : ['test/e2e/**/*.test.ts'],
    // Each of them is a browser and a VS Code, on machines with few cores.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: {poll: {timeout: 20_000}},
    ...(env.VITEST_REPORT && {reporters: ['default', ['json', {outputFile: env.VITEST_REPORT}]]}),
  },
})
