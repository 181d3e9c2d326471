/*
 * The agents catalogue, as text that people edit. `agents.ts` reads it when it is first asked for a name.
 *
 * Names, operators and what a crawler does are facts, in our own words. The names were collected from
 * - the operators' pages, named line by line;
 * - commoncrawl/robotstxt-experiments (MIT), which also gives the counts: how often a name is written in the
 *   robots.txt files of 55 Common Crawl crawls, 2016 to 2025;
 * - ai-robots-txt/ai.robots.txt (MIT, Copyright (c) 2024 ai.robots.txt);
 * - monperrus/crawler-user-agents (MIT, Copyright (c) 2017 Martin Monperrus).
 * What operators say about their crawlers dates from 2026 and changes fast.
 */

/** Where a line of the tables was read: key, title, date, address. Cells are separated by tabs. */
export const sourceLines: string = `
google-common	Google's common crawlers	2026	https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers
google-special	Google's special-case crawlers	2026	https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers
google-user	Google's user-triggered fetchers	2026	https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers
bing	Which crawlers does Bing use?	2026	https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0
yandex	Yandex robots	2026	https://yandex.com/support/webmaster/en/robot-workings/check-yandex-robots
baidu	Baiduspider and robots.txt	2026	http://www.baidu.com/search/robots_english.html
apple	About Applebot	2026	https://support.apple.com/en-us/119829
openai	OpenAI crawlers	2026	https://platform.openai.com/docs/bots
anthropic	Anthropic crawlers	2026	https://support.claude.com/en/articles/8896518
amazon	Amazonbot	2026	https://developer.amazon.com/amazonbot
meta	Meta web crawlers	2026	https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/
slack	Slack robots	2026	https://api.slack.com/robots
semrush	SemrushBot	2026	https://www.semrush.com/bot/
common-crawl	commoncrawl/robotstxt-experiments, user-agents-frequent.csv	2025	https://github.com/commoncrawl/robotstxt-experiments
ai-robots-txt	ai-robots-txt/ai.robots.txt, robots.json	2026	https://github.com/ai-robots-txt/ai.robots.txt
crawler-user-agents	monperrus/crawler-user-agents	2026	https://github.com/monperrus/crawler-user-agents
vscode-robots-txt	yoshi389111/vscode-robots-txt-support	2026	https://github.com/yoshi389111/vscode-robots-txt-support
companion	robots.txt for Gemini, companion specification	2026	https://geminiprotocol.net/docs/companion/robots.gmi
mailing-list	Gemini mailing list, 002857 and 003506	2020
gopher-list	Gopher mailing list, June 2003	2003-06
gus	source of GUS, 108bfe8	2026
kennedy	acidus99/Kennedy 29fbacb	2026-07-31	https://github.com/acidus99/Kennedy
tlgs	marty1885/tlgs 3f00f7d	2025-07-28	https://github.com/marty1885/tlgs
tardis	TARDIS, documentation page	2026
auragem	clseibold/auragem_sis 5af3f8d	2025-05-09	https://github.com/clseibold/auragem_sis
gemplex	elektito/gemplex 70352b2	2023-04	https://github.com/elektito/gemplex
mozz-archiver	michael-lazar/mozz-archiver 12617d2	2020	https://github.com/michael-lazar/mozz-archiver
gopher-mcp	cameronrye/gopher-mcp, robots.py	2026	https://github.com/cameronrye/gopher-mcp
lupa	radia.bortzmeyer.org/software/lupa	2026
`

/**
 * Crawlers of the Web, one a line, cells separated by tabs; an empty cell means unknown or none.
 *
 * 1. the name, as its operator writes it
 * 2. operator; `various` for names of old block lists
 * 3. purpose
 * 4. does it obey rules for this name: yes, no
 * 5. does it ignore the group of `*`: yes, no
 * 6. the names it obeys where it is not named itself, separated by commas
 * 7. the name to use now, or `retired`
 * 8. evidence: `doc` the operator's page or the crawler's source was read, `doc-quoted` read as quoted
 *    elsewhere, `list` from a public list only, `unverified` the page named here was not read
 * 9. a key of the sources above, or the address of the operator's page
 * 10. how often the Common Crawl list counts it; 0 = not there
 * 11. remark
 */
