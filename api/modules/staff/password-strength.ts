import { passwordAdvice } from '#graphql/inputs/staff.ts'
import { badUserInput } from '../../errors.ts'
import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import { checkPassword } from './password-check.ts'

export interface Person {
  name: string
  email: string
}

/** More than 10^8 guesses: hopeless at a desk that lets guesses wait, and years of work on a stolen hash. */
const lowestScore = 3
const separators = ['', ' ', '.', '-', '_']
/** Of a name that goes on and on. */
const mostWords = 6

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
  const { score, warning } = await checkPassword({ password, guesses: guessesFrom(person, facts) })
  if (score >= lowestScore) return null
  return ['is too easy to guess.', warning, passwordAdvice].filter(Boolean).join(' ')
}

/** @throws BAD_USER_INPUT at `newPassword` */
export const refuseGuessable = async (facts: HotelFacts, password: string, person: Person): Promise<void> => {
  const weakness = await findWeakness(password, person, facts)
  if (weakness) throw badUserInput([{ path: ['newPassword'], message: `Password ${weakness}` }])
}
