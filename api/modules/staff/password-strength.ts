import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { passwordAdvice } from '#graphql/inputs/staff.ts'
import { badUserInput } from '../../errors.ts'
import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'

export interface Person {
  name: string
  email: string
}

/** More than 10^8 guesses: hopeless at a desk that lets guesses wait, and years of work on a stolen hash. */
const lowestScore = 3
/** What follows makes a password only better, and takes longer to look at. */
const longestLookedAt = 64
const separators = ['', ' ', '.', '-', '_']
/** Of a name that goes on and on. */
const mostWords = 6

let checker: Promise<ZxcvbnFactory> | undefined

/** Its lists take a third of a second and 70 MB to load, which a start need not wait for. */
const loadChecker = () =>
  (checker ??= (async () => {
    const [{ ZxcvbnFactory }, common, english] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
      import('@zxcvbn-ts/language-en'),
    ])
    const { translations } = english
    const own = 'It is made of your name, your address or the hotel’s name.'
    return new ZxcvbnFactory({
      dictionary: { ...common.dictionary, ...english.dictionary },
      graphs: common.adjacencyGraphs,
      translations: { ...translations, warnings: { ...translations.warnings, userInputs: own } },
      maxLength: longestLookedAt,
    })
  })())

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The text's words, and each few of them in a row as they may be written in one. */
const guesses = (text: string) => {
  const words = wordsOf(text).slice(0, mostWords)
  const rows = words.flatMap((_, from) => words.slice(from).map((_, more) => words.slice(from, from + more + 1)))
  const joined = rows.flatMap((row) => separators.map((between) => row.join(between)))
  return [text, ...joined.filter((guess) => guess.length > 2)]
}

const guessesFrom = ({ name, email }: Person, { name: hotel, address, establishedYear }: HotelFacts): string[] => [
  ...new Set([name, email, email.split('@')[0]!, hotel, address.town, address.street].flatMap(guesses)),
  String(establishedYear),
]

/** Why a password is easy to guess and what would be better, as a sentence; null when it is good. */
export const findWeakness = async (password: string, person: Person, facts: HotelFacts): Promise<string | null> => {
  const { score, feedback } = (await loadChecker()).check(password, guessesFrom(person, facts))
  if (score >= lowestScore) return null
  return ['is too easy to guess.', feedback.warning, passwordAdvice].filter(Boolean).join(' ')
}

/** @throws BAD_USER_INPUT at `newPassword` */
export const refuseGuessable = async (facts: HotelFacts, password: string, person: Person): Promise<void> => {
  const weakness = await findWeakness(password, person, facts)
  if (weakness) throw badUserInput([{ path: ['newPassword'], message: `Password ${weakness}` }])
}
