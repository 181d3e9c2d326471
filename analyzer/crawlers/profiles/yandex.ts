import {defineProfile, type Source} from '../profile.ts'
import {rfc9309Facts} from './rfc9309.ts'

const help: Source = {
  title: 'Yandex Webmaster help: robots.txt, and its list of errors',
  url: 'https://yandex.com/support/webmaster/controlling-robot/robots-txt.html',
  date: '2026',
  evidence: 'stated',
}

const agentHelp: Source = {
  title: 'Yandex Webmaster help: the User-agent directive',
  url: 'https://yandex.com/support/webmaster/en/robot-workings/user-agent',
  date: '2026',
  evidence: 'stated',
}

const allowHelp: Source = {
  title: 'Yandex Webmaster help: the Disallow and Allow directives',
  url: 'https://yandex.com/support/webmaster/en/robot-workings/allow-disallow',
  date: '2026',
  evidence: 'stated',
}

const asRfc9309: Source = {
  ...help,
  title: 'Not documented by Yandex; read as RFC 9309 says',
  evidence: 'assumed',
}

export const yandex = defineProfile(
  {
    id: 'yandex',
    title: 'Yandex',
    kind: 'search',
    protocol: 'web',
    operator: 'Yandex',
    notes: [
      '`Yandex` names all its bots.',
      'A file that is too large, or cannot be had, leaves the site open.',
    ],
  },
  {
    ...rfc9309Facts(() => asRfc9309),
    agents: [['YandexBot', 'Yandex'], help],
    defaultGroup: ['obeyed', agentHelp],
    combination: ['specific-wins', agentHelp],
    agentCase: ['ignored', agentHelp],
    // `Yandex` names all its bots, says the help; that the empty name and `bot` name none of them is a guess.
    agentComparison: ['prefix', {...agentHelp, evidence: 'assumed'}],
    // “No blank line between User-agent, Disallow and Allow.”
    blankLine: ['discouraged', help],
    allow: ['read', help],
    ruleChoice: ['longest', help],
    tie: ['allow', help],
    wildcard: ['any-run', help],
    endAnchor: ['path-end', help],
    // Its examples: “pages whose addresses start with /catalogue”, and `/page?` for those with parameters.
    prefix: ['characters', allowHelp],
    query: ['included', allowHelp],
    missingSlash: ['literal', help],
    inlineComment: ['cut', help],
    sizeLimit: [500 * 1024, help],
    beyondSizeLimit: ['file-ignored', help],
    ruleLimit: [2048, help],
    pathLimit: [1024, help],
    failure: [
      {
        absent: 'allow-all',
        forbidden: 'allow-all',
        refused: 'allow-all',
        redirect: 'followed',
        slowDown: 'allow-all',
        serverError: 'allow-all',
        unreachable: 'allow-all',
        otherSuccess: 'allow-all',
        bareLineFeed: 'unknown',
        otherText: 'unknown',
        otherType: 'unknown',
      },
      help,
    ],
  },
)
