import { longestFlexible } from '#graphql/inputs/stay.ts'
import type { Locale } from '#graphql/locales.ts'
import { translate } from '../../i18n/translate.ts'
import type { Context } from '../../platform/context.ts'
import type { RoomType } from '../rooms/room.entity.ts'
import { inPlainSpelling } from './base-forms.ts'
import { amountsIn } from './check-reply.ts'
import { stayTopic, withTopic, type ConversationState } from './conversation-state.ts'
import { isDeskOpen } from './desk-hours.ts'
import type { Heard } from './heard.ts'
import { aboutPets, strongTopic } from './special-topics.ts'
import { matchTopics, type TopicMatch } from './match-topics.ts'
import { isCircumstance, mentions, thingsIn } from './named-things.ts'
import {
  askBack,
  priceFrom,
  priceInMonth,
  priceOfStay,
  priceWithPet,
  type PriceAnswer,
} from './price-answer.service.ts'
import { withDigits } from './numbers.ts'
import { askedWords } from './phrases.ts'
import { hears } from './room-words.ts'
import { asksThatRoom } from './rooms-in-question.ts'
import { readPassage, retrieve, type Citation, type Found, type Told } from './retrieval.ts'
import { longestReply, shorten } from './shorten.ts'
import { findTaught } from './taught.service.ts'
import { asksLowestPrice, wantedQuote } from './wanted-quote.ts'
import { clausesOf, conjunction, fold } from './words.ts'

export interface Answer {
  response: string
  citations: Citation[]
  /** Whether the answer was found. */
  confident: boolean
  /** Whether the front desk is offered: to whom got no answer, and to whom asked for a person. */
  handoffOffered: boolean
}

/** Below these the passage is more likely beside the question than an answer to it. */
const sureCoverage = 0.6
/** One shared word is chance, unless it stands in the title and is all that was asked. */
const sureSingleCoverage = 0.92
/** A phrase of several words is what was asked for; a single word may have been said by the way. */
const severalWords = 1.1
const leastOfOneWord = 0.2
const leastOfHint = 0.35
/** One word in so many may be all that was asked, where nothing else is named. */
const mostBesideOne = 8
/** How many passages a model is given. */
const mostPassages = 6

/** Whether every topic that is named outright is named by the same word, in a question that is short enough to be about it. */
const isAllThatIsNamed = (source: string, topics: readonly TopicMatch[], question: string) => {
  const strong = topics.filter(({ strength }) => strength >= strongTopic)
  const words = strong.find((topic) => topic.source === source)?.words
  return (
    words !== undefined &&
    strong.every((topic) => topic.words.every((word) => words.includes(word))) &&
    askedWords(question).length <= mostBesideOne
  )
}

/** Dates, guests and rooms are words that no passage has: they say nothing against it. */
const isSure = ({ source, topic, coverage, matched }: Found, { question, slots, topics, things }: Heard) => {
  if (topic >= severalWords) return true
  if (topic >= strongTopic && things.length === 0 && isAllThatIsNamed(source, topics, question)) return true
  if (topic > 0 && topics.length > 0 && (slots.arrival ?? slots.party ?? slots.rooms[0])) return true
  if (topic >= strongTopic && coverage >= leastOfOneWord) return true
  if (topic > 0 && topic < strongTopic && coverage >= leastOfHint) return true
  return coverage >= (matched > 1 ? sureCoverage : sureSingleCoverage)
}

export const cite = (told: readonly Told[]): Citation[] =>
  told
    .flatMap(({ links, title, path }) => links ?? [{ title, path }])
    .filter(({ path }) => path)
    .filter(
      ({ path, title }, index, all) => all.findIndex((other) => other.path === path && other.title === title) === index,
    )

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

/** A passage that is sure answers in place of one that is little nearer and is not. */
const nearScore = 0.3

/** The passage that answers. A room by its name with 'available' is asked for, not asked about. */
const bestOf = (found: readonly Found[], heard: Heard): Found | undefined => {
  const first = found.find((passage) => isSure(passage, heard))
  if (!first || first.score < found[0]!.score - nearScore) return undefined
  const asksForIt =
    first.source === 'faq:room-types' && heard.topics.some(({ source }) => source === 'house:availability')
  return (asksForIt && found.find(({ source }) => source === 'house:availability')) || first
}

/** 'Yes' before an answer says to whoever asks what it costs that it does cost something. */
const heading = /^(?:yes|sí|sim|oui|ja|kyllä)\s?[.:,!]\s+(\p{L})/iu

