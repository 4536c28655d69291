import type { ContentItem } from '../../../platform/content.ts'
import { askedWords, matchPhrase, phrasesOf, type Phrase } from '../words/phrases.ts'

/** A passage that a question asks for by one of the known phrases. */
export interface TopicMatch {
  source: string
  /** 0.4 for a hint, 0.8 for one word, more for phrases of several words. */
  strength: number
  /** The positions of the question's words that said so. */
  words: number[]
}

const hintStrength = 0.4
/** A phrase of one word. */
export const oneWord = 0.8
const strengths = [0, oneWord, 1.1, 1.3]
/** What a general topic counts at most: less than one word of a particular one. */
const generalStrength = 0.6

const strengthOf = (isGeneral: boolean, { words, hint }: Phrase) => {
  if (hint) return hintStrength
  const strength = strengths[Math.min(words.filter(({ absent }) => !absent).length, strengths.length - 1)]!
  return isGeneral ? Math.min(strength, generalStrength) : strength
}

const leastOfName = 3

/** The neighbouring words of a match that are long enough to be a name, as 'West Palm Beach'. */
const nameIn = (words: readonly number[]): number[] => {
  const sorted = words.toSorted((a, b) => a - b)
  const runs = sorted.map((_, start) => sorted.slice(start).filter((word, index) => word === sorted[start]! + index))
  return runs.find(({ length }) => length >= leastOfName) ?? []
}

/** In 'how far is West Palm Beach' the beach is a part of a name, and no beach is asked for. */
const takesPartOf = (words: readonly number[], name: readonly number[]) =>
  name.some((word) => words.includes(word)) && !name.every((word) => words.includes(word))

const lengthOf = ({ words }: Phrase) => words.reduce((sum, { text }) => sum + text.length, 0)

type Match = TopicMatch & { length: number }

/** The longer beginning of a word is what it says: a 'ruokakauppa' is no 'ruoka'. */
const saysMoreOf = (other: Match, { words, length, strength }: Match) =>
  words.length === 1 &&
  other.words.length === 1 &&
  other.words[0] === words[0] &&
  other.length > length + 2 &&
  other.strength >= strength

/** From here on a word that stands inside a longer one is a part of it: 'hotellparkeringen', but no 'cat' in 'catering'. */
const leastOfPart = 6
/** 'Lång tid' is no 'långtid', and nobody smokes in 'brauchen'. */
const leastOfHalf = 4

/** A phrase of one word as a part of a longer word, or of two that belong together: 'Hotelparkplatz', 'flyg plats', 'icecream'. */
const matchCompound = ({ words, hint }: Phrase, asked: readonly string[]): number[] | null => {
  const text = words.map((word) => word.text).join('')
  if (hint || text.length < leastOfPart || words.some(({ whole, absent }) => whole || absent)) return null
  const inside = asked.findIndex((word) =>
    words.length === 1 ? word.indexOf(text) >= leastOfHalf : word.startsWith(text),
  )
  if (inside >= 0) return [inside]
  const isApart = (word: string, next: string | undefined) =>
    word.length >= leastOfHalf &&
    text.length >= word.length + leastOfHalf &&
    next !== undefined &&
    `${word}${next}`.startsWith(text)
  const at = words.length === 1 ? asked.findIndex((word, index) => isApart(word, asked[index + 1])) : -1
  return at >= 0 ? [at, at + 1] : null
}

/** The topics that a question names, each by its strongest phrase; strongest first. */
export const matchTopics = (topics: readonly ContentItem<'topic'>[], question: string): TopicMatch[] => {
  const asked = askedWords(question)
  return topics
    .flatMap(({ passage, isGeneral, phrases }) => {
      const matches = phrasesOf(phrases).flatMap((phrase) => {
        const words = matchPhrase(phrase, asked) ?? matchCompound(phrase, asked)
        return words
          ? [{ source: passage, strength: strengthOf(isGeneral, phrase), words, length: lengthOf(phrase) }]
          : []
      })
      const best = matches.toSorted(
        (a, b) => b.strength - a.strength || b.words.length - a.words.length || b.length - a.length,
      )[0]
      // Several phrases of one topic in a question leave less doubt.
      return best ? [{ ...best, strength: best.strength + 0.03 * Math.min(matches.length - 1, 3) }] : []
    })
    .toSorted((a, b) => b.strength - a.strength)
    .filter(
      (match, _index, all) =>
        !all.some((other) => takesPartOf(match.words, nameIn(other.words)) || saysMoreOf(other, match)),
    )
    .map(({ source, strength, words }) => ({ source, strength, words }))
}

/** Whose words, as 'week' and 'cheapest', are a part of a question for a stay as often. */
const aboutStayWords: ReadonlySet<string> = new Set(['faq:extended-stays', 'faq:discounts'])

/** The phrases of one word that name a topic outright. */
export const topicKeys = ({ passage, phrases, isGeneral }: ContentItem<'topic'>): string =>
  isGeneral || aboutStayWords.has(passage)
    ? ''
    : phrasesOf(phrases)
        .filter(({ words, hint }) => words.length === 1 && !hint && !words[0]!.whole)
        .map(({ words }) => words[0]!.text)
        .join(' ')

/** Every word of a topic's phrases, for the index: misspelt and inflected forms are found near them. */
export const topicKeywords = ({ phrases }: ContentItem<'topic'>): string =>
  phrases.replaceAll(/![^\s,]+|[=~]/g, '').replaceAll(',', ' ')
