import {describe, expect, test} from 'vitest'
import {TestClient, URI} from './client/test-client.ts'

const BAD = 'User-agent: *\nDisallow: /a\nDisallow: /a/b\n'

describe('a document that is opened', () => {
  test('has the messages of the lint rules as diagnostics', async () => {
    const client = await TestClient.start()
    await client.open(BAD)
    expect(await client.diagnostics()).toEqual([
      {
        range: {start: {line: 2, character: 10}, end: {line: 2, character: 14}},
        severity: 3,
        code: 'overlapping-path',
        codeDescription: {
          href: 'https://github.com/robotslint/robotslint/blob/main/docs/rules/overlapping-path.md',
        },
        source: 'robotslint',
        message: 'This rule never matters: `Disallow: /a` in line 2 covers all its paths, `/a/b` among them.',
        tags: [1],
        relatedInformation: [
          {
            location: {uri: URI, range: {start: {line: 1, character: 10}, end: {line: 1, character: 12}}},
            message: expect.any(String),
          },
        ],
      },
    ])
  })
})