export const webAgentLines: string = `
Googlebot	Google	search	yes	no			doc	google-common	1991408	Google Search, Images, Video, News, Discover
Googlebot-Image	Google	search	yes	no	Googlebot		doc	google-common	763177	Google Images; favicons and logos in Search
Googlebot-Video	Google	search	yes	no	Googlebot		doc	google-common	57481
Googlebot-News	Google	search	yes	no	Googlebot		doc	google-common	159779	no HTTP user agent of its own
Storebot-Google	Google	search	yes	no			doc	google-common	7281	Google Shopping
Google-InspectionTool	Google	search	yes	no	Googlebot		doc	google-common	9548	Rich Results Test, URL inspection
GoogleOther	Google	research	yes	no			doc	google-common	33018	generic product-team crawler
GoogleOther-Image	Google	research	yes	no	GoogleOther		doc	google-common	20776
GoogleOther-Video	Google	research	yes	no	GoogleOther		doc	google-common	20709
Google-CloudVertexBot	Google	ai-search	yes	no	Googlebot		doc	google-common	5564	site-owner-requested crawls for Vertex AI agents
Google-Extended	Google	ai-training	yes	no			doc	google-common	245969	control token only, no HTTP user agent; Gemini training and grounding
APIs-Google	Google	monitoring	yes	yes			doc	google-special	11189	push notifications; * group is ignored
AdsBot-Google	Google	ads	yes	yes			doc	google-special	1209806	* group is ignored, must be named
AdsBot-Google-Mobile	Google	ads	yes	yes			doc	google-special	166755	* group is ignored, must be named
AdsBot-Google-Mobile-Apps	Google	ads	yes	yes	AdsBot-Google	retired	doc	google-special	28818	retired; obeyed AdsBot-Google rules
Mediapartners-Google	Google	ads	yes	yes			doc	google-special	883540	AdSense; * group is ignored
Google-Safety	Google	security	no	yes			doc	google-special	1553	ignores robots.txt
DuplexWeb-Google	Google	ai-assistant		yes		retired	doc	google-special	3073	may ignore *
googleweblight	Google	ai-assistant	no	yes		retired	doc	google-special	1000	Web Light, retired
Googlebot-Mobile	Google	search	yes	no	Googlebot	Googlebot	list	crawler-user-agents	246490	legacy feature-phone crawler; still written in many files
Google-Agent	Google	ai-assistant	no	yes			doc	google-user	0	user-triggered agents (Project Mariner); added March 2026
GoogleAgent-Mariner	Google	ai-assistant				Google-Agent	list	ai-robots-txt	0
GoogleAgent-URLContext	Google	ai-assistant					list	ai-robots-txt	0	Gemini API URL context
Gemini-Deep-Research	Google	ai-assistant					list	ai-robots-txt	0
Google-NotebookLM	Google	ai-assistant	no	yes			doc	google-user	0	user-triggered fetcher
NotebookLM	Google	ai-assistant				Google-NotebookLM	list	ai-robots-txt	0
Google-Pinpoint	Google	ai-assistant	no	yes			doc	google-user	0
Google-Read-Aloud	Google	ai-assistant	no	yes			doc	google-user	2200
google-speakr	Google	ai-assistant	no	yes		Google-Read-Aloud	doc	google-user	0	deprecated name
FeedFetcher-Google	Google	feed	no	yes			doc	google-user	8614
GoogleProducer	Google	feed	no	yes			doc	google-user	1903	Publisher Center
Google-Site-Verification	Google	monitoring	no	yes			doc	google-user	2866
GoogleMessages	Google	social-preview	no	yes			doc	google-user	0
Google-CWS	Google	monitoring	no	yes			doc	google-user	0	Chrome Web Store
Google-Firebase	Google	ai-assistant					list	ai-robots-txt	0
Google-Gemini-CLI	Google	ai-assistant					list	ai-robots-txt	0
CloudVertexBot	Google	ai-training				Google-CloudVertexBot	list	ai-robots-txt	0	wrong short form of the token
gsa-crawler	Google	search				retired	list	crawler-user-agents	81495	Search Appliance
Google-Structured-Data-Testing-Tool	Google	search				Google-InspectionTool	list	crawler-user-agents	463
AppEngine-Google	Google	monitoring					list	crawler-user-agents	3942	any app on App Engine
bingbot	Microsoft	search	yes	no	msnbot		unverified	bing	1012768	honours Crawl-delay
adidxbot	Microsoft	ads	yes	no			unverified	bing	61387
MicrosoftPreview	Microsoft	social-preview					unverified	https://aka.ms/MicrosoftPreview	2646
BingVideoPreview	Microsoft	search					list	vscode-robots-txt	0
BingPreview	Microsoft	search	yes			MicrosoftPreview	unverified	bing	34062	page snapshots, phased out
msnbot	Microsoft	search	yes	no		bingbot	unverified	http://search.msn.com/msnbot.htm	621683	superseded in 2010
msnbot-media	Microsoft	search	yes	no		bingbot	unverified		79897	superseded
msrbot	Microsoft	research				retired	list	crawler-user-agents	60764
MSR-ISRCCrawler	Microsoft	research				retired	list	common-crawl	54821
AzureAI-SearchBot	Microsoft	ai-search					list	ai-robots-txt	0
SkypeUriPreview	Microsoft	social-preview					list	crawler-user-agents	903
officestorebot	Microsoft	monitoring					unverified	https://aka.ms/officestorebot	372
MS Search 6.0 Robot	Microsoft	search					unverified	https://support.microsoft.com/en-us/help/3019711	6775	SharePoint Server crawler; token has spaces and digits
MSIECrawler	Microsoft	legacy				retired	list	common-crawl	294261	IE offline favourites
Microsoft URL Control	Microsoft	legacy	no			retired	list	common-crawl	140972	VB control used by harvesters
Slurp	Yahoo	search	yes	no			unverified	http://help.yahoo.com/help/us/ysearch/slurp	631633	Yahoo web results come from Bing; still fetches pages
Yahoo! Slurp	Yahoo	search				Slurp	list	common-crawl	188049	not the token; write Slurp
Yahoo-MMCrawler	Yahoo	search				retired	list	common-crawl	81432
Yahoo-NewsCrawler	Yahoo	feed				retired	list	common-crawl	57851
Yahoo-Blogs	Yahoo	feed				retired	list	common-crawl	6951
Yahoo Pipes 1.0	Yahoo	feed				retired	list	common-crawl	98612
Yahoo Link Preview	Yahoo	social-preview					list	crawler-user-agents	354
YahooMailProxy	Yahoo	social-preview					list	crawler-user-agents	0
Y!J	LY Corporation (Yahoo Japan)	search					list	crawler-user-agents	4482	family of Y!J-* crawlers
Applebot	Apple	search	yes	no	Googlebot		doc-quoted	apple	177155	follows Googlebot rules when Applebot is not named
Applebot-Extended	Apple	ai-training	yes	no			doc-quoted	apple	123452	control token only, does not crawl
AppleNewsBot	Apple	feed					list	common-crawl	3764
iTMS	Apple	feed	no	yes			unverified	apple	0	podcasts; does not follow robots.txt
GPTBot	OpenAI	ai-training	yes	no			doc-quoted	openai	451199
OAI-SearchBot	OpenAI	ai-search	yes	no			doc-quoted	openai	62177
ChatGPT-User	OpenAI	ai-assistant	no				doc-quoted	openai	240058	user-initiated; operator says rules may not apply
OAI-AdsBot	OpenAI	ads					doc-quoted	openai	0	checks landing pages submitted as ads
ChatGPT Agent	OpenAI	ai-assistant					list	ai-robots-txt	0	signed requests; token has a space
OpenAI	OpenAI	ai-training					list	ai-robots-txt	11995	operator name, not a documented token
Operator	OpenAI	ai-assistant					list	ai-robots-txt	1719
ClaudeBot	Anthropic	ai-training	yes	no			doc-quoted	anthropic	192988	honours Crawl-delay
Claude-User	Anthropic	ai-assistant	yes	no			doc-quoted	anthropic	5268
Claude-SearchBot	Anthropic	ai-search	yes	no			doc-quoted	anthropic	4746
Claude-Web	Anthropic	ai-assistant				ClaudeBot	list	ai-robots-txt	132003	undocumented, superseded
anthropic-ai	Anthropic	ai-training				ClaudeBot	list	ai-robots-txt	158926	undocumented, superseded
Claude-Code	Anthropic	ai-assistant					list	ai-robots-txt	0
PerplexityBot	Perplexity	ai-search	yes	no			doc-quoted	https://docs.perplexity.ai/guides/bots	137581
Perplexity-User	Perplexity	ai-assistant	no				doc-quoted	https://docs.perplexity.ai/guides/bots	7923	generally ignores robots.txt
PerplexityUser	Perplexity	ai-assistant				Perplexity-User	list	crawler-user-agents	0	misspelling
MistralAI-User	Mistral AI	ai-assistant	yes	no			unverified	https://docs.mistral.ai/robots	1291
cohere-ai	Cohere	ai-assistant				cohere-training-data-crawler	list	ai-robots-txt	108990	undocumented
cohere-training-data-crawler	Cohere	ai-training					list	ai-robots-txt	7777
DeepSeekBot	DeepSeek	ai-training					list	ai-robots-txt	1126
ChatGLM-Spider	Zhipu AI	ai-training					list	ai-robots-txt	911
Kimi-User	Moonshot AI	ai-assistant					list	ai-robots-txt	0
TongyiBot	Alibaba	ai-assistant					list	ai-robots-txt	0
YiyanBot	Baidu	ai-assistant					list	ai-robots-txt	0
PanguBot	Huawei	ai-training					list	ai-robots-txt	13410
Reflectionbot	Reflection AI	ai-training					list	ai-robots-txt	0
Manus-User	Butterfly Effect	ai-assistant					list	ai-robots-txt	0
Devin	Cognition	ai-assistant					list	ai-robots-txt	0
Cursor	Anysphere	ai-assistant					list	ai-robots-txt	0	generic word
Code	unknown	ai-assistant					list	ai-robots-txt	0	generic word, prone to false matches
opencode	opencode	ai-assistant					list	ai-robots-txt	0
Trae	ByteDance	ai-assistant					list	ai-robots-txt	0
NovaAct	Amazon	ai-assistant					list	ai-robots-txt	1744
meta-externalagent	Meta	ai-training	yes	no			doc-quoted	meta	120967
meta-externalfetcher	Meta	ai-assistant	no				doc-quoted	meta	39967	may bypass robots.txt
meta-webindexer	Meta	ai-search					doc-quoted	meta	0
meta-externalads	Meta	ads					doc-quoted	meta	0
facebookexternalhit	Meta	social-preview	yes	no			doc-quoted	meta	186284	may bypass for security and integrity checks
facebookcatalog	Meta	ads					doc-quoted	meta	3394
FacebookBot	Meta	ai-training	yes	no			unverified	https://developers.facebook.com/docs/sharing/bot/	141642	speech recognition training
Facebot	Meta	social-preview				facebookexternalhit	list	common-crawl	69169	old alias
WhatsApp	Meta	social-preview					list	crawler-user-agents	4824
Amazonbot	Amazon	ai-training	yes	no			doc-quoted	amazon	234850	no Crawl-delay
Amzn-SearchBot	Amazon	ai-search	yes	no			doc-quoted	amazon	0
Amzn-User	Amazon	ai-assistant	yes	no			doc-quoted	amazon	0
AmazonAdBot	Amazon	ads					list	common-crawl	2825
AmazonBuyForMe	Amazon	ai-assistant					list	ai-robots-txt	0
amazon-kendra	Amazon Web Services	ai-search	yes				list	ai-robots-txt	4678	site-owner configured
KendraBot	Amazon Web Services	search					list	crawler-user-agents	0
amazon-QBusiness	Amazon Web Services	ai-assistant					list	ai-robots-txt	855
bedrockbot	Amazon Web Services	ai-assistant	yes				unverified	https://docs.aws.amazon.com/bedrock/latest/userguide/webcrawl-data-source-connector.html	899
AmazonProductDiscovery	Amazon	search					list	crawler-user-agents	287
AmazonSellerInitiatedListing	Amazon	search					list	crawler-user-agents	0
Amazon-Route53-Health-Check-Service	Amazon Web Services	monitoring					unverified		0
alexabot	Amazon	archiver				retired	list	common-crawl	22499
ia_archiver	Alexa Internet / Internet Archive	archiver				archive.org_bot	list	common-crawl	793045	Alexa closed in 2022; still very common in block lists
CCBot	Common Crawl	ai-training	yes	no			doc-quoted	https://commoncrawl.org/ccbot	478005	honours Crawl-delay
AI2Bot	Allen Institute for AI	ai-training	yes	no			unverified	https://allenai.org/crawler	43017	digit in token
Ai2Bot-Dolma	Allen Institute for AI	ai-training	yes	no	AI2Bot		unverified	https://allenai.org/crawler	33885	digit in token
AI2Bot-DeepResearchEval	Allen Institute for AI	ai-assistant					list	ai-robots-txt	0
img2dataset	LAION / open source	ai-training					unverified	https://github.com/rom1504/img2dataset	49283	honours noai headers by default
laion-huggingface-processor	LAION	ai-training					list	ai-robots-txt	0
LAIONDownloader	LAION	ai-training					list	ai-robots-txt	0
Spawning-AI	Spawning	ai-training					list	crawler-user-agents	0
FriendlyCrawler	unknown	ai-training					list	ai-robots-txt	53116
ICC-Crawler	NICT (Japan)	ai-training	yes				list	ai-robots-txt	111941
SBIntuitionsBot	SB Intuitions	ai-training	yes				unverified	https://www.sbintuitions.co.jp/en/bot/	1498
Cotoyogi	ROIS (Japan)	ai-training	yes				unverified	https://ds.rois.ac.jp/en_center8/en_crawler/	1990
Kangaroo Bot	Kangaroo LLM	ai-training					list	ai-robots-txt	28066	token has a space
LCC	Leipzig Corpora Collection	research					list	ai-robots-txt	8178
GPT-Crawler	open source	ai-training					unverified	https://github.com/BuilderIO/gpt-crawler	0
Crawl4AI	open source	ai-training					unverified	https://github.com/unclecode/crawl4ai	0	digit in token
Bytespider	ByteDance	ai-training	no				list	ai-robots-txt	225501	widely reported to ignore robots.txt
TikTokSpider	ByteDance	social-preview					list	ai-robots-txt	2302
imageSpider	ByteDance	ai-training					list	ai-robots-txt	0
ToutiaoSpider	ByteDance	search					list	crawler-user-agents	9302
DuckAssistBot	DuckDuckGo	ai-search	yes	no			unverified	https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot/	14273
YouBot	You.com	ai-search	yes				unverified	https://about.you.com/youbot/	73760
PhindBot	Phind	ai-search					list	ai-robots-txt	2829
Andibot	Andi	ai-search					list	ai-robots-txt	2329
iAskBot	iAsk	ai-search					list	ai-robots-txt	0
iaskspider	iAsk	ai-search					list	ai-robots-txt	2884
kagi-fetcher	Kagi	ai-assistant					list	ai-robots-txt	0
LinerBot	Liner	ai-assistant					unverified	https://docs.getliner.com/docs/linerbot	3324
LinkupBot	Linkup	ai-search					unverified	https://linkup.so/bot	607
TavilyBot	Tavily	ai-search					list	ai-robots-txt	0
ExaBot	Exa	ai-search					list	ai-robots-txt	324347	clashes with the older Exalead Exabot
ExaSearchBot	Exa	ai-search					list	ai-robots-txt	0
ShapBot	Parallel	ai-search	yes				unverified	https://docs.parallel.ai/features/crawler	0
Shap-User	Parallel	ai-assistant					list	ai-robots-txt	0
QueritBot	Querit	ai-search					list	ai-robots-txt	0
Querit-SearchBot	Querit	ai-search					list	ai-robots-txt	0
ZanistaBot	Zanista	ai-search					unverified	https://zanista.ai/crawler-info	0
Aranet-SearchBot	Aranet	ai-search					unverified	https://aranet.ai/bot	0
AddSearchBot	AddSearch	ai-search					unverified	http://www.addsearch.com/bot	2998
Anomura	Direqt	ai-search	yes				unverified	https://docs.direqt-search.com/direqt-bots/direqt-crawlers-and-user-agents	0
Channel3Bot	Channel3	ai-search					unverified	https://trychannel3.com/channel3bot	0	digit in token
HenkBot	Valyu	ai-search					unverified	https://valyu.ai/crawler	0
NagetBot	Naget	ai-training					list	ai-robots-txt	0
AIWebIndex	Lyrenth	ai-search					list	ai-robots-txt	0
FirecrawlAgent	Firecrawl	ai-training	yes				list	ai-robots-txt	2465
ApifyBot	Apify	ai-training					list	ai-robots-txt	0
ApifyWebsiteContentCrawler	Apify	ai-training					unverified	https://apify.com/apify/website-content-crawler	0
Brightbot	Bright Data	ai-training					unverified	https://brightdata.com/brightbot	5377
Diffbot	Diffbot	ai-training					unverified	https://docs.diffbot.com/docs/does-crawl-respect-robotstxt	103960	customer decides
Crawlspace	Crawlspace	ai-training	yes				list	ai-robots-txt	4356
TerraCotta	Ceramic AI	ai-training	yes				unverified	https://github.com/CeramicTeam/CeramicTerracotta	0
Terra Cotta	Ceramic AI	ai-training				TerraCotta	list	ai-robots-txt	0	token has a space
Timpibot	Timpi	ai-training					unverified	https://www.timpi.io/timpibot	60583
Novellum	Novellum	ai-training					unverified	https://crawl.corp.novellum.ai/docs	0
VelenPublicWebCrawler	Velen (Hunter)	ai-training	yes				unverified	https://velen.io	81137
WARDBot	WEBSPARK	ai-training					list	ai-robots-txt	0
omgili	Webz.io	ai-training	yes				unverified	https://webz.io/blog/web-data/what-is-the-omgili-bot-and-why-is-it-crawling-your-website/	117250
omgilibot	Webz.io	ai-training	yes			omgili	list	ai-robots-txt	123200
Webzio-Extended	Webz.io	ai-training					list	ai-robots-txt	45475	control token
webzio	Webz.io	ai-training					list	common-crawl	993
ImagesiftBot	ImageSift (Hive)	ai-training	yes				unverified	https://imagesift.com/about	107352
aiHitBot	aiHit	ai-training	yes				unverified	https://www.aihitdata.com/about	74034
Sidetrade indexer bot	Sidetrade	ai-training					list	ai-robots-txt	25152	token has spaces
Linguee Bot	Linguee (DeepL)	research					unverified	http://www.linguee.com/bot	29536	token has a space
Factset_spyderbot	FactSet	ai-training					list	ai-robots-txt	1771
Panscient	Panscient	ai-training	yes				unverified	https://panscient.com/faq.htm	37621
panscient.com	Panscient	ai-training				Panscient	list	ai-robots-txt	25140	dot is not valid in a token
QuillBot	Quillbot	ai-assistant					list	ai-robots-txt	1016
EchoboxBot	Echobox	ai-assistant					list	ai-robots-txt	1973
KlaviyoAIBot	Klaviyo	ai-assistant	yes				list	ai-robots-txt	0
QualifiedBot	Qualified	ai-assistant					list	ai-robots-txt	4444
atlassian-bot	Atlassian	ai-search	yes				unverified	https://support.atlassian.com/organization-administration/docs/connect-custom-website-to-rovo/	0
Cloudflare-AutoRAG	Cloudflare	ai-search	yes				unverified	https://developers.cloudflare.com/autorag	0
CloudflareBrowserRenderingCrawler	Cloudflare	ai-training					unverified		0	listed in Cloudflare managed robots.txt
Mozilla-Tabstack	Mozilla	ai-assistant	yes				unverified	https://docs.tabstack.ai/trust/controlling-access	0
Poggio-Citations	Poggio	ai-assistant					unverified	https://docs.poggio.io/api/robots	0
bigsur.ai	Big Sur AI	ai-assistant					list	ai-robots-txt	1249	dot is not valid in a token
BuddyBot	BuddyBotLearning	ai-assistant					list	ai-robots-txt	0
wpbot	QuantumCloud	ai-assistant					list	ai-robots-txt	1432
Thinkbot	Thinkbot	ai-training					list	ai-robots-txt	615
KunatoCrawler	Kunato	ai-training					list	ai-robots-txt	0
MyCentralAIScraperBot	unknown	ai-training					list	ai-robots-txt	0
newsai	unknown	ai-training					list	ai-robots-txt	0
WRTNBot	Wrtn	ai-assistant					list	ai-robots-txt	311
TwinAgent	Twin	ai-assistant					list	ai-robots-txt	0
UseAI	UseAI	ai-assistant					list	ai-robots-txt	0
YaK	Meltwater	ai-training					list	ai-robots-txt	16339
Awario	Awario	ai-training					list	ai-robots-txt	585
AwarioBot	Awario	seo					list	crawler-user-agents	14180
AwarioRssBot	Awario	feed					list	common-crawl	53801
AwarioSmartBot	Awario	seo					list	common-crawl	60365
Lightpanda	Lightpanda (browser)	research					unverified	https://github.com/lightpanda-io/browser	0	browser engine; robots.txt support is an option
Scrapy	Zyte / open source	research	yes				unverified	https://docs.scrapy.org/	157232	ROBOTSTXT_OBEY in new projects
ISSCyberRiskCrawler	ISS-Corporate	security					list	ai-robots-txt	22200
GeistHaus-PageFetcher	GeistHaus	ai-assistant					list	ai-robots-txt	0
Poseidon Research Crawler	Poseidon Research	ai-training					list	ai-robots-txt	989	token has spaces
netEstate Imprint Crawler	netEstate	ai-training					list	ai-robots-txt	0	token has spaces
CragCrawler	CragSoftware	ai-training					list	ai-robots-txt	0
AgentTimes	The Agent Times	feed					list	ai-robots-txt	0
Spider	Spider	ai-training					list	ai-robots-txt	8001	generic word, prone to false matches
Yandex	Yandex	search	yes	no			list	yandex	1359381	all Yandex robots; when present the * group is ignored by them
YandexBot	Yandex	search	yes	no	Yandex		list	yandex	356627	main indexing robot
YandexAccessibilityBot	Yandex	monitoring	yes	yes			list	yandex	1948	must be named exactly
YandexAdditional	Yandex	ai-search	yes	yes			list	yandex	3509	Yandex AI answers
YandexAdditionalBot	Yandex	ai-search	yes	yes			list	yandex	2369
YandexAdNet	Yandex	ads	yes	no	Yandex		list	yandex	701
YandexBlogs	Yandex	search	yes	no	Yandex		list	yandex	5368
YandexCalendar	Yandex	feed	yes	yes			list	yandex	3381	must be named exactly
YandexCheckBot	Yandex	monitoring	yes	yes			list	yandex	0
YandexComBot	Yandex	search	yes	yes			list	yandex	0
YandexDirect	Yandex	ads	yes	yes			list	yandex	16628	must be named exactly
YandexDirectDyn	Yandex	ads	yes	yes			list	yandex	1759	must be named exactly
YaDirectFetcher	Yandex	ads	no	yes			list	yandex	3643	does not follow robots.txt
YandexFavicons	Yandex	search	yes	yes			list	yandex	3027
YandexImages	Yandex	search	yes	no	Yandex		list	yandex	112344
YandexImageResizer	Yandex	search	yes	no	Yandex		list	yandex	3118
YandexMarket	Yandex	search	yes	no	Yandex		list	yandex	3647
YandexMedia	Yandex	search	yes	no	Yandex		list	yandex	7076
YandexMetrika	Yandex	monitoring	yes	yes			list	yandex	6088
YandexMobileBot	Yandex	search	yes	yes			list	yandex	15018
YandexMobileScreenShotBot	Yandex	search	yes	yes			list	yandex	0
YandexNews	Yandex	search	yes			retired	list	common-crawl	25967	news service sold in 2022
YandexOntoDB	Yandex	search	yes	no	Yandex		list	yandex	0
YandexOntoDBAPI	Yandex	search	yes	yes			list	yandex	308
YandexPagechecker	Yandex	monitoring	yes	no	Yandex		list	yandex	3207
YandexPartner	Yandex	search	yes	yes			list	yandex	0
YandexRCA	Yandex	social-preview	yes	yes			list	yandex	0
YandexRenderResourcesBot	Yandex	search	yes	yes			list	yandex	818
YandexScreenshotBot	Yandex	search	yes	yes			list	yandex	538
YandexSearchShop	Yandex	search	yes	yes			list	yandex	294
YandexSitelinks	Yandex	search	yes	no	Yandex		list	yandex	1235
YandexSpravBot	Yandex	search	yes	no	Yandex		list	yandex	0
YandexTracker	Yandex	monitoring	yes	yes			list	yandex	0
YandexTurbo	Yandex	feed	yes				list	common-crawl	1004
YandexUserproxy	Yandex	ai-assistant	yes	yes			list	yandex	0
YandexVertis	Yandex	search	yes	no	Yandex		list	yandex	271
YandexVerticals	Yandex	search	yes	no	Yandex		list	yandex	264
YandexVideo	Yandex	search	yes	no	Yandex		list	yandex	2625
YandexVideoParser	Yandex	search	yes	yes			list	yandex	10849
YandexWebmaster	Yandex	monitoring	yes	no	Yandex		list	yandex	2071
YaDirectBot	Yandex	ads				YandexDirect	list	common-crawl	45154	old name
DuckDuckBot	DuckDuckGo	search	yes	no			unverified	http://duckduckgo.com/duckduckbot.html	74755
DuckDuckGo-Favicons-Bot	DuckDuckGo	search					list	crawler-user-agents	4424
Baiduspider	Baidu	search	yes	no			unverified	http://www.baidu.com/search/spider.html	925467
Baiduspider-image	Baidu	search	yes	no	Baiduspider		unverified	baidu	103982
Baiduspider-video	Baidu	search	yes	no	Baiduspider		unverified	baidu	88882
Baiduspider-news	Baidu	search	yes	no	Baiduspider		unverified	baidu	20787
Baiduspider-favo	Baidu	search	yes	no	Baiduspider		unverified	baidu	13718
Baiduspider-cpro	Baidu	ads	no				unverified	baidu	14561	ad-partner fetches; Baidu documents that it does not follow robots.txt (unverified)
Baiduspider-ads	Baidu	ads	no				unverified	baidu	13517	ad-partner fetches; Baidu documents that it does not follow robots.txt (unverified)
BaiduImagespider	Baidu	search				Baiduspider-image	list	common-crawl	59542	old spelling
Sogou web spider	Sogou	search					unverified	http://www.sogou.com/docs/help/webmasters.htm#07	176753	token has spaces
Sogou inst spider	Sogou	search					unverified	http://www.sogou.com/docs/help/webmasters.htm#07	30444	token has spaces
Sogou spider	Sogou	search				Sogou web spider	list	common-crawl	199264
Sogou spider2	Sogou	search					list	common-crawl	20240
Sogou News Spider	Sogou	search					list	common-crawl	19453
Sogou Orion spider	Sogou	search					list	common-crawl	17676
Sogou	Sogou	search					list	common-crawl	112645	prefix of all Sogou spiders
Sosospider	Tencent	search				retired	unverified	http://help.soso.com/webspider.htm	269452	Soso merged into Sogou in 2013
360Spider	Qihoo 360	search					list	crawler-user-agents	128784	digits in token: strict parsers see an empty token
360Spider-Image	Qihoo 360	search					list	common-crawl	9430
360Spider-Video	Qihoo 360	search					list	common-crawl	6681
HaosouSpider	Qihoo 360	search				360Spider	list	common-crawl	66535
YisouSpider	Alibaba (Shenma)	search					list	crawler-user-agents	60857
EasouSpider	Easou	search					list	common-crawl	45224
JikeSpider	Jike	search				retired	list	common-crawl	72738
YoudaoBot	NetEase	search				retired	unverified	http://youdao.com/help/webmaster/spider/	187932
PetalBot	Huawei	search	yes	no			unverified	https://webmaster.petalsearch.com/site/petalbot	320982
AspiegelBot	Huawei	search	yes			PetalBot	unverified	https://aspiegel.com	31512
HuaweiSymantecSpider	Huawei	security				retired	list	common-crawl	67878
Yeti	Naver	search	yes	no			unverified	http://naver.me/spd	244585
NaverBot	Naver	search				Yeti	list	common-crawl	143397
Naver	Naver	search				Yeti	list	common-crawl	44037
YetiBot	Naver	search				Yeti	list	common-crawl	90300	not the token
Daum	Kakao	search					unverified	http://cs.daum.net/faq/15/4118.html?faqId=28966	14557
Daumoa	Kakao	search					unverified	http://cs.daum.net/faq/15/4118.html?faqId=28966	85134
ZumBot	Zum Internet	search					list	common-crawl	53633
SeznamBot	Seznam	search	yes	no			unverified	http://napoveda.seznam.cz/en/seznambot-intro/	260988
SeznamHomepageCrawler	Seznam	search					unverified	http://napoveda.seznam.cz/en/seznambot-intro/	0
coccocbot-web	Coc Coc	search	yes	no			unverified	https://help.coccoc.com/searchengine	48071
coccocbot-image	Coc Coc	search	yes	no			unverified	https://help.coccoc.com/searchengine	10498
coccoc	Coc Coc	search				coccocbot-web	list	common-crawl	35289
Qwantbot	Qwant	search	yes	no			unverified	https://help.qwant.com/	1038
Qwantify	Qwant	search	yes			Qwantbot	unverified	https://www.qwant.com/	52367
MojeekBot	Mojeek	search	yes	no			unverified	https://www.mojeek.com/bot.html	31377
Mojeek	Mojeek	search				MojeekBot	list	common-crawl	37674
Bravebot	Brave	search	yes	no			unverified	https://safe.search.brave.com/help/brave-search-crawler	642	list name; Brave says it crawls only what Googlebot may (unverified)
Kagibot	Kagi	search					unverified	https://kagi.com/	276
Gigabot	Gigablast	search				retired	unverified	http://www.gigablast.com/spider.html	298901
Gigablast	Gigablast	search				retired	list	common-crawl	26283
Teoma	Ask.com	search				retired	unverified	http://about.ask.com/en/docs/about/webmasters.shtml	130373
Ask Jeeves	Ask.com	search				retired	list	common-crawl	54508
Twiceler	Cuil	search				retired	list	common-crawl	149306	Cuil closed in 2010
ScoutJet	Blekko	search				retired	list	common-crawl	137345	Blekko closed in 2015
blekkobot	Blekko	search				retired	list	crawler-user-agents	34092
Cliqzbot	Cliqz	search				retired	unverified	http://cliqz.com/company/cliqzbot	109955	closed in 2020
Neevabot	Neeva	search				retired	unverified	https://neeva.com/neevabot	11335	closed in 2023
Seekport	SISTRIX	search					unverified	https://bot.seekport.com	18913
Owler	OpenWebSearch.eu	search	yes				unverified	https://ows.eu/owler	854
StractBot	Stract	search					unverified	https://trystract.com/webmasters	326
search.marginalia.nu	Marginalia	search	yes				unverified	https://search.marginalia.nu	363	dots in token
yacybot	YaCy	search					list	common-crawl	37177
IstellaBot	Istella	search					list	common-crawl	115847
OrangeBot	Orange	search					list	common-crawl	60964
Swisscows	Swisscows	search					unverified	https://swisscows.com/	0
Freespoke	Freespoke	search					unverified	https://docs.freespoke.com/search/bot/	0
IbouBot	Ibou	search					unverified	https://ibou.io/iboubot.html	0
AlexandriaOrgBot	Alexandria	search					unverified	https://www.alexandria.org/bot.html	0
Nicecrawler	NiceCrawler	search					unverified	http://www.nicecrawler.com/	4309
GeedoBot	Geedo	search					unverified	http://www.geedo.com	6169
trovitBot	Trovit	search					unverified	http://www.trovit.com/bot.html	36057
Jooblebot	Jooble	search					unverified	http://jooble.org/jooble-bot	9811
IndeedBot	Indeed	search					unverified	https://www.indeed.com/about/indeed-crawlers	39921
Mail.RU_Bot	VK	search					list	common-crawl	71777	dot in token
Mail.Ru	VK	search				Mail.RU_Bot	list	common-crawl	115223
StackRambler	Rambler	search				retired	list	common-crawl	14875
Linespider	LY Corporation (LINE)	search					unverified	https://lin.ee/4dwXkTH	12115
ichiro	NTT Resonant (goo)	search				retired	unverified	http://help.goo.ne.jp/help/article/1142	185051
Vagabondo	WiseGuys	search				retired	list	common-crawl	94060
wotbox	Wotbox	search				retired	unverified	http://www.wotbox.com	98049
findxbot	Findx	search				retired	unverified	http://www.findxbot.com	12930
DeuSu	DeuSu	search				retired	unverified	https://deusu.de/robot.html	56777
ZyBorg	WiseNut / LookSmart	search				retired	unverified	http://wisenutbot.com/	158127
wisenutbot	WiseNut	search				retired	list	common-crawl	36378
Lycos_Spider	Lycos	search				retired	list	common-crawl	55208
Scooter	AltaVista	search				retired	list	common-crawl	44832
Gulliver	Northern Light	search				retired	list	common-crawl	21689
Mercator	DEC / Compaq	research				retired	list	common-crawl	17257
FAST-WebCrawler	FAST	search				retired	list	crawler-user-agents	5722
grub	Grub.org	search				retired	list	common-crawl	87179
voilabot	Orange (Voila)	search				retired	list	common-crawl	74796
jyxobot	Jyxo	search				retired	list	common-crawl	99223
Speedy Spider	Entireweb	search				retired	list	common-crawl	58962
discobot	Discovery Engine	search				retired	unverified	http://discoveryengine.com/discobot.html	126977
psbot	Picsearch	search				retired	unverified	http://www.picsearch.com/bot.html	361989
Snapbot	Snap	search				retired	list	common-crawl	60526
noxtrumbot	Noxtrum	search				retired	list	common-crawl	19577
Algolia Crawler	Algolia	search	yes				unverified	https://www.algolia.com/doc/	1326	site-owner configured; token has a space
Swiftbot	Elastic (Swiftype)	search	yes				unverified	http://swiftype.com/swiftbot	143751
Coveobot	Coveo	search					list	crawler-user-agents	0
SiteSearch360	SiteSearch360	search					unverified	https://www.sitesearch360.com/	0
FreeFind	FreeFind	search					list	common-crawl	31746
Funnelback	Squiz	search					unverified	https://docs.squiz.net/funnelback/docs/latest/	7065
AhrefsBot	Ahrefs	seo	yes	no			unverified	https://ahrefs.com/robot/	1880177	honours Crawl-delay
AhrefsSiteAudit	Ahrefs	seo	yes	no			unverified	https://ahrefs.com/robot/	707095	site owner may disable robots.txt for an audit
Ahrefs	Ahrefs	seo				AhrefsBot	list	common-crawl	43744	not the token
SemrushBot	Semrush	seo	yes	no			unverified	semrush	956319	honours Crawl-delay
SiteAuditBot	Semrush	seo	yes	no			unverified	semrush	43237
SemrushBot-SA	Semrush	seo	yes	no	SemrushBot	SiteAuditBot	unverified	semrush	325199
SemrushBot-BA	Semrush	seo	yes	no	SemrushBot		unverified	semrush	70137	Backlink Audit
SemrushBot-SI	Semrush	seo	yes	no	SemrushBot		unverified	semrush	70296	On Page SEO Checker
SemrushBot-SWA	Semrush	seo	yes	no	SemrushBot		unverified	semrush	61159	SEO Writing Assistant
SemrushBot-OCOB	Semrush	ai-assistant	yes	no	SemrushBot		unverified	semrush	8047	ContentShake AI
SemrushBot-FT	Semrush	seo	yes	no	SemrushBot		unverified	semrush	1010
SemrushBot-CT	Semrush	seo		no	SemrushBot		list	common-crawl	58764	not in the current Semrush list as far as known
SemrushBot-BM	Semrush	seo		no	SemrushBot		list	common-crawl	46937	not in the current Semrush list as far as known
SemrushBot-COUB	Semrush	seo		no	SemrushBot		list	common-crawl	18610	not in the current Semrush list as far as known
SplitSignalBot	Semrush	seo	yes				unverified	semrush	27214
RyteBot	Ryte (Semrush)	seo					unverified	https://www.ryte.com/	5349
MJ12bot	Majestic	seo	yes	no			unverified	http://mj12bot.com/	1847980	digits in token: Google's parser sees MJ
Majestic-SEO	Majestic	seo				MJ12bot	list	common-crawl	44510	not the token
DotBot	Moz	seo	yes	no			unverified	https://opensiteexplorer.org/dotbot	794743
rogerbot	Moz	seo	yes	no			unverified	https://moz.com/help/moz-procedures/crawlers/rogerbot	387084
Ezooms	Moz (SEOmoz)	seo				DotBot	list	common-crawl	136826
BLEXBot	WebMeUp	seo	yes	no			unverified	http://webmeup-crawler.com/	670128
DataForSeoBot	DataForSEO	seo	yes	no			unverified	https://dataforseo.com/dataforseo-bot	107533
Barkrowler	Babbar	seo	yes	no			unverified	https://babbar.tech/crawler	134103
serpstatbot	Serpstat	seo	yes	no			unverified	https://serpstatbot.com/	155318
SEOkicks	SEOkicks	seo	yes	no			unverified	https://www.seokicks.de/robot.html	75586
SEOkicks-Robot	SEOkicks	seo				SEOkicks	list	common-crawl	164114
SISTRIX	SISTRIX	seo					unverified	https://crawler.sistrix.net/	223152
XoviBot	Xovi	seo					list	common-crawl	40748
LinkpadBot	Linkpad	seo					list	common-crawl	75105
linkdexbot	Linkdex	seo				retired	list	common-crawl	82693
spbot	OpenLinkProfiler	seo				retired	list	common-crawl	235435
MegaIndex.ru	MegaIndex	seo					list	common-crawl	169468	dot in token
SearchmetricsBot	Searchmetrics	seo					list	common-crawl	102930
Screaming Frog SEO Spider	Screaming Frog	seo	yes				unverified	https://www.screamingfrog.co.uk/seo-spider/user-guide/	68507	user may override robots.txt; token has spaces
Sitebulb	Sitebulb	seo	yes				unverified	https://sitebulb.com/	1937	user may override
OnCrawl	OnCrawl	seo	yes				unverified	https://www.oncrawl.com/	28346
deepcrawl	Lumar	seo	yes				unverified	https://www.deepcrawl.com/bot/	11727
seobility	Seobility	seo					unverified	https://www.seobility.net/	16837
SERankingBacklinksBot	SE Ranking	seo					list	crawler-user-agents	0
SEOlyticsCrawler	SEOlytics	seo					list	common-crawl	37460
cognitiveSEO	cognitiveSEO	seo					list	common-crawl	34114
Siteimprove	Siteimprove	monitoring					list	common-crawl	63955
BacklinkCrawler	BacklinkTest	seo				retired	list	common-crawl	86897
ZoomBot	SEOZoom	seo					list	common-crawl	25704
AdBeat_bot	Adbeat	ads					list	common-crawl	15312
MauiBot	unknown	seo					list	crawler-user-agents	151886
seoscanners.net	SEOscanners	seo					list	common-crawl	20610	dot in token
SurveyBot	DomainTools	seo				retired	list	common-crawl	108789
DomainCrawler	DomainCrawler	seo					list	common-crawl	62134
Lipperhey	Lipperhey	seo				retired	list	common-crawl	47013
SEOprofiler	SEOprofiler	seo					list	common-crawl	36769
spyfu	SpyFu	seo					list	common-crawl	50404
meanpathbot	meanpath	seo				retired	list	common-crawl	102145
SenutoBot	Senuto	seo					list	crawler-user-agents	7048
Twitterbot	X	social-preview	yes	no			unverified	https://developer.x.com/en/docs/x-for-websites/cards/guides/troubleshooting-cards	400036
LinkedInBot	LinkedIn	social-preview		no			list	crawler-user-agents	40700
Slackbot	Slack	social-preview					unverified	slack	6329
Slackbot-LinkExpanding	Slack	social-preview					unverified	slack	13106	link unfurls on user action
Slack-ImgProxy	Slack	social-preview					unverified	slack	2511
Discordbot	Discord	social-preview					unverified	https://discordapp.com/	15090
TelegramBot	Telegram	social-preview					list	common-crawl	18052
Pinterestbot	Pinterest	social-preview	yes	no			unverified	https://www.pinterest.com/bot.html	67555
Pinterest	Pinterest	social-preview	yes	no		Pinterestbot	unverified	https://www.pinterest.com/bot.html	686926
redditbot	Reddit	social-preview					list	crawler-user-agents	1208
vkShare	VK	social-preview					list	crawler-user-agents	1318
OdklBot	VK (OK.ru)	social-preview					list	crawler-user-agents	324
Tumblr	Tumblr	social-preview					list	crawler-user-agents	651
Embedly	Embedly	social-preview					list	crawler-user-agents	3929
Iframely	Iframely	social-preview					list	crawler-user-agents	613
FlipboardProxy	Flipboard	social-preview					list	crawler-user-agents	15209
PaperLiBot	Paper.li	social-preview				retired	list	common-crawl	20880
TweetmemeBot	TweetMeme	social-preview				retired	list	common-crawl	25787
kakaotalk-scrap	Kakao	social-preview					unverified	https://devtalk.kakao.com/t/scrap/33984	522
Snap URL Preview Service	Snap	social-preview					list	crawler-user-agents	0
BitlyBot	Bitly	social-preview					list	crawler-user-agents	8549
Bluesky Cardyb	Bluesky	social-preview					unverified		0
Mastodon	Mastodon	social-preview					list	crawler-user-agents	470
Viber	Rakuten	social-preview					list	crawler-user-agents	0
Feedly	Feedly	feed					unverified	https://www.feedly.com/fetcher.html	6113
Feedbin	Feedbin	feed					list	crawler-user-agents	2912
NewsBlur	NewsBlur	feed					list	crawler-user-agents	0
inoreader.com	Inoreader	feed					list	crawler-user-agents	0
Superfeedr	Superfeedr	feed					list	crawler-user-agents	4132
Tiny Tiny RSS	Tiny Tiny RSS	feed					list	crawler-user-agents	293
FreshRSS	FreshRSS	feed					list	crawler-user-agents	377
Miniflux	Miniflux	feed					list	crawler-user-agents	332
R6_FeedFetcher	Salesforce (Radian6)	feed				retired	list	common-crawl	60776	digit in token
R6_CommentReader	Salesforce (Radian6)	feed				retired	list	common-crawl	70458	digit in token
Netvibes	Netvibes	feed					list	common-crawl	36613
Hatena Antenna	Hatena	feed					list	common-crawl	42720	token has a space
PostRank	PostRank	feed				retired	list	common-crawl	57126
archive.org_bot	Internet Archive	archiver					unverified	https://archive.org/details/archive.org_bot	193789	dot in token; since 2017 robots.txt is not always followed
special_archiver	Internet Archive	archiver					list	common-crawl	48882
heritrix	Internet Archive / open source	archiver	yes				unverified	https://github.com/internetarchive/heritrix3	170099	crawler software default
ArchiveBot	Archive Team	archiver	no				unverified	https://wiki.archiveteam.org/	1710
arquivo-web-crawler	Arquivo.pt	archiver	yes				unverified	https://arquivo.pt/	29982
bnf.fr_bot	Bibliotheque nationale de France	archiver					list	crawler-user-agents	4442	dot in token
nlnz_IAHarvester	National Library of New Zealand	archiver					list	crawler-user-agents	0
bl.uk_lddc_bot	British Library	archiver					list	crawler-user-agents	4288	dots in token
NerdyBot	NerdyData	archiver					list	common-crawl	57519
Nutch	Apache Nutch	research	yes				unverified	https://nutch.apache.org/	874802	software default name
SemanticScholarBot	Allen Institute for AI	research	yes				unverified	https://www.semanticscholar.org/crawler	7049
TurnitinBot	Turnitin	research	yes				unverified	https://www.turnitin.com/robot/crawlerinfo.html	286784
turnitin	Turnitin	research				TurnitinBot	list	common-crawl	38771
BUbiNG	Universita degli Studi di Milano	research	yes				unverified	http://law.di.unimi.it/BUbiNG.html	117252	software default
IRLbot	Texas A&M	research				retired	list	common-crawl	71344
Steeler	University of Tokyo	research					list	common-crawl	50641
ltx71	LTX71	research					list	common-crawl	124821	digits in token
BoardReader	BoardReader	research					list	common-crawl	47653
magpie-crawler	Brandwatch	research					list	common-crawl	184343
Brandwatch	Brandwatch	research				magpie-crawler	list	common-crawl	36107
Mediatoolkitbot	Mediatoolkit (Determ)	research					list	common-crawl	48055
trendictionbot	Trendiction (Talkwalker)	research					unverified	http://www.trendiction.de/bot	123505
SentiBot	SentiBot	research					list	common-crawl	63745
spinn3r	Spinn3r	feed				retired	list	common-crawl	111559	digit in token
netEstate NE Crawler	netEstate	research					unverified	http://www.website-datenbank.de/	74967	token has spaces
copyscape	Copyscape	research					list	common-crawl	37751
TinEye	TinEye	research					list	common-crawl	31950
PicScout	PicScout	research					list	common-crawl	39180
pixray	Pixray	research					list	common-crawl	35976
80legs	80legs	research					list	common-crawl	42348	leading digits: strict parsers see an empty token
piplbot	Pipl	research					list	common-crawl	50616
ZoomInfoBot	ZoomInfo	research					list	common-crawl	61160
crawler4j	open source	research	yes				unverified	https://github.com/yasserg/crawler4j	54005	digit in token
LexisNexis	LexisNexis	research					unverified		0
GrapeshotCrawler	Oracle (Grapeshot)	ads	yes				unverified	http://www.grapeshot.co.uk/crawler.php	65282
grapeshot	Oracle (Grapeshot)	ads	yes				unverified	http://www.grapeshot.co.uk/crawler.php	142091
proximic	Comscore (Proximic)	ads	yes				unverified	http://www.proximic.com/info/spider.php	166116
ADmantX	Integral Ad Science (ADmantX)	ads					list	common-crawl	55289
CriteoBot	Criteo	ads	yes				unverified	https://www.criteo.com/criteo-crawler/	8275
TTD-Content	The Trade Desk	ads					list	crawler-user-agents	5870
peer39_crawler	Peer39	ads					list	crawler-user-agents	16550	digits in token
BLP_bbot	Bloomberg	research					list	common-crawl	66378
PubMatic Crawler Bot	PubMatic	ads					unverified		1622	token has spaces
GumGum-Bot	GumGum	ads					unverified		653
BrandVerity	BrandVerity	ads					list	crawler-user-agents	4736
UptimeRobot	UptimeRobot	monitoring					unverified	https://uptimerobot.com/	17126
Pingdom.com_bot	Pingdom	monitoring					unverified		1458	dot in token
StatusCake	StatusCake	monitoring					list	crawler-user-agents	0
Site24x7	Zoho	monitoring					list	crawler-user-agents	793	digits in token
GTmetrix	GTmetrix	monitoring					list	crawler-user-agents	373
Chrome-Lighthouse	Google	monitoring	no				list	crawler-user-agents	1247
Better Uptime Bot	Better Stack	monitoring					list	crawler-user-agents	315
NewRelicPinger	New Relic	monitoring					unverified		0
HetrixTools	HetrixTools	monitoring					list	crawler-user-agents	0
Uptime-Kuma	open source	monitoring					list	crawler-user-agents	0
Freshping	Freshworks	monitoring					list	crawler-user-agents	0
W3C_Validator	W3C	monitoring					unverified	https://validator.w3.org/	17729	digit in token
W3C-checklink	W3C	monitoring	yes				unverified	https://validator.w3.org/docs/checklink.html	10225	digit in token
LinkChecker	open source	monitoring	yes				unverified	https://linkchecker.github.io/linkchecker/	8146
ips-agent	Verisign	monitoring					list	common-crawl	88558
Netcraft	Netcraft	security					list	common-crawl	41077
sitecheck.internetseer.com	InternetSeer	monitoring				retired	list	common-crawl	128618
Genieo	Genieo	research				retired	list	common-crawl	71703
CensysInspect	Censys	security	no				unverified	https://about.censys.io/	22900
Expanse	Palo Alto Networks	security	no				list	crawler-user-agents	461
InternetMeasurement	driftnet.io	security					unverified	https://internet-measurement.com/	3045
NetcraftSurveyAgent	Netcraft	security					list	crawler-user-agents	3726
BitSightBot	BitSight	security					list	crawler-user-agents	2038
SafeDNSBot	SafeDNS	security					list	common-crawl	20482
Detectify	Detectify	security					list	crawler-user-agents	5918
zgrab	open source	security	no				list	common-crawl	41104
masscan	open source	security	no				list	common-crawl	37106
Nikto	open source	security	no				list	common-crawl	56229
sqlmap	open source	security	no				list	common-crawl	42856
Nessus	Tenable	security	no				list	common-crawl	35983
Acunetix	Invicti	security	no				list	common-crawl	38440
DirBuster	OWASP	security	no				list	common-crawl	36497
WhatWeb	open source	security	no				list	common-crawl	34278
ZmEu	malware	security	no				list	common-crawl	40935
Havij	malware	security	no				list	common-crawl	37051
Wget	GNU	legacy	yes	no			unverified	https://www.gnu.org/software/wget/manual/	337767	recursive mode only
curl	curl	legacy	no				unverified	https://curl.se/	24776
Python-urllib	Python	legacy					list	common-crawl	130676
python-requests	Python	legacy	no				list	crawler-user-agents	7281
libwww-perl	Perl	legacy					list	common-crawl	38110
lwp-trivial	Perl	legacy					list	common-crawl	219324
Go-http-client	Go	legacy	no				list	crawler-user-agents	17289
Java	Oracle	legacy	no				list	crawler-user-agents	28603
okhttp	Square	legacy	no				list	crawler-user-agents	1548
HTTrack	HTTrack	legacy	yes	no			unverified	https://www.httrack.com/	269709
lftp	lftp	legacy					list	common-crawl	51919
PycURL	Python	legacy	no				list	common-crawl	39713
WWW-Mechanize	Perl	legacy	no				list	common-crawl	41094
Xenu	Xenu	legacy					list	common-crawl	170199
Xenu's Link Sleuth 1.1c	Xenu	legacy					list	common-crawl	136378	token has spaces, quote and digits
larbin	open source	legacy				retired	list	common-crawl	298979
GetRight	GetRight	legacy	no			retired	list	common-crawl	78512
Fetch	unknown	legacy					list	common-crawl	114016	generic word
WebCopier	various	legacy	no			retired	list	common-crawl	394808	copied block-list boilerplate
WebZip	various	legacy	no			retired	list	common-crawl	391334	copied block-list boilerplate
WebStripper	various	legacy	no			retired	list	common-crawl	359237	copied block-list boilerplate
SiteSnagger	various	legacy	no			retired	list	common-crawl	344634	copied block-list boilerplate
Offline Explorer	various	legacy	no			retired	list	common-crawl	325251	copied block-list boilerplate
Teleport	various	legacy	no			retired	list	common-crawl	322350	copied block-list boilerplate
TeleportPro	various	legacy	no			retired	list	common-crawl	314202	copied block-list boilerplate
ExtractorPro	various	legacy	no			retired	list	common-crawl	239120	copied block-list boilerplate
EmailSiphon	various	legacy	no			retired	list	common-crawl	237421	copied block-list boilerplate
EmailCollector	various	legacy	no			retired	list	common-crawl	224627	copied block-list boilerplate
EmailWolf	various	legacy	no			retired	list	common-crawl	210570	copied block-list boilerplate
asterias	various	legacy	no			retired	list	common-crawl	236740	copied block-list boilerplate
LinkWalker	various	legacy	no			retired	list	common-crawl	230418	copied block-list boilerplate
WebBandit	various	legacy	no			retired	list	common-crawl	228305	copied block-list boilerplate
NetAnts	various	legacy	no			retired	list	common-crawl	228229	copied block-list boilerplate
WebSauger	various	legacy	no			retired	list	common-crawl	227240	copied block-list boilerplate
WebAuto	various	legacy	no			retired	list	common-crawl	223353	copied block-list boilerplate
Zeus	various	legacy	no			retired	list	common-crawl	222032	copied block-list boilerplate
CherryPicker	various	legacy	no			retired	list	common-crawl	221762	copied block-list boilerplate
CherryPickerSE	various	legacy	no			retired	list	common-crawl	16343	copied block-list boilerplate
CherryPickerElite	various	legacy	no			retired	list	common-crawl	17183	copied block-list boilerplate
CheeseBot	various	legacy	no			retired	list	common-crawl	217953	copied block-list boilerplate
ProWebWalker	various	legacy	no			retired	list	common-crawl	217417	copied block-list boilerplate
True_Robot	various	legacy	no			retired	list	common-crawl	217014	copied block-list boilerplate
WWW-Collector-E	various	legacy	no			retired	list	common-crawl	216696	copied block-list boilerplate
WebReaper	various	legacy	no			retired	list	common-crawl	216028	copied block-list boilerplate
CopyRightCheck	various	legacy	no			retired	list	common-crawl	215540	copied block-list boilerplate
InfoNaviRobot	various	legacy	no			retired	list	common-crawl	215282	copied block-list boilerplate
BuiltBotTough	various	legacy	no			retired	list	common-crawl	215128	copied block-list boilerplate
DittoSpyder	various	legacy	no			retired	list	common-crawl	214913	copied block-list boilerplate
Crescent	various	legacy	no			retired	list	common-crawl	214885	copied block-list boilerplate
RepoMonkey	various	legacy	no			retired	list	common-crawl	214573	copied block-list boilerplate
LexiBot	various	legacy	no			retired	list	common-crawl	214565	copied block-list boilerplate
Spanner	various	legacy	no			retired	list	common-crawl	214131	copied block-list boilerplate
moget	various	legacy	no			retired	list	common-crawl	214038	copied block-list boilerplate
EroCrawler	various	legacy	no			retired	list	common-crawl	213947	copied block-list boilerplate
TheNomad	various	legacy	no			retired	list	common-crawl	213570	copied block-list boilerplate
LinkextractorPro	various	legacy	no			retired	list	common-crawl	213007	copied block-list boilerplate
WebEnhancer	various	legacy	no			retired	list	common-crawl	212682	copied block-list boilerplate
NICErsPRO	various	legacy	no			retired	list	common-crawl	211743	copied block-list boilerplate
BunnySlippers	various	legacy	no			retired	list	common-crawl	210829	copied block-list boilerplate
hloader	various	legacy	no			retired	list	common-crawl	210272	copied block-list boilerplate
SpankBot	various	legacy	no			retired	list	common-crawl	210113	copied block-list boilerplate
VCI	various	legacy	no			retired	list	common-crawl	209323	copied block-list boilerplate
suzuran	various	legacy	no			retired	list	common-crawl	208989	copied block-list boilerplate
humanlinks	various	legacy	no			retired	list	common-crawl	208188	copied block-list boilerplate
Openfind	various	legacy	no			retired	list	common-crawl	206614	copied block-list boilerplate
MIIxpc	various	legacy	no			retired	list	common-crawl	206602	copied block-list boilerplate
BotALot	various	legacy	no			retired	list	common-crawl	204755	copied block-list boilerplate
cosmos	various	legacy	no			retired	list	common-crawl	204334	copied block-list boilerplate
turingos	various	legacy	no			retired	list	common-crawl	204331	copied block-list boilerplate
Telesoft	various	legacy	no			retired	list	common-crawl	203253	copied block-list boilerplate
JennyBot	various	legacy	no			retired	list	common-crawl	202528	copied block-list boilerplate
Mister PiX	various	legacy	no			retired	list	common-crawl	200459	copied block-list boilerplate
Mata Hari	various	legacy	no			retired	list	common-crawl	196640	copied block-list boilerplate
Kenjin Spider	various	legacy	no			retired	list	common-crawl	194608	copied block-list boilerplate
Website Quester	various	legacy	no			retired	list	common-crawl	194306	copied block-list boilerplate
QueryN Metasearch	various	legacy	no			retired	list	common-crawl	194065	copied block-list boilerplate
Foobot	various	legacy	no			retired	list	common-crawl	193626	copied block-list boilerplate
URLy Warning	various	legacy	no			retired	list	common-crawl	192722	copied block-list boilerplate
The Intraformant	various	legacy	no			retired	list	common-crawl	192069	copied block-list boilerplate
LNSpiderguy	various	legacy	no			retired	list	common-crawl	181935	copied block-list boilerplate
NPBot	various	legacy	no			retired	list	common-crawl	181168	copied block-list boilerplate
RMA	various	legacy	no			retired	list	common-crawl	178560	copied block-list boilerplate
httplib	various	legacy	no			retired	list	common-crawl	174589	copied block-list boilerplate
Web Image Collector	various	legacy	no			retired	list	common-crawl	166346	copied block-list boilerplate
BackDoorBot	various	legacy	no			retired	list	common-crawl	62810	copied block-list boilerplate
szukacz	various	legacy	no			retired	list	common-crawl	60546	copied block-list boilerplate
LinkScan	various	legacy	no			retired	list	common-crawl	56525	copied block-list boilerplate
BullsEye	various	legacy	no			retired	list	common-crawl	64125	copied block-list boilerplate
toCrawl	various	legacy	no			retired	list	common-crawl	20045	copied block-list boilerplate
ProPowerBot	various	legacy	no			retired	list	common-crawl	54838	copied block-list boilerplate
Webster Pro	various	legacy	no			retired	list	common-crawl	151885	copied block-list boilerplate
tighttwatbot	various	legacy	no			retired	list	common-crawl	149092	copied block-list boilerplate
Alexibot	various	legacy	no			retired	list	common-crawl	144799	copied block-list boilerplate
Keyword Density	various	legacy	no			retired	list	common-crawl	39049	copied block-list boilerplate
libWeb	various	legacy	no			retired	list	common-crawl	53964	copied block-list boilerplate
Harvest	various	legacy	no			retired	list	common-crawl	63478	copied block-list boilerplate
Aqua_Products	various	legacy	no			retired	list	common-crawl	111317	copied block-list boilerplate
Bookmark search tool	various	legacy	no			retired	list	common-crawl	109569	copied block-list boilerplate
Flaming AttackBot	various	legacy	no			retired	list	common-crawl	104069	copied block-list boilerplate
Oracle Ultra Search	various	legacy	no			retired	list	common-crawl	106083	copied block-list boilerplate
PerMan	various	legacy	no			retired	list	common-crawl	107317	copied block-list boilerplate
Radiation Retriever 1.1	various	legacy	no			retired	list	common-crawl	106637	copied block-list boilerplate
FairAd Client	various	legacy	no			retired	list	common-crawl	104476	copied block-list boilerplate
URL Control	various	legacy	no			retired	list	common-crawl	103839	copied block-list boilerplate
URL_Spider_Pro	various	legacy	no			retired	list	common-crawl	113152	copied block-list boilerplate
SurveyBot_IgnoreIP	various	legacy	no			retired	list	common-crawl	8769	copied block-list boilerplate
Titan	various	legacy	no			retired	list	common-crawl	122905	copied block-list boilerplate
Black Hole	various	legacy	no			retired	list	common-crawl	94610	copied block-list boilerplate
BlackWidow	various	legacy	no			retired	list	common-crawl	93554	copied block-list boilerplate
GrabNet	various	legacy	no			retired	list	common-crawl	79565	copied block-list boilerplate
eCatch	various	legacy	no			retired	list	common-crawl	78910	copied block-list boilerplate
EyeNetIE	various	legacy	no			retired	list	common-crawl	77636	copied block-list boilerplate
FlashGet	various	legacy	no			retired	list	common-crawl	77023	copied block-list boilerplate
SmartDownload	various	legacy	no			retired	list	common-crawl	76838	copied block-list boilerplate
WebWhacker	various	legacy	no			retired	list	common-crawl	76496	copied block-list boilerplate
ChinaClaw	various	legacy	no			retired	list	common-crawl	76150	copied block-list boilerplate
SuperHTTP	various	legacy	no			retired	list	common-crawl	76027	copied block-list boilerplate
NearSite	various	legacy	no			retired	list	common-crawl	75843	copied block-list boilerplate
Octopus	various	legacy	no			retired	list	common-crawl	75788	copied block-list boilerplate
Go-Ahead-Got-It	various	legacy	no			retired	list	common-crawl	75518	copied block-list boilerplate
EirGrabber	various	legacy	no			retired	list	common-crawl	75477	copied block-list boilerplate
Widow	various	legacy	no			retired	list	common-crawl	75245	copied block-list boilerplate
Navroad	various	legacy	no			retired	list	common-crawl	75196	copied block-list boilerplate
JetCar	various	legacy	no			retired	list	common-crawl	75127	copied block-list boilerplate
WebFetch	various	legacy	no			retired	list	common-crawl	74950	copied block-list boilerplate
WebLeacher	various	legacy	no			retired	list	common-crawl	74937	copied block-list boilerplate
Disco	various	legacy	no			retired	list	common-crawl	74875	copied block-list boilerplate
pcBrowser	various	legacy	no			retired	list	common-crawl	74655	copied block-list boilerplate
PageGrabber	various	legacy	no			retired	list	common-crawl	74486	copied block-list boilerplate
ReGet	various	legacy	no			retired	list	common-crawl	74381	copied block-list boilerplate
WWWOFFLE	various	legacy	no			retired	list	common-crawl	74339	copied block-list boilerplate
HMView	various	legacy	no			retired	list	common-crawl	74202	copied block-list boilerplate
Go!Zilla	various	legacy	no			retired	list	common-crawl	74008	copied block-list boilerplate
VoidEYE	various	legacy	no			retired	list	common-crawl	73981	copied block-list boilerplate
LeechFTP	various	legacy	no			retired	list	common-crawl	73496	copied block-list boilerplate
Pavuk	various	legacy	no			retired	list	common-crawl	73301	copied block-list boilerplate
NetSpider	various	legacy	no			retired	list	common-crawl	73037	copied block-list boilerplate
InterGET	various	legacy	no			retired	list	common-crawl	72859	copied block-list boilerplate
Grafula	various	legacy	no			retired	list	common-crawl	72361	copied block-list boilerplate
RealDownload	various	legacy	no			retired	list	common-crawl	68392	copied block-list boilerplate
Robozilla	various	legacy	no			retired	list	common-crawl	72190	copied block-list boilerplate
Custo	various	legacy	no			retired	list	common-crawl	70828	copied block-list boilerplate
SlySearch	various	legacy	no			retired	list	common-crawl	61757	copied block-list boilerplate
Blowfish	various	legacy	no			retired	list	common-crawl	59472	copied block-list boilerplate
Brightbot 1.0	Bright Data	ai-training					list	ai-robots-txt	3072
Datenbank Crawler	Datenbank	ai-training					list	ai-robots-txt	0
Echobot Bot	Echobox	ai-training					list	ai-robots-txt	0
iaskspider/2.0	iAsk	ai-training	no				list	ai-robots-txt	37556
MistralAI-User/1.0	Mistral AI	ai-training	yes				list	ai-robots-txt	1078
quillbot.com	Quillbot	ai-training					list	https://quillbot.com	1138
agricola	conoZe.com	search	yes	no			doc	http://www.conoze.com/agricola	0	version and mode follow the token; its modes RSS and OAI do not ask robots.txt
008	80legs	research					unverified		0	digits only: Google's parser sees no name
`

