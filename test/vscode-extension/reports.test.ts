import {describe, expect, test, vi} from 'vitest'
import type {AccessChange, EffectivePolicy} from '../../lsp/protocol.ts'
import {withoutLinks} from '../../vscode-extension/src/messages.ts'
import {renderChanges} from '../../vscode-extension/src/reports/access-changes.ts'
import {renderPolicies} from '../../vscode-extension/src/reports/policies.ts'

vi.mock('vscode', () => import('./vscode-stand-in.ts'))

const GOOGLE = {id: 'google', title: 'Google'}
const BING = {id: 'bing', title: 'Bing'}
const range = {start: {line: 0, character: 0}, end: {line: 0, character: 0}}

describe('effective policies', () => {
  const own: EffectivePolicy = {
    crawler: GOOGLE,
    by: 'name',
    agents: [{line: 4, text: 'User-agent: GPTBot', range}],
    rules: [
      {line: 5, text: 'Disallow: /a', range, kind: 'disallow', path: '/a'},
      {line: 12, text: 'Allow: /a/b', range, kind: 'allow', path: '/a/b'},
    ],
    furtherRules: 0,
    ignored: null,
  }

  test('stand together where crawlers read alike, with their lines', () => {
    expect(renderPolicies([own, {...own, crawler: BING}])).toBe(`## Google, Bing

Groups that name it hold.

\`\`\`robots-txt
User-agent: GPTBot  # line 4
Disallow: /a        # line 5
Allow: /a/b         # line 12
\`\`\``)
  })

  test('tell of rules that are too many to be listed', () => {
    expect(renderPolicies([{...own, furtherRules: 7}])).toMatch(/\n```\n\nAnd 7 more rules\.$/)
  })

  test('say where nothing holds, and why a file is not read', () => {
    expect(
      renderPolicies([
        {...own, by: 'none', agents: [], rules: []},
        {...own, crawler: BING, ignored: 'The file is too large.'},
      ]),
    ).toBe(`## Google

No group holds for it. No rule holds: it may fetch everything.

## Bing

The file is too large.`)
  })
})

describe('changes in access', () => {
  const change: AccessChange = {
    crawler: GOOGLE,
    agents: ['*', 'GPTBot'],
    path: '/x',
    before: {allowed: true, line: null, rule: null, why: 'no rule covers `/x`'},
    after: {allowed: false, line: 2, rule: 'Disallow: /x', why: '`Disallow: /x` is the longest rule'},
  }

  test('stand together where they are the same, and name both sides', () => {
    expect(renderChanges([change, {...change, crawler: BING}])).toBe(`## Google, Bing

- everybody who is not named, GPTBot may no longer fetch \`/x\`
  - served: no rule covers \`/x\`
  - yours: line 2, \`Disallow: /x\``)
  })

  test('name lines of the served file so that they are no links into the open one', () => {
    const gain = {...change, before: change.after, after: change.before}
    expect(renderChanges([gain])).toBe(`## Google

- everybody who is not named, GPTBot may now fetch \`/x\`
  - served: row 2, \`Disallow: /x\`
  - yours: no rule covers \`/x\``)
  })

  test('may be none', () => {
    expect(renderChanges([])).toBe('Nobody gains or loses access.')
  })
})

test('a server cannot put links into messages', () => {
  expect(withoutLinks('http://a/[b](command:c)/ was retrieved')).toBe(
    'http://a/[b] (command:c)/ was retrieved',
  )
})
