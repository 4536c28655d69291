import { createHash } from 'node:crypto'
import { locales, type Locale } from '#graphql/locales.ts'
import { besideSentences } from './beside-sentences.ts'
import type { Question } from './question.ts'

/** As many questions for each sentence as one run asks. */
const each = 3

const byWords = (question: Question) => createHash('sha256').update(question.turns.join('\n')).digest('hex')

/** The sentence before what is asked last, or behind it. */
const told = (question: Question, sentence: string, isBefore: boolean): Question => {
  const last = question.turns.at(-1)!.trim()
  const sentenceFirst = `${sentence} ${last[0]!.toUpperCase()}${last.slice(1)}`
  const sentenceLast = `${/[.?!…]$/.test(last) ? last : `${last}.`} ${sentence}`
  return { ...question, turns: [...question.turns.slice(0, -1), isBefore ? sentenceFirst : sentenceLast] }
}

/** Every sentence beside some of the questions about a stay, in an order that nobody chose; the answers must not change. */
const besides = (questions: readonly Question[], sentences: readonly string[]): Question[] => {
  const stays = questions
    .filter((question) => question.expected.kind === 'stay')
    .toSorted((a, b) => byWords(a).localeCompare(byWords(b)))
  return sentences.flatMap((sentence, at) =>
    Array.from({ length: each }, (_, turn) =>
      told(stays[(at * each + turn) % stays.length]!, sentence, (at + turn) % 2 === 0),
    ),
  )
}

export const withBesides = (questions: Record<Locale, Question[]>): Record<Locale, Question[]> =>
  Object.fromEntries(locales.map((locale) => [locale, besides(questions[locale], besideSentences[locale])])) as Record<
    Locale,
    Question[]
  >
