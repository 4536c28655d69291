import { fold, joinNames, wordsOf } from './words.ts'

export interface Phrase {
  words: { text: string; whole: boolean; absent: boolean }[]
  hint: boolean
}

const longestWholeWord = 3

const readPhrase = (written: string): Phrase => {
  const text = fold(joinNames(written)).trim()
  const hint = text.endsWith('~')
  const words = text.replace(/~$/, '').split(/[\s-]+/)
  return {
    hint,
    words: words.map((word) => {
      const bare = word.replace(/^[=!]/, '')
      return {
        text: bare,
        whole: word.startsWith('=') || bare.length <= longestWholeWord,
        absent: word.startsWith('!'),
      }
    }),
  }
}

const read = new Map<string, Phrase[]>()

/** Phrases separated by commas, as the kind `topic` describes them; each text is read once. */
export const phrasesOf = (written: string): Phrase[] => {
  const phrases = read.get(written) ?? written.split(',').map(readPhrase)
  read.set(written, phrases)
  return phrases
}

/** The words of a question as phrases are compared with them. */
export const askedWords = (question: string): string[] => wordsOf(question).map(fold)

/** The same clause by clause. */
export const askedClauses = (question: string): string[][] =>
  question
    .split(/[,.;:!?]\s+/)
    .filter(Boolean)
    .map(askedWords)

const weekends = ['weekend', 'wochenend', 'viikonlop']

/** Whether a word begins with one of a phrase: 'pools' with 'pool', but no weekend with 'week'. */
const begins = (word: string, text: string) =>
  word.startsWith(text) && !weekends.some((weekend) => word.startsWith(weekend) && !text.startsWith(weekend))

/** The positions of the words that make up the phrase; null where one is missing. */
export const matchPhrase = (phrase: Phrase, asked: readonly string[]): number[] | null => {
  const found: number[] = []
  for (const { text, whole, absent } of phrase.words) {
    const isOne = (word: string) => (whole ? word === text : begins(word, text))
    // Of 'joulu !joulukuu' one word may be both.
    if (absent && asked.some(isOne)) return null
    if (absent) continue
    const at = asked.findIndex((word, index) => !found.includes(index) && isOne(word))
    if (at < 0) return null
    found.push(at)
  }
  return found
}

/** Whether a question has one of the phrases in it. */
export const says = (written: string, asked: readonly string[]): boolean =>
  phrasesOf(written).some((phrase) => matchPhrase(phrase, asked) !== null)

/** So many words may stand between those of a phrase. */
const mostBetween = 1

/** The same, with its words in their order and close together: 'two big beds', but not 'a bed for two'; what must be absent is so anywhere. */
export const saysInTurn = (written: string, asked: readonly string[]): boolean =>
  phrasesOf(written).some((phrase) => {
    if (matchPhrase(phrase, asked) === null) return false
    const longest = phrase.words.length + mostBetween
    return asked.some((_word, start) => {
      const at = matchPhrase(phrase, asked.slice(start, start + longest))
      return at !== null && at.every((position, index) => index === 0 || position > at[index - 1]!)
    })
  })
