import type { Locale } from '#graphql/locales.ts'
import { translate } from '../../i18n/translate.ts'
import type { Context } from '../../platform/context.ts'
import { answerPrice } from './price-answer.service.ts'
import type { TopicMatch } from './match-topics.ts'
import { retrieve, type Found, type Told } from './retrieval.ts'
import { longestReply, shorten } from './shorten.ts'
import { findTaught } from './taught.service.ts'

export interface Citation {
  title: string
  path: string
}

export interface Answer {
  response: string
  citations: Citation[]
  /** Whether the answer was found. */
  confident: boolean
  /** Whether the front desk is offered: to whom got no answer, and to whom asked for a person. */
  handoffOffered: boolean
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

export const cite = (found: readonly Told[]): Citation[] =>
  found
    .filter(({ path }) => path)
    .filter(
      ({ path, title }, index, all) => all.findIndex((other) => other.path === path && other.title === title) === index,
    )
    .map(({ title, path }) => ({ title, path }))

/** 'And' or 'or' in the languages of the site. */
const conjunction = /(?:^|\s)(and|or|y|o|e|ou|et|und|oder|ja|tai|och|eller|&)\s/i

/** A question with two topics in different words, as 'is there wifi and parking?', gets both answers. */
const second = (question: string, found: readonly Found[], topics: readonly TopicMatch[]): Found | undefined => {
  const strong = topics.filter(({ strength }) => strength >= strongTopic)
  const best = strong.find(({ source }) => source === found[0]?.source)
  const next = strong.find(
    ({ source, words }) => source !== best?.source && !words.some((word) => best?.words.includes(word)),
  )
  if (!best || !next || !conjunction.test(question)) return undefined
  return found.find(({ source }) => source === next.source)
}

export const unsureAnswer = (locale: Locale): Answer => ({
  response: translate(locale, 'chat.unsure'),
  citations: [],
  confident: false,
  handoffOffered: true,
})

/** The passage that answers. A room by its name with 'available' is asked for, not asked about. */
const bestOf = (found: readonly Found[], topics: readonly TopicMatch[]): Found | undefined => {
  const [first] = found
  if (!first || !isSure(first)) return undefined
  const asksForIt = first.source === 'faq:room-types' && topics.some(({ source }) => source === 'house:availability')
  return (asksForIt && found.find(({ source }) => source === 'house:availability')) || first
}

/** What dates turn into a question for the quote. */
const aboutStays = new Set([
  'house:price',
  'house:availability',
  'faq:room-types',
  'list:capacity',
  'faq:booking-deposit',
])

/** Whoever asks for a person is led to one. */
const aboutPeople = 'talk:person'

const isSpecial = ({ source, strength }: TopicMatch) => strength >= strongTopic && !aboutStays.has(source)

/** What the quote says. A question about something else is not for it, unless it has an 'and' in it: a dog costs too. */
const quoteIfAsked = async (
  ctx: Context,
  locale: Locale,
  question: string,
  before: string | undefined,
  best: Found | undefined,
  topics: readonly TopicMatch[],
): Promise<{ quote: Told; isWhole: boolean } | null> => {
  const special = topics.some(isSpecial)
  const price = await answerPrice(ctx, locale, question, before, {
    isPrices: best?.source === 'house:price',
    isStay: topics.some(({ source }) => aboutStays.has(source)),
    isOther: best !== undefined && !aboutStays.has(best.source),
    isSpecial: special && !conjunction.test(question),
  })
  if (!price) return null
  return {
    quote: { path: '/#hero', title: translate(locale, 'chat.price.title'), text: price.text },
    isWhole: price.named && !special,
  }
}

/**
 * The quote's or the best passage's own words; with it the passages that a model may read.
 * @param before what the guest asked before
 */
export const answerLocally = async (
  ctx: Context,
  locale: Locale,
  question: string,
  before?: string,
): Promise<{ answer: Answer; passages: Told[] }> => {
  const taught = await findTaught(ctx, locale, question)
  if (taught) {
    const response = shorten(taught.text, longestReply)
    return {
      answer: { response, citations: cite([taught]), confident: true, handoffOffered: false },
      passages: [taught],
    }
  }
  const { found, topics } = await retrieve(ctx, locale, question, mostPassages)
  const best = bestOf(found, topics)
  const priced = await quoteIfAsked(ctx, locale, question, before, best, topics)
  const quote = priced ? [priced.quote] : []
  const told = best && !priced?.isWhole ? [best, second(question, found, topics) ?? []].flat() : []
  const passages = [...quote, ...found]
  if (quote.length + told.length === 0) return { answer: unsureAnswer(locale), passages }
  const longest = Math.floor(longestReply / (quote.length + told.length))
  const response = [...quote.map(({ text }) => text), ...told.map(({ text }) => shorten(text, longest))].join('\n\n')
  const handoffOffered = told[0]?.source === aboutPeople
  return { answer: { response, citations: cite([...quote, ...told]), confident: true, handoffOffered }, passages }
}