const withoutYes = (text: string) => text.replace(heading, (_match, letter: string) => letter.toLocaleUpperCase())

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

/** What a story mentions is not what the hotel has. */
const isStory = ({ source }: Found) => source.startsWith('blog:')

/** What is asked about a place that may not exist, as smoking on a balcony. */
const holdsAnywhere: ReadonlySet<string> = new Set(['faq:smoking'])

const aboutOnePlace = /^(?:place|restaurant|walk|drive|trip):/
const clock = /\d[:.]\d\d|\d\s?(?:am|pm|uhr|h)\b|\bkl\.?\s?\d|24/i

/** When a place opens and what it costs is answered by its passage where that says so; where it does not, that is said too. */
const lacksWhatIsAsked = ({ asksOpening, asksPrice }: Heard, { source, text }: Found): boolean =>
  aboutOnePlace.test(source) &&
  ((asksOpening && !clock.test(text)) ||
    (asksPrice && amountsIn(text).length === 0 && !/free|grat|kostenlos|ilmai|maksut/i.test(text)))

/** The parts of a question that name no such thing. */
const clausesWithout = (question: string, locale: Locale) =>
  clausesOf(question).filter((clause) => thingsIn(clause, locale).length === 0)

/** A thing that hotels may have or not is answered by a passage that speaks of it, or by none. */
const byThing = (ctx: Context, locale: Locale, heard: Heard, found: readonly Found[], best: Found | undefined) => {
  const { things, topics, question } = heard
  const isByTheWay = things.every(isCircumstance) && (best?.topic ?? 0) >= strongTopic
  if (things.length === 0 || isByTheWay) {
    const told = best ? [best, second(question, found, topics) ?? []].flat() : []
    return { told, lacks: told.length === 1 && lacksWhatIsAsked(heard, told[0]!) }
  }
  const ruled = found.find(({ source, topic }) => holdsAnywhere.has(source) && topic >= strongTopic)
  if (ruled) return { told: [ruled], lacks: false }
  const known = found.find(
    (passage) =>
      !isStory(passage) && !holdsAnywhere.has(passage.source) && things.some((thing) => mentions(passage, thing)),
  )
  if (known) return { told: [known], lacks: lacksWhatIsAsked(heard, known) }
  const others = clausesWithout(question, locale).flatMap((clause) =>
    matchTopics(ctx.content.list('topic', locale), inPlainSpelling(clause, locale)).filter(
      ({ source, strength }) => strength >= strongTopic && topics.some((topic) => topic.source === source),
    ),
  )
  const told = conjunction.test(question) ? found.filter(({ source }) => others[0]?.source === source) : []
  return { told, lacks: true }
}

const quoteOf = async (
  ctx: Context,
  locale: Locale,
  heard: Heard,
  best: Found | undefined,
  roomTypes: readonly RoomType[],
): Promise<{ quote: PriceAnswer | null; isWhole: boolean; asksBack?: boolean }> => {
  // Beside dates, or what changes a stay, a passage that only shares words with the question says nothing against the quote.
  const namesNothing = heard.topics.length === 0 && heard.things.length === 0
  const asksLowest = asksLowestPrice(heard)
  // 'How much?' after a stay.
  const asksItsPrice =
    heard.asksPrice && namesNothing && (heard.isShort || heard.leans) && heard.before.topic === stayTopic
  const isOfStay =
    heard.slots.arrival !== null || heard.slots.month !== null || heard.changesStay || asksLowest || asksItsPrice
  const isStayOnly = namesNothing && ((heard.slots.departure ?? heard.slots.nights) !== null || heard.changesStay)
  const named = best && !isStayOnly && (best.topic > 0 || !isOfStay) ? best.source : undefined
  const wanted = heard.namesThing && !heard.slots.arrival ? null : wantedQuote(heard, named)
  if (!wanted) return { quote: null, isWhole: false }
  const { state, slots, isSpecial, leftOver } = heard
  if (leftOver ?? (wanted === 'stay' && state.isPartyUnclear))
    return { quote: askBack(ctx, locale, heard, roomTypes), isWhole: !isSpecial, asksBack: true }
  if (wanted === 'stay') return { quote: await priceOfStay(ctx, locale, state, roomTypes), isWhole: !isSpecial }
  const isThatRoom = slots.rooms.length === 0 && asksThatRoom(heard.question)
  const said = { rooms: isThatRoom ? state.rooms : slots.rooms, party: slots.party }
  const { month, nights } = slots
  const ofMonth = month && nights && nights <= longestFlexible ? { month, nights } : null
  const flexible =
    ofMonth &&
    (await priceInMonth(
      ctx,
      locale,
      { ...said, party: state.party, isAccessible: state.isAccessible },
      ofMonth,
      roomTypes,
    ))
  if (flexible) return { quote: flexible, isWhole: !isSpecial }
  const isNamed = heard.asksLowest || slots.rooms.length > 0 || slots.month !== null || slots.party !== null
  return { quote: await priceFrom(ctx, locale, said, slots.month, roomTypes), isWhole: isNamed && !isSpecial }
}

