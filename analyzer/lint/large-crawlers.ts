/** Names, in lower case, that a site cannot do without by mistake: everybody, and the large search engines. */
export const LARGE_CRAWLERS: ReadonlySet<string> = new Set(
  '* googlebot bingbot msnbot slurp yandex yandexbot baiduspider duckduckbot applebot yeti seznambot'.split(
    ' ',
  ),
)
