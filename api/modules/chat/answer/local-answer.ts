import type { Locale } from '#graphql/locales.ts'
import { translate } from '../../../i18n/translate.ts'
import type { Context } from '../../../platform/context.ts'
import type { RoomType } from '../../rooms/room.entity.ts'
import { inPlainSpelling } from '../words/base-forms.ts'
import { amountsIn } from '../words/amounts.ts'
import { stayTopic, withTopic, type ConversationState } from '../hearing/conversation-state.ts'
import { isDeskOpen } from './desk-hours.ts'
import type { Heard } from '../hearing/heard.ts'
import { priceWithPet } from './price-answer.service.ts'
import type { PriceAnswer } from './price-words.ts'
import { quoteOf } from './quote-of.ts'
import { retrieve, type Citation, type Found, type Told } from '../passages/retrieval.ts'
import { samePassage } from './same-passage.ts'
import { longestReply, shorten } from './shorten.ts'
import { aboutPets } from '../passages/special-topics.ts'
import { bestOf } from './sure.ts'
import { findTaught } from '../passages/taught.service.ts'
import { toldOf } from './told-of-things.ts'

export interface Answer {
  response: string
  citations: Citation[]
  /** Whether the answer was found. */
  confident: boolean
  /** Whether the front desk is offered: to whom got no answer, and to whom asked for a person. */
  handoffOffered: boolean
}

/** How many passages a model is given. */
const mostPassages = 6

/** Two answers may be longer than one. */
const longestOfSeveral = 700

export const cite = (told: readonly Told[]): Citation[] =>
  told
    .flatMap(({ links, title, path }) => links ?? [{ title, path }])
    .filter(({ path }) => path)
    .filter(
      ({ path, title }, index, all) => all.findIndex((other) => other.path === path && other.title === title) === index,
    )

const whileOpen = { 'chat.unsure': 'chat.unsure.open', 'chat.noWord': 'chat.noWord.open' } as const

/** While somebody is at the front desk the phone comes first. */
const handOver = (ctx: Context, locale: Locale, key: keyof typeof whileOpen): Answer => {
  const isOpen = isDeskOpen(ctx.facts, ctx.now())
  return {
    response: translate(locale, isOpen ? whileOpen[key] : key, { phone: ctx.facts.phone }),
    citations: [],
    confident: false,
    handoffOffered: true,
  }
}

/**
 * 'Yes' as a sentence before an answer is said to the question of the FAQ. A guest may ask the other way round, as 'do we
 * need a car?', and what follows says as much without it.
 */
const yes = /^(?:yes|sí|sim|oui|ja|kyllä)\s?[.:!]\s+(\p{L})/iu

/** 'Yes, it costs …' says to whoever asks what it costs, or whether it is free, that it does cost something; 'yes, if …' is one thought. */
const yesWithin = /^(?:yes|sí|sim|oui|ja|kyllä),\s+(?!(?:if|si|se|s’|wenn|sofern|falls|jos|mikäli|om)\b)(\p{L})/iu

const inWords = ({ asksPrice, asksGratis }: Heard, { text }: Found) => {
  const isOfCosts = asksPrice || (asksGratis && amountsIn(text).length > 0)
  return text.replace(isOfCosts && yesWithin.test(text) ? yesWithin : yes, (_match, letter: string) =>
    letter.toLocaleUpperCase(),
  )
}

/** Whoever asks for a person is led to one. */
const aboutPeople = 'talk:person'

/** What an answer is made of, in its order, and what the conversation is about then. */
interface Parts {
  quote: PriceAnswer | null
  told: Found[]
  after: PriceAnswer | null
  /** A thing was asked for of which no passage has a word. */
  lacks: boolean
  /** The stay was understood in part only, and is asked about. */
  asksBack: boolean
  topic: string | null
}

const partsOf = async (
  ctx: Context,
  locale: Locale,
  heard: Heard,
  found: readonly Found[],
  roomTypes: readonly RoomType[],
): Promise<Parts> => {
  const same = await samePassage(ctx, locale, heard)
  if (same) return { quote: null, told: [same], after: null, lacks: false, asksBack: false, topic: same.source }
  const best = bestOf(found, heard)
  const { quote, isWhole, asksBack = false } = await quoteOf(ctx, locale, heard, best, roomTypes)
  const { told, lacks } = quote && isWhole ? { told: [], lacks: false } : toldOf(ctx, locale, heard, found, best)
  const { state, before, leftOver } = heard
  const isOfPets = told[0]?.source === aboutPets && before.topic === stayTopic
  const isWithPet =
    (quote !== null || isOfPets) &&
    !asksBack &&
    !leftOver &&
    !state.isPartyUnclear &&
    state.pets > 0 &&
    state.pets <= (ctx.facts.pets.maximum ?? Infinity)
  const after = isWithPet ? await priceWithPet(ctx, locale, state, roomTypes) : null
  return {
    // One way into the planner is enough: the one with the pet in it.
    quote: quote && after ? { ...quote, links: after.links } : quote,
    told,
    after: quote && after ? { ...after, links: [] } : after,
    lacks,
    asksBack,
    topic: quote || after ? stayTopic : (told[0]?.source ?? null),
  }
}

/** The quote's or the best passage's own words; with it the passages that a model may read and what was spoken of. */
export const answerLocally = async (
  ctx: Context,
  locale: Locale,
  heard: Heard,
  roomTypes: readonly RoomType[],
): Promise<{ answer: Answer; passages: Told[]; state: ConversationState }> => {
  const taught = await findTaught(ctx, locale, heard.question)
  if (taught) {
    const response = shorten(taught.text, longestReply)
    const answer = { response, citations: cite([taught]), confident: true, handoffOffered: false }
    return { answer, passages: [taught], state: heard.state }
  }
  const asked = inPlainSpelling(heard.question, locale)
  const retrieved = await retrieve(ctx, locale, asked, heard.topics, mostPassages)
  const found = retrieved.filter(({ source }) => !heard.byTheWay.includes(source))
  const { quote, told, after, lacks, asksBack, topic } = await partsOf(ctx, locale, heard, found, roomTypes)
  const passages = [quote, ...told, after, ...found].filter((part) => part !== null)
  const state = withTopic(heard.state, topic)
  const missing = handOver(ctx, locale, lacks ? 'chat.noWord' : 'chat.unsure')
  const parts = [quote, ...told, after].filter((part) => part !== null)
  if (parts.length === 0) return { answer: missing, passages, state }
  const asksPerson = told[0]?.source === aboutPeople
  const phoneFirst =
    asksPerson && isDeskOpen(ctx.facts, ctx.now())
      ? [translate(locale, 'chat.deskOpen', { phone: ctx.facts.phone })]
      : []
  const total = parts.reduce((sum, { text }) => sum + text.length, 0)
  // Each may fill its share, and what the others leave of theirs.
  const longest = parts.length > 1 ? longestOfSeveral : longestReply
  const longestOf = (text: string) => Math.max(Math.floor(longest / parts.length), longest - (total - text.length))
  const texts = [
    ...phoneFirst,
    quote?.text ?? [],
    ...told.map((part) => shorten(inWords(heard, part), longestOf(part.text))),
    after?.text ?? [],
    lacks ? missing.response : [],
  ].flat()
  const answer = {
    response: texts.join('\n\n'),
    citations: cite(parts),
    confident: true,
    handoffOffered: asksPerson || lacks || asksBack,
  }
  return { answer, passages, state }
}
