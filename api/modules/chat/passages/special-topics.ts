import type { TopicMatch } from './match-topics.ts'

/** A topic named outright, not hinted at. */
export const strongTopic = 0.8

/** A phrase of several words is what was asked for; a single word may have been said by the way. */
export const severalWords = 1.1

export const aboutPets = 'faq:pets'

/** What dates turn into a question for the quote. */
export const aboutStays: ReadonlySet<string> = new Set([
  'house:price',
  'house:availability',
  'faq:room-types',
  'list:capacity',
  'faq:booking-deposit',
])

/** What is said by the way. */
export const courtesies: ReadonlySet<string> = new Set(['talk:greeting', 'talk:thanks'])

/** Something else than a stay, named outright. */
export const isSpecialTopic = ({ source, strength }: TopicMatch): boolean =>
  strength >= strongTopic && !aboutStays.has(source)
