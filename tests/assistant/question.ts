import type { FactName } from './facts.ts'

/** Nights that a question can mean, as day of arrival and of departure. */
export type Nights = readonly [arrival: string, departure: string]

interface StayAsked {
  /** In all the rooms; two in each where none are named. */
  guests?: number
  /** How many rooms; the total of all of them must be told. */
  rooms?: number
  /** Slug of the room type that is named. */
  room?: string
}

/** What a right answer has in it. */
export type Expected =
  | { kind: 'facts'; facts: readonly FactName[] }
  /** The quote's answer for one of the stays that the words can mean. */
  | ({ kind: 'stay'; nights: readonly Nights[] } & StayAsked)
  /** The lowest price of the coming nights. */
  | { kind: 'from'; room?: string }
  /** The hotel has no word on it: the front desk is offered. */
  | { kind: 'unknown' }
  /** The guest wants a person. */
  | { kind: 'person' }

export interface Question {
  /** What the guest writes, message by message; the answer to the last one is judged. */
  turns: readonly string[]
  expected: Expected
}

type Said = string | readonly string[]

const turnsOf = (said: Said) => (typeof said === 'string' ? [said] : said)

export const ask = (said: Said, ...facts: FactName[]): Question => ({
  turns: turnsOf(said),
  expected: { kind: 'facts', facts },
})

export const stay = (said: Said, nights: Nights | readonly Nights[], asked: StayAsked = {}): Question => ({
  turns: turnsOf(said),
  expected: { kind: 'stay', nights: isNights(nights) ? [nights] : nights, ...asked },
})

const isNights = (nights: Nights | readonly Nights[]): nights is Nights => typeof nights[0] === 'string'

export const from = (said: Said, room?: string): Question => ({
  turns: turnsOf(said),
  expected: { kind: 'from', ...(room && { room }) },
})

export const unknown = (said: Said): Question => ({ turns: turnsOf(said), expected: { kind: 'unknown' } })

export const person = (said: Said): Question => ({ turns: turnsOf(said), expected: { kind: 'person' } })

/** Leans on what was said before, or on the calendar. */
export const isHard = ({ turns, expected }: Question) => turns.length > 1 || expected.kind === 'stay'
