import type { Locale } from '#graphql/locales.ts'
import type { TopicMatch } from '../passages/match-topics.ts'
import type { ConversationState } from './conversation-state.ts'

const aboutParking = 'faq:free-parking'
const aboutBeaches: ReadonlySet<string> = new Set(['faq:beach-distance', 'list:beaches'])
const aboutBeachParking = 'faq:beach-parking'

/** 'There', without case and accents: Portuguese 'lá' is an article elsewhere. */
const there: Record<Locale, RegExp> = {
  en: /\bthere\b/,
  es: /\b(?:alli|ahi|alla)\b/,
  pt: /\b(?:la|ali)\b/,
  fr: /\bla[ -]bas\b|\bsur place\b/,
  de: /\b(?:dort|da|dahin|dorthin)\b/,
  fi: /\b(?:siella|sinne|siihen)\b/,
  sv: /\b(?:dar|dit|darnere|nere)\b/,
}

/** Where the car is left, if it is not at the hotel. */
const atBeach =
  /\b(?:beach|playa|praia|plage|strand(?:en|e|s)?|badstrand[a-z]*|ran(?:ta|taan|nalla|nalle|noilla)|uimaran[a-z]*)\b/
const atHotel =
  /\b(?:hotels?|hotell[a-z]*|on site|your|yours|bei (?:euch|ihnen)|am haus|chez vous|con ustedes|ai com voces|teilla|teidan|hos er|pihassa|pihalla)\b/

interface Said {
  locale: Locale
  /** Without case and accents. */
  plain: string
  before: Pick<ConversationState, 'topic' | 'place'>
  asksCosts: boolean
}

/**
 * The topics with the parking at the beach in place of the hotel's: 'what does it cost to park there?' once the beach was
 * spoken of, 'and at the beach, what does it cost?' once parking was, and
 * 'what do I pay to park at the beach?'.
 * @returns with it the source that is not asked for, whose words are there; null where the topics are as they were
 */
export const withBeachParking = (
  topics: readonly TopicMatch[],
  { locale, plain, before, asksCosts }: Said,
): { topics: readonly TopicMatch[]; instead: string | null } => {
  const wasOfBeach = [before.topic, before.place].some((source) => source !== null && aboutBeaches.has(source))
  const parking = topics.find(({ source }) => source === aboutParking)
  const beach = topics.find(({ source }) => aboutBeaches.has(source))
  const meant =
    (wasOfBeach && there[locale].test(plain) ? parking : undefined) ??
    (before.topic === aboutParking && asksCosts ? beach : undefined) ??
    (asksCosts && atBeach.test(plain) && !atHotel.test(plain) ? parking : undefined)
  if (!meant) return { topics, instead: null }
  // Whoever asks for the beach as well is told of both.
  const isOfBoth = !wasOfBeach && before.topic !== aboutParking
  const others = topics.filter(({ source }) => source !== aboutParking && (isOfBoth || !aboutBeaches.has(source)))
  return { topics: [{ ...meant, source: aboutBeachParking }, ...others], instead: meant.source }
}
