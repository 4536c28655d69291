import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../context.ts'
import { translate } from '../hotel/localized.ts'
import { answerPrice } from './price-answer.service.ts'
import { retrieve, type Found } from './retrieval.ts'
import { longestReply, shorten } from './shorten.ts'
import { unsure } from './texts/reply.ts'

export interface Citation {
  title: string
  path: string
}

export interface Answer {
  response: string
  citations: Citation[]
  /** Whether the answer was found; below that line the front desk is offered. */
  confident: boolean
}

/** Below these the passage is more likely beside the question than an answer to it. */
const sureTopic = 0.4
const sureCoverage = 0.6
/** One shared word is chance, unless it stands in the title and is all that was asked. */
const sureSingleCoverage = 0.85
/** A topic named outright, not hinted at. */
const strongTopic = 0.8
/** How many passages a model is given. */
const mostPassages = 6

const isSure = ({ topic, coverage, matched }: Found) =>
  topic >= sureTopic || coverage >= (matched > 1 ? sureCoverage : sureSingleCoverage)

export const cite = (found: readonly Found[]): Citation[] =>
  found
    .filter(({ path }) => path)
    .filter(
      ({ path, title }, index, all) => all.findIndex((other) => other.path === path && other.title === title) === index,
    )
    .map(({ title, path }) => ({ title, path }))

/** 'And' or 'or' in the languages of the site. */
const conjunction = /(?:^|\s)(and|or|y|o|e|ou|et|und|oder|ja|tai|och|eller|&)\s/i

/** A question with two topics in different words, as 'is there wifi and parking?', gets both answers. */
const second = (
  question: string,
  found: readonly Found[],
  topics: Awaited<ReturnType<typeof retrieve>>['topics'],
): Found | undefined => {
  const strong = topics.filter(({ strength }) => strength >= strongTopic)
  const best = strong.find(({ source }) => source === found[0]?.source)
  const next = strong.find(
    ({ source, words }) => source !== best?.source && !words.some((word) => best?.words.includes(word)),
  )
  if (!best || !next || !conjunction.test(question)) return undefined
  return found.find(({ source }) => source === next.source)
}

export const unsureAnswer = (locale: Locale): Answer => ({
  response: translate(unsure, locale),
  citations: [],
  confident: false,
})

/** Questions whose answer is a price, once the dates are known. */
const aboutPrices = new Set(['house:price', 'house:availability'])

/** The price itself in front of the passage on prices; alone when the guest named dates. */
const withPrice = async (ctx: Context, locale: Locale, question: string, best: Found): Promise<Found[]> => {
  const price = aboutPrices.has(best.source) ? await answerPrice(ctx, locale, question) : null
  if (!price || (best.source === 'house:availability' && !price.named)) return [best]
  const quoted = { ...best, source: 'quote', text: price.text }
  return price.named ? [quoted] : [quoted, best]
}

/** The best passage's own words, shortened; with it the passages that a model may read. */
export const answerLocally = async (
  ctx: Context,
  locale: Locale,
  question: string,
): Promise<{ answer: Answer; passages: Found[] }> => {
  const { found, topics } = await retrieve(ctx, locale, question, mostPassages)
  const [best] = found
  if (!best || !isSure(best)) return { answer: unsureAnswer(locale), passages: found }
  const other = second(question, found, topics)
  const priced = await withPrice(ctx, locale, question, best)
  const chosen = other ? [...priced, other] : priced
  const response = chosen.map(({ text }) => shorten(text, Math.floor(longestReply / chosen.length))).join('\n\n')
  return {
    answer: { response, citations: cite(chosen), confident: true },
    passages: [...new Set([...priced, ...found])],
  }
}
