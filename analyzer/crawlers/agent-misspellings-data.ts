/*
 * Names that are written by mistake, one a line: what is written (lower case), what is meant, the kind of
 * mistake; cells are separated by tabs.
 *
 * A line belongs here only if no crawler of that name is known. `roverbot`, `uptimebot`, `booglebot`,
 * `iccrawler`, `deeptrawl` and `yandexblog` look like slips and are, or were, bots of their own.
 */

/**
 * For files of the Web. Found in the list of names of commoncrawl/robotstxt-experiments (MIT, crawls of 2016
 * to 2025), in robots.txt files of the top 10,000 sites (2019), and a few that are a letter short of a
 * very common name.
 */
export const webMisspellings = `
0ai-searchbot	OAI-SearchBot	typo
acebookexternalhit	facebookexternalhit	partial
adsidxbot	adidxbot	typo
ahrefbot	AhrefsBot	typo
aizbot	AI2Bot	typo
aizbot-dolma	Ai2Bot-Dolma	typo
baidoospider	Baiduspider	typo
baiduspider-imagem	Baiduspider-image	translated
bytspider	Bytespider	typo
chatgbt-user	ChatGPT-User	typo
claudbot	ClaudeBot	typo
friendly crawler	FriendlyCrawler	separator
friendly_crawler	FriendlyCrawler	separator
gooblebot-image	Googlebot-Image	typo
googlbot	Googlebot	typo
goolebot	Googlebot	typo
heretrix	heritrix	typo
magpie-crawle	magpie-crawler	partial
omigili	omgili	typo
omigilibot	omgili	typo
perplexitbot	PerplexityBot	typo
petabot	PetalBot	typo
rojerbot	rogerbot	typo
screaming frog seo spide	Screaming Frog SEO Spider	partial
searchmetericsbot	SearchmetricsBot	typo
semrusbot	SemrushBot	typo
semrushboth	SemrushBot	typo
trendiction-bot	trendictionbot	separator
tunitinbot	TurnitinBot	typo
turnitin bot	TurnitinBot	separator
yacybit	yacybot	typo
yahoo slurp	Slurp	partial
yahoo slurp!	Slurp	partial
yahoo-slurp	Slurp	partial
yahooslurp	Slurp	partial
zoominfo bot	ZoomInfoBot	separator
`

/**
 * For Gemini files: forms of the virtual agents that are more than a letter or two away. `resercher` is what
 * the Japanese translation of the companion specification writes (first edition, 2022-12-13).
 */
export const geminiMisspellings = `
archive	archiver	partial
archives	archiver	partial
archiving	archiver	partial
archivers	archiver	plural
archivador	archiver	translated
archiviste	archiver	translated
archiviatore	archiver	translated
arquivador	archiver	translated
index	indexer	partial
indexing	indexer	partial
indexers	indexer	plural
indexador	indexer	translated
indexeur	indexer	translated
indicizzatore	indexer	translated
research	researcher	partial
researchers	researcher	plural
resercher	researcher	translated
chercheur	researcher	translated
forscher	researcher	translated
investigador	researcher	translated
pesquisador	researcher	translated
ricercatore	researcher	translated
proxy	webproxy	partial
proxies	webproxy	plural
web-proxies	webproxy	plural
web proxies	webproxy	plural
webproxies	webproxy	plural
webproxys	webproxy	plural
`