/** A question about 'it' or 'there' that names nothing is about the place that was spoken of. */
const placeOf = async (ctx: Context, locale: Locale, { asksThere, isSpecial, before }: Heard): Promise<Found | null> =>
  asksThere && !isSpecial && before.place ? readPassage(ctx, locale, before.place) : null

/** Words of 'how many', 'until when?' */
const longestMore = 4

/** 'How many?' and 'and two?' after an answer that has a number in it ask for that answer again. */
const moreOfIt = async (ctx: Context, locale: Locale, heard: Heard): Promise<Found | null> => {
  const { asksMore, isAboutIt, isSlotsOnly, slots, topics, things, question, before } = heard
  const namesNothing = isAboutIt && slots.nights === null && topics.length === 0 && things.length === 0
  const asksNumber = asksMore || (isSlotsOnly && /\d/.test(withDigits(fold(question))))
  if (!asksNumber || !namesNothing || askedWords(question).length > longestMore) return null
  const passage = before.topic && before.topic !== stayTopic ? await readPassage(ctx, locale, before.topic) : null
  return passage && /\d/.test(passage.text) ? passage : null
}

/** 'How much is that?' and 'so it's free?' after an answer are about the price that stands in it, or that there is none. */
const priceOfIt = async (ctx: Context, locale: Locale, heard: Heard): Promise<Found | null> => {
  const { asksPrice, asksGratis, isSpecial, isAboutIt, before } = heard
  if (!(asksPrice || asksGratis) || isSpecial || !isAboutIt || !before.topic || before.topic === stayTopic) return null
  const passage = await readPassage(ctx, locale, before.topic)
  const saysPrice =
    passage && (amountsIn(passage.text).length > 0 || hears('chat.hears.gratis', locale, askedWords(passage.text)))
  return saysPrice ? passage : null
}

const partsOf = async (
  ctx: Context,
  locale: Locale,
  heard: Heard,
  found: readonly Found[],
  roomTypes: readonly RoomType[],
): Promise<Parts> => {
  const place =
    (await placeOf(ctx, locale, heard)) ?? (await priceOfIt(ctx, locale, heard)) ?? (await moreOfIt(ctx, locale, heard))
  if (place) return { quote: null, told: [place], after: null, lacks: false, asksBack: false, topic: place.source }
  const best = bestOf(found, heard)
  const { quote, isWhole, asksBack = false } = await quoteOf(ctx, locale, heard, best, roomTypes)
  const { told, lacks } = quote && isWhole ? { told: [], lacks: false } : byThing(ctx, locale, heard, found, best)
  const isWithPet =
    !quote &&
    !heard.leftOver &&
    !heard.state.isPartyUnclear &&
    told[0]?.source === aboutPets &&
    heard.before.topic === stayTopic
  const after = isWithPet ? await priceWithPet(ctx, locale, heard.state, roomTypes) : null
  return { quote, told, after, lacks, asksBack, topic: quote || after ? stayTopic : (told[0]?.source ?? null) }
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
  const found = retrieved.filter(({ source }) => !heard.ofRoomName.includes(source))
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
  const longestOf = (text: string) =>
    Math.max(Math.floor(longestReply / parts.length), longestReply - (total - text.length))
  const texts = [
    ...phoneFirst,
    ...parts.map((part) =>
      part === quote || part === after
        ? part.text
        : shorten(heard.asksPrice ? withoutYes(part.text) : part.text, longestOf(part.text)),
    ),
    ...(lacks ? [missing.response] : []),
  ]
  const answer = {
    response: texts.join('\n\n'),
    citations: cite(parts),
    confident: true,
    handoffOffered: asksPerson || lacks || asksBack,
  }
  return { answer, passages, state }
}
