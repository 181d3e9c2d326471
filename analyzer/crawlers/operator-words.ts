/**
 * Names of companies and products that stand in user-agent lines and that no crawler obeys: the word in lower case
 * without blanks, hyphens and underscores, and the names of the crawlers that may be meant, the likeliest first.
 *
 * That these are the crawlers' names, say their operators' pages, which the agents catalogue cites for each of them.
 * A word belongs here only if its operator documents no crawler of that name: `Yandex` and `Sogou` are names.
 */
const table = `
ahrefs	AhrefsBot
amazon	Amazonbot
anthropic	ClaudeBot, Claude-User, Claude-SearchBot
apple	Applebot, Applebot-Extended
archive.org	archive.org_bot
baidu	Baiduspider
bard	Google-Extended
bing	bingbot
brave	Bravebot
bytedance	Bytespider
chatgpt	GPTBot, ChatGPT-User, OAI-SearchBot
claude	ClaudeBot, Claude-User, Claude-SearchBot
cohere	cohere-training-data-crawler
commoncrawl	CCBot
copilot	bingbot
deepseek	DeepSeekBot
discord	Discordbot
duckduckgo	DuckDuckBot, DuckAssistBot
facebook	meta-externalagent, facebookexternalhit
gemini	Google-Extended
google	Googlebot, Google-Extended
gpt	GPTBot
huawei	PetalBot
internetarchive	archive.org_bot
linkedin	LinkedInBot
llama	meta-externalagent
majestic	MJ12bot
meta	meta-externalagent, facebookexternalhit
metaai	meta-externalagent
microsoft	bingbot
mistral	MistralAI-User
moz	rogerbot, DotBot
openai	GPTBot, ChatGPT-User, OAI-SearchBot
perplexity	PerplexityBot, Perplexity-User
qwant	Qwantbot
screamingfrog	Screaming Frog SEO Spider
semrush	SemrushBot
seznam	SeznamBot
slack	Slackbot
telegram	TelegramBot
tiktok	TikTokSpider, Bytespider
twitter	Twitterbot
waybackmachine	archive.org_bot
yahoo	Slurp
`

let words: ReadonlyMap<string, readonly string[]> | undefined

/**
 * The names of the crawlers that may be meant by the name of a company or product; none for other words.
 *
 * @param written the value of a user-agent line, in any case
 */
export function crawlersOfOperator(written: string): readonly string[] {
  if (written.length > LONGEST) return []
  words ??= readTable()
  return words.get(written.toLowerCase().replace(/[ _-]+/g, '')) ?? []
}

/** All words of the table. */
export function operatorWords(): readonly string[] {
  words ??= readTable()
  return [...words.keys()]
}

/** No word of the table is longer, with what may stand between its parts. */
const LONGEST = 30

function readTable(): ReadonlyMap<string, readonly string[]> {
  const lines = table.trim().split('\n')
  return new Map(
    lines.map(line => {
      const [word = '', names = ''] = line.split('\t')
      return [word, names.split(', ')]
    }),
  )
}
