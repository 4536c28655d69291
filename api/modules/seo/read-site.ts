import type { SeoCheck } from './self-check.type.ts'

/** What search engines find at one address of the site. */
export interface Found {
  status: number
  text: string
}

type Judgement = Pick<SeoCheck, 'state' | 'detail'>

const passed = (detail: string): Judgement => ({ state: 'passed', detail })
const failed = (detail: string): Judgement => ({ state: 'failed', detail })

const notThere = (name: string, { status }: Found) => failed(`${name} answers with status ${status}`)

export const judgeRobots = (found: Found, publicUrl: string): Judgement => {
  if (found.status !== 200) return notThere('robots.txt', found)
  const lines = found.text.split(/\r?\n/).map((line) => line.trim().toLowerCase())
  if (!lines.includes(`sitemap: ${publicUrl}/sitemap.xml`.toLowerCase()))
    return failed('robots.txt does not name the sitemap')
  if (lines.includes('disallow: /')) return failed('robots.txt keeps robots out of the whole site')
  // Who may not read a page cannot see that it asks not to be listed.
  if (lines.includes('disallow: /admin')) return failed('robots.txt hides the noindex of /admin')
  return passed('robots.txt names the sitemap and lets robots read every page')
}

interface Entry {
  loc: string
  /** hreflang -> address. */
  alternates: Map<string, string>
}

const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>').trim()

/** What stands in each element of that name. A pattern would search on to the end from every one that is never closed. */
const elements = (xml: string, name: string): string[] =>
  xml
    .split(`<${name}>`)
    .slice(1)
    .flatMap((rest) => rest.split(`</${name}>`, 2).slice(0, -1))

/** The entries of a sitemap in the form that this site writes: https://www.sitemaps.org/protocol.html */
const readSitemap = (xml: string): Entry[] =>
  elements(xml, 'url').map((inner) => ({
    loc: plain(elements(inner, 'loc')[0] ?? ''),
    alternates: new Map(
      [...inner.matchAll(/hreflang="([^"]+)"\s+href="([^"]+)"/g)].map(([, lang, href]) => [lang!, plain(href!)]),
    ),
  }))

const mostEntries = 50_000

export const judgeSitemap = (found: Found, publicUrl: string): Judgement => {
  if (found.status !== 200) return notThere('sitemap.xml', found)
  const entries = readSitemap(found.text)
  if (entries.length === 0) return failed('sitemap.xml lists no address')
  if (entries.length > mostEntries) return failed(`sitemap.xml lists more than ${mostEntries} addresses`)
  const stray = entries.find(({ loc }) => !loc.startsWith(`${publicUrl}/`))
  if (stray) return failed(`sitemap.xml lists an address of another site: ${stray.loc.slice(0, 200)}`)
  return passed(`sitemap.xml lists ${entries.length} addresses`)
}

/** Both ways: what a page names as its translation names the page in turn. */
export const judgeAlternates = (found: Found): Judgement => {
  if (found.status !== 200) return notThere('sitemap.xml', found)
  const entries = new Map(readSitemap(found.text).map((entry) => [entry.loc, entry]))
  for (const { loc, alternates } of entries.values()) {
    if (![...alternates.values()].includes(loc)) return failed(`${loc} does not name itself among its languages`)
    for (const [lang, href] of alternates) {
      const other = entries.get(href)
      if (!other) return failed(`${loc} names ${href} (${lang}), which the sitemap does not list`)
      if (![...other.alternates.values()].includes(loc)) return failed(`${href} does not name ${loc} in turn`)
    }
  }
  return entries.size > 0 ? passed('Every page and its translations name each other') : failed('There are no pages')
}

const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1]
const tags = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag)

export const judgeCanonical = (found: Found, expected: string): Judgement => {
  if (found.status !== 200) return notThere('The home page', found)
  const link = tags(found.text, 'link').find((tag) => attribute(tag, 'rel') === 'canonical')
  const href = link && attribute(link, 'href')
  if (!href) return failed('The home page names no canonical address')
  const bare = (url: string) => url.replace(/\/$/, '')
  if (bare(href) !== bare(expected)) return failed(`The home page names ${href.slice(0, 200)} as its canonical address`)
  return passed('The home page names itself as its canonical address')
}

const typesOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(typesOf)
  if (typeof value !== 'object' || value === null) return []
  const record = value as Record<string, unknown>
  const own = [record['@type']].flat().filter((type): type is string => typeof type === 'string')
  return [...own, ...Object.values(record).flatMap(typesOf)]
}

export const judgeStructuredData = (found: Found): Judgement => {
  if (found.status !== 200) return notThere('The home page', found)
  const blocks = [...found.text.matchAll(/<script[^<>]*type="application\/ld\+json"[^<>]*>(.*?)<\/script>/gs)]
  if (blocks.length === 0) return failed('The home page has no structured data')
  try {
    const types = blocks.flatMap(([, inner = '']) => typesOf(JSON.parse(inner)))
    if (!types.includes('Hotel')) return failed('The structured data of the home page does not describe a hotel')
    return passed(`The home page describes ${[...new Set(types)].slice(0, 6).join(', ')}`)
  } catch {
    return failed('The structured data of the home page cannot be read')
  }
}

export const judgeNoindex = (found: Found): Judgement => {
  const meta = tags(found.text, 'meta').find((tag) => attribute(tag, 'name') === 'robots')
  const content = (meta && attribute(meta, 'content'))?.replaceAll(' ', '')
  return content === 'noindex,nofollow'
    ? passed('The staff desk asks robots to stay out')
    : failed('The staff desk does not ask robots to stay out')
}
