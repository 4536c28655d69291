import type { Heard } from '../hearing/heard.ts'
import type { TopicMatch } from '../passages/match-topics.ts'
import { askedWords } from '../words/phrases.ts'
import type { Found } from '../passages/retrieval.ts'
import { aboutPets, courtesies, severalWords, strongTopic } from '../passages/special-topics.ts'

/** Below these the passage is more likely beside the question than an answer to it. */
const sureCoverage = 0.6
/** One shared word is chance, unless it stands in the title and is all that was asked. */
const sureSingleCoverage = 0.92
const leastOfOneWord = 0.2
const leastOfHint = 0.35
/** One word in so many may be all that was asked, where nothing else is named. */
const mostBesideOne = 11

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

/** 'Thanks a lot', 'vielen Dank', 'kiitos paljon': words by which thanks are meant warmly. */
const warmly =
  /^(?:a|lots?|so|very|much|again|you|for|your|the|help|paljon|oikein|todella|avusta|beaucoup|bien|bcp|much[oa]s?|mil|por|tu|su|ayuda|muit[oa]|mesmo|pela|ajuda|vielen|vielmals|sehr|schon|herzlichen|besten|fur|die|hilfe|sa|mycket|stort|hjalpen)$/

/** 'Hallo', 'hi there', 'kiitos paljon': a courtesy and nothing beside it, or a greeting with one word. */
const isCourtesyOnly = (source: string, topics: readonly TopicMatch[], question: string) => {
  const others = askedWords(question).filter((word) => !warmly.test(word)).length
  const mostBeside = source === 'talk:greeting' ? 1 : 0
  return (
    courtesies.has(source) &&
    topics.every((topic) => topic.source === source && others <= topic.words.length + mostBeside)
  )
}

/** Dates, guests and rooms are words that no passage has: they say nothing against it. */
const isSure = ({ source, topic, coverage, matched }: Found, { question, slots, topics, things }: Heard) => {
  if (topic >= severalWords || isCourtesyOnly(source, topics, question)) return true
  if (topic >= strongTopic && things.length === 0 && isAllThatIsNamed(source, topics, question)) return true
  if (topic > 0 && topics.length > 0 && (slots.arrival ?? slots.party ?? slots.rooms[0])) return true
  if (topic >= strongTopic && coverage >= leastOfOneWord) return true
  if (topic > 0 && topic < strongTopic && coverage >= leastOfHint) return true
  return coverage >= (matched > 1 ? sureCoverage : sureSingleCoverage)
}

/** A passage that is sure answers in place of one that is little nearer and is not. */
const nearScore = 0.3

/** Of 'two adults, a kid, a baby and a dog, January 11 to 14' the pet alone is told besides the price. */
const petOfStay = (found: readonly Found[], { bringsPet, slots, topics }: Heard): Found | undefined =>
  bringsPet && slots.departure !== null && topics.some(({ source }) => source === aboutPets)
    ? found.find(({ source }) => source === aboutPets)
    : undefined

/** The passage that answers. A room by its name with 'available' is asked for, not asked about. */
export const bestOf = (found: readonly Found[], heard: Heard): Found | undefined => {
  const pet = petOfStay(found, heard)
  if (pet) return pet
  const { topics, question } = heard
  const courtesy = topics[0] && isCourtesyOnly(topics[0].source, topics, question) ? topics[0].source : undefined
  if (courtesy) return found.find(({ source }) => source === courtesy)
  const first = found.find((passage) => isSure(passage, heard))
  if (!first || first.score < found[0]!.score - nearScore) return undefined
  const asksForIt =
    first.source === 'faq:room-types' && heard.topics.some(({ source }) => source === 'house:availability')
  return (asksForIt && found.find(({ source }) => source === 'house:availability')) || first
}