/** Names of the small protocols, in the same columns. A bot there follows `*` and its names together. */
export const geminiAgentLines: string = `
archiver	Gemini companion specification	archiver	yes	no			doc-quoted	companion	521	virtual agent
indexer	Gemini companion specification	search	yes	no			doc-quoted	companion	4348	virtual agent
researcher	Gemini companion specification	research	yes	no			doc-quoted	companion	0	virtual agent
webproxy	Gemini companion specification	proxy	yes	no			doc-quoted	companion	0	virtual agent
gus	geminispace.info	search	yes	no	indexer		doc	gus	0	fetches only what both its own group and indexer's allow
tlgs	TLGS	search	yes	no	indexer		doc	tlgs	0	compares case
tardis	TARDIS	search	yes	no	indexer, researcher, archiver, tlgs		doc	tardis	0	roles according to the use of what it fetches
elektito/gemplex	Gemplex	search	yes	no	crawler, indexer, researcher		doc	gemplex	0	compares case; holds a slash
crawler	Gemplex	search	yes	no			doc	gemplex	7057	no virtual agent of the companion specification; on the Web a generic word
mozz-archiver	mozz.us	archiver	no	no	archiver	archiver-mozz	doc	mozz-archiver	0	the name of its README; the program calls itself archiver-mozz
archiver-mozz	mozz.us	archiver	yes	no	archiver		doc	mozz-archiver	0
webproxy-mozz	portal.mozz.us	proxy	yes		webproxy		doc-quoted	mailing-list	0
gopher-mcp	gopher-mcp	ai-assistant	yes	no	webproxy, indexer		doc	gopher-mcp	0	also obeys GPTBot, ClaudeBot and other names of AI crawlers
veronica	Veronica-2	search	yes	no			doc-quoted	gopher-list	0	on gopher
kennedy	kennedy.gemi.dev	search	no	no	indexer		doc	kennedy	0	its crawler obeys indexer and *, not its own name
delorean	Delorean Time Machine	archiver	no	no	archiver, indexer		doc	kennedy	0	obeys archiver and *, not its own name
auragem	AuraSearch	search	no	no	indexer		doc	auragem	0	obeys indexer or *, not its own name
geminispace.info	geminispace.info	search	no	no	indexer	gus	doc	gus	0	its crawler answers to gus
lupa	Lupa	research					unverified	lupa	0	whether its crawler reads robots.txt is not established
kineto	kineto	proxy	no	yes			doc-quoted	mailing-list	0	obeys no robots.txt, by its author's declared policy
`

