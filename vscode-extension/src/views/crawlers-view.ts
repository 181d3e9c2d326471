import {
  type Disposable,
  l10n,
  ThemeColor,
  ThemeIcon,
  type TreeDataProvider,
  TreeItem,
  TreeItemCollapsibleState,
  type TreeView,
  window,
  workspace,
} from 'vscode'
import type {CrawlerAccess, PolicyLine} from '../../../lsp/protocol.ts'
import {editorRange} from '../places.ts'
import {targetsInWords} from '../targets.ts'
import type {ActiveAccess} from './active-access.ts'

type Node = CrawlerAccess | PolicyLine | FurtherRules

/** Stands for the rules that are too many to be listed. */
interface FurtherRules {
  readonly furtherRules: number
}

/** Beside the words, which say the same. */
const ICONS: Readonly<Record<CrawlerAccess['access'] | PolicyLine['kind'], ThemeIcon>> = {
  everything: new ThemeIcon('pass', new ThemeColor('testing.iconPassed')),
  something: new ThemeIcon('circle-large-outline', new ThemeColor('testing.iconQueued')),
  nothing: new ThemeIcon('circle-slash', new ThemeColor('testing.iconFailed')),
  allow: new ThemeIcon('check', new ThemeColor('testing.iconPassed')),
  disallow: new ThemeIcon('close', new ThemeColor('testing.iconFailed')),
}

/** The side bar's list of target crawlers, with what each may fetch and by which lines. */
export class CrawlersView implements TreeDataProvider<Node>, Disposable {
  readonly #access: ActiveAccess
  readonly #view: TreeView<Node>
  readonly #subscription: Disposable

  constructor(access: ActiveAccess) {
    this.#access = access
    this.#view = window.createTreeView<Node>('robotslint.crawlers', {
      treeDataProvider: this,
      showCollapseAll: true,
    })
    this.#subscription = access.onDidChange(() => this.#describe())
  }

  get onDidChangeTreeData() {
    return this.#access.onDidChange
  }

  getChildren(node?: Node): Node[] {
    if (node === undefined) return [...(this.#access.current?.crawlers ?? [])]
    if (!isCrawler(node)) return []
    return node.furtherRules > 0 ? [...node.rules, {furtherRules: node.furtherRules}] : [...node.rules]
  }

  getTreeItem(node: Node): TreeItem {
    if (isCrawler(node)) return crawlerItem(node)
    return 'kind' in node
      ? this.#ruleItem(node)
      : new TreeItem(l10n.t('And {0} more rules', node.furtherRules))
  }

  dispose(): void {
    this.#subscription.dispose()
    this.#view.dispose()
  }

  #describe(): void {
    const {current} = this.#access
    this.#view.description = current ? workspace.asRelativePath(current.document.uri) : ''
    this.#view.message = current ? targetsInWords(current) : ''
  }

  #ruleItem(rule: PolicyLine): TreeItem {
    const item = new TreeItem(rule.text)
    item.iconPath = ICONS[rule.kind]
    item.description = l10n.t('line {0}', rule.line)
    item.command = {
      title: l10n.t('Go to Line'),
      command: 'vscode.open',
      arguments: [this.#access.current?.document.uri, {selection: editorRange(rule)}],
    }
    return item
  }
}

function crawlerItem({crawler, agents, access, summary, rules, furtherRules}: CrawlerAccess): TreeItem {
  const hasRules = rules.length > 0
  const item = new TreeItem(
    crawler.title,
    hasRules ? TreeItemCollapsibleState.Collapsed : TreeItemCollapsibleState.None,
  )
  // So that it stays open while one types.
  item.id = crawler.id
  item.iconPath = ICONS[access]
  item.description = inShort({access, rules, furtherRules})
  item.tooltip = agents.length > 0 ? l10n.t('{0}\n\nObeys: {1}', summary, agents.join(', ')) : summary
  item.accessibilityInformation = {label: `${crawler.title}: ${summary}`}
  return item
}

/** The side bar is narrow. */
function inShort({
  access,
  rules,
  furtherRules,
}: Pick<CrawlerAccess, 'access' | 'rules' | 'furtherRules'>): string {
  if (access === 'everything') return l10n.t('everything')
  if (access === 'nothing') return l10n.t('nothing')
  return l10n.t('what its rules leave ({0})', rules.length + furtherRules)
}

function isCrawler(node: Node): node is CrawlerAccess {
  return 'crawler' in node
}
