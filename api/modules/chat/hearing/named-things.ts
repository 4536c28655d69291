import type { Locale } from '#graphql/locales.ts'
import { translate } from '../../../i18n/translate.ts'
import type { Told } from '../passages/retrieval.ts'
import type { TopicMatch } from '../passages/match-topics.ts'
import { askedWords, matchPhrase, phrasesOf, type Phrase } from '../words/phrases.ts'
import { aboutStays } from '../passages/special-topics.ts'
import { fold, joinNames } from '../words/words.ts'

/** A thing or fee that guests ask for and not every hotel has, with the positions of the words that name it. */
export interface NamedThing {
  concept: Concept
  phrase: Phrase
  words: number[]
}

/** What hotels are asked for and may not have; a text of this one that speaks of it answers, whichever it is. */
const concepts = [
  'charging',
  'resortFee',
  'cleaningFee',
  'gym',
  'sauna',
  'spa',
  'massage',
  'laundry',
  'hairDryer',
  'iron',
  'safe',
  'minibar',
  'roomService',
  'bicycles',
  'beachGear',
  'extraTowels',
  'pickup',
  'balcony',
  'bathtub',
  'coffeeMaker',
  'kettle',
  'microwave',
  'dishwasher',
  'iceMachine',
  'bathrobe',
  'hammock',
  'quietRoom',
  'golf',
  'tennis',
  'yoga',
  'gameRoom',
  'karaoke',
  'babysitter',
  'highChair',
  'stroller',
  'carSeat',
  'waterSports',
  'fishingGear',
  'boatSlip',
  'adapter',
  'internetSpeed',
  'printer',
  'meetingRoom',
  'atm',
  'currency',
  'instalments',
  'invoice',
  'loyalty',
  'memberDiscount',
  'giftCard',
  'tips',
  'minimumAge',
  'wedding',
  'petSitter',
  'casino',
  'nightlife',
  'cinema',
  'church',
  'health',
  'shops',
  'library',
  'hairSalon',
  'luggage',
  'valet',
  'carRental',
  'fare',
  'buffet',
  'restaurantOnSite',
  'wine',
  'diet',
  'view',
  'temperature',
  'wildlife',
  'power',
  'nudism',
  'cannabis',
  'drone',
  'roomKey',
  'parcels',
  'concierge',
  'camping',
  'visa',
  'jobs',
  'security',
  'elevator',
  'streaming',
  'smartHome',
  'visitors',
  'grillTools',
  'poem',
] as const

type Concept = (typeof concepts)[number]

/** What guests also mention by the way, as the car that they have rented: not asked for where something else is. */
const circumstances: ReadonlySet<Concept> = new Set([
  'stroller',
  'boatSlip',
  'wedding',
  'health',
  'carRental',
  'wine',
  'diet',
  'wildlife',
  'camping',
  'visa',
  'elevator',
  'streaming',
  'extraTowels',
])

/** Whether a thing is one that guests also mention by the way. */
export const isCircumstance = ({ concept }: NamedThing): boolean => circumstances.has(concept)

/** The things that are asked for: a circumstance is none where more words than its own are about something else. */
export const thingsAsked = (things: readonly NamedThing[], topics: readonly TopicMatch[]): NamedThing[] =>
  things.filter(
    ({ concept, words }) =>
      !circumstances.has(concept) ||
      !topics.some(
        (topic) =>
          !aboutStays.has(topic.source) &&
          !topic.source.startsWith('talk:') &&
          topic.words.some((word) => !words.includes(word)),
      ),
  )

/** The things that a question names by the words of `chat.hears.thing`. */
export const thingsIn = (question: string, locale: Locale): NamedThing[] => {
  const asked = askedWords(question)
  return concepts
    .flatMap((concept) =>
      phrasesOf(translate(locale, `chat.hears.thing.${concept}`)).map((phrase) => ({ concept, phrase })),
    )
    .flatMap(({ concept, phrase }) => {
      const words = matchPhrase(phrase, asked)
      return words ? [{ concept, phrase, words }] : []
    })
}

const allWords = (text: string): string[] => fold(joinNames(text)).match(/[\p{L}\p{N}]+/gu) ?? []

/** The words of a phrase stand together where a text speaks of it: cold beer at the sea is no cold sea. */
const mostBetween = 3

/** Whether a passage says anything of the thing: only then does it answer a question for it. */
export const mentions = ({ title, text }: Pick<Told, 'title' | 'text'>, { phrase }: NamedThing): boolean => {
  const longest = phrase.words.length + mostBetween
  // '… a suitable room. Service animals …' has no room service.
  return [title, ...text.split(/(?<=[.!?…])\s/)].some((sentence) => {
    const words = allWords(sentence)
    return phrase.words.length === 1
      ? matchPhrase(phrase, words) !== null
      : words.some((_word, start) => matchPhrase(phrase, words.slice(start, start + longest)) !== null)
  })
}