/**
 * Names that stand in thousands of robots.txt files, mostly in block lists copied from site to site, and of
 * which nothing else is known: name, space, count of the Common Crawl list, comma. Most counts are from its
 * edition of 48 crawls, 2016 to 2024.
 */
export const blockListNames: string = `
gaisbot 106847, zealbot 100468, openbot 98220, searchpreview 96313, sitebot 95213, cegbfeieh 92948,
zao 91283, wbsearchbot 89728, shopwiki 83817, rdfbot 83784, doc 82595, betabot 79018, lmspider 77923,
k2spider 77402, obot 77224, siteexplorer 74691, superbot 74650, netzip 72779, cazoodlebot 68445,
copernic 65854, flamingo_searchengine 65765, surfbot 62728, takeout 60651, becomebot 60491, smtbot 59944,
riddler 56763, jamesbot 55758, purebot 54208, omniexplorer_bot 53746, msubot 51967, twengabot 50994,
voltron 50556, unisterbot 50441, synapse 50050, sqworm 49423, envolk 48119, dotspotsbot 47346,
grabber 46777, abby 46122, snoopy 46102, linguee 46052, aboundexbot 46051, lemurwebcrawler 45896,
largesmall crawler 45687, aspseek 44959, jetbot 44746, ninja 44629, spacebison 44427, hailoobot 44361,
aipbot 44078, frontpage 44033, nextgensearchbot 43689, easydl 43654, reaper 43221, autoemailspider 43210,
pockey 42779, mfc_tear_sample 42753, batchftp 42718, backweb 42665, dumbot 42664, buddy 42603,
attach 42585, drip 42565, indy library 42423, whacker 42371, recorder 42362, pump 42357, gotit 42143,
sucker 41877, siphon 41806, websucker 41614, webster 41583, winhttrack 41374, iria 41355, anarchie 41334,
vacuum 41239, sitesucker 41026, snake 40944, stripper 40899, mag-net 40827, magnet 40775,
msfrontpage 40176, wesee 39567, bandit 39255, pimonster 38877, yodaobot 38725, scrubby 38439,
webvac 38142, sootle 38109, discoverybot 37312, aibot 36992, dsearch 36847, mass downloader 36755,
abonti 36681, joc web spider 36177, http::lite 36063, looksmart 36048, sbider 35965, screenerbot 35755,
metauri 35735, dts agent 35650, express webpictures 35645, lipperhey spider 35435, papa foto 35403,
internet ninja 35115, fasterfox 35109, aboundex 34902, net vampire 34770, webalta 34746,
claritybot 34603, msrabot 34567, crazywebcrawler 34164, urly.warning 34114, domainappender 34089,
niki-bot 34044, image sucker 34033, diibot 33978, midown tool 33784, web sucker 33720, webgo is 33558,
musobot 33548, nimblecrawler 33370, internetseer 33353, phpcrawl 33194, domainstatsbot 33140,
sogouspider 32966, speedy 32867, woobot 32839, fyberspider 32475, linksmanager 32275, seoscanners 32209,
stanford 32045, webcollage 32044, download wonder 31998, germcrawler 31843, wonderbot 31658,
pi-monster 31648, datacha0s 31517, pageanalyzer 31193, dblbot 31184, outfoxbot 31108, peoplepal 31055,
bdfetch 31016, webmirror 30784, botrighthere 30783, galaxybot 30711, getweb! 30694, zermelo 30646,
socialrankiobot 30613, dragonfly 30524, brandprotect 30513, ilsebot 30512, queryseekerspider 30436,
bitacle 30413, leechget 30411, curious 30410, rankivabot 30392, flunky 30372, infotekies 30257,
lwp::simple 30226, ebingbong 30215, trendiction 30211, fhscan 30073, id-search 30039, ripper 30019,
backstreet 29941, picsearch 29895, probethenet 29712, voil 29710, gridbot 29674,
poe-component-client-http 29658, evc-batch 29644, lanshanbot 29614, rankurbot 29549, catexplorador 29533,
lightspeedsystems 29495, intelliseek 29415, digincore 29413, nameprotect 29392, telesphoreo 29356,
vericitecrawler 29338, markwatch 29296, extreme picture finder 29287, page analyzer 29228,
extractor 29199, webpix 29104, typhoeus 28924, fdm 28769, calculon 28671, seostats 28644, zitebot 28481,
grapefx 28446, htmlparser 28402, t8abot 28390, twice 28271, rebelmouse 28184, craftbot 28088,
backlink-check 27999, nibbler 27567, sexsearcher 27530, seomoz 27086, quepasacreep 25896,
updownerbot 25146, plukkie 22736, web downloader 22562, webmasterworld extractor 22393,
netresearchserver 22204, ninjabot 22194, sp_auditbot 22011, etaospider 21937, webcopy 21822,
pagesinventory 21154, dispatch 21095, roverbot 20913, website extractor 20188, pompos 19525,
mojolicious 18163, leech 18131, offline commander 17937, metajobbot 17927, ncbot 17727,
http weazel 17550, winhttp 17391, appie 17249, charlotte 16942, babachobot 16906, psycheclone 16673,
surdotlybot 16541, lachesis 16246, jobo 16065, israbot 16001, uptimebot 15791, antibot 15727,
spinne 15664, netseer 15649, urldispatcher 15602, xaldon 15293, careerbot 15222, stealer 14912,
clariabot 14878, getsmart 14869, zbot 14869, linkbot 14713, metacarta 14530, spiderbot 14399,
findlinks 14271, butterfly 14197, webminer 14194, converacrawler 13870, clshttp 13721, filehound 13714,
fatbot 13675, ocelli 13466, scoutabout 13363, netattache 13260, teleport pro 13163, jobs.de-robot 12922,
kraken 12919, webdownloader 12519, webmole 12438, coldfusion 12358, y!tunnelpro 12281, flickbot 12280,
winhttprequest 12229, vayala 12172, phpot 12116, onestop 12113, jonzilla 12107, webviewer 12033,
anthill 11945, aboutusbot 11728, crystalsemanticsbot 11365, httpfetcher 11297, woriobot 11075,
showyoubot 10987, changedetection 10901, seodiver 10874, bender 10688, image stripper 10681,
garlikcrawler 10672, a6-indexer 10572, pixray-seeker 10463, seekbot 10454, lexxebot 10393,
linkfluence 10027, um-ic 9992, twengabot-discover 9932, catchbot 9896, memorybot 9750,
maxpointcrawler 9721, missigua locator 9571, 007ac9 9550, aport 9484, iccrawler 9452, webcapture 9337,
prlog 9299, maxthon 9162, ultraseek 9155, objectssearch 8949, nerdbynature.bot 8902, synthesio 8897,
flipboard 8772, cityreview 8722, ravencrawler 8643, unwindfetchor 8452, solomonobot 8427,
apocalxexplorerbot 8242, kalooga 8240, geniebot 8239, docomo 8028, e-societyrobot 8017, bspider 7934,
openindexspider 7894, implisensebot 7887, linkdex 7885, webwalk 7727, webcrawler 7623, yrspider 7601,
digext 7536, snappreviewbot 7432, thumbsniper 7348, compspybot 7343, htdig 7293, moreover 7248,
vegi bot 7224, wikiofeedbot 7206, vscooter 6177, wotbot 5067, vspider 4786, sphider 4372,
ca-crawler 4341, factbot 3824, moodlebot 3584, getbot 3235, aspider 3104, enabot 3064, umbot 2973,
cs-crawler 2897, zuibot 2725, oodlebot 2725, pipbot 2722, risenetbot 2704
`
