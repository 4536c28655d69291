import { addDays } from '#graphql/stay-dates.ts'
import { longestFlexible } from '#graphql/stay-limits.ts'
import { writeStay, type Stay } from '#graphql/stay-address.ts'

/** A length in a month, of a guest whose dates are open. */
export interface OpenDates {
  /** YYYY-MM; every night lies in it. */
  month: string
  nights: number
}

const aWeek = 7
/** A month that has as good as gone by is not meant. */
const daysAhead = 14

export const isFlexibleLength = (nights: number) => Number.isInteger(nights) && nights >= 1 && nights <= longestFlexible

/** What a guest may mean who has not said it: a week of the month that they look at, or of the one that comes. */
export const usualOpenDates = (arrival: string, today: string): OpenDates => ({
  month: (arrival || addDays(today, daysAhead)).slice(0, 7),
  nights: aWeek,
})

/** Reads what an address says; null where it asks for no month, or for one that is over. */
export const readOpenDates = (search: string, today: string): OpenDates | null => {
  const parameters = new URLSearchParams(search)
  const month = parameters.get('month') ?? ''
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month) || month < today.slice(0, 7)) return null
  const nights = Number(parameters.get('nights'))
  return { month, nights: isFlexibleLength(nights) ? nights : aWeek }
}

/** The part of an address that asks for them, with its question mark. */
export const writeOpenDates = ({ month, nights }: OpenDates, stay: Stay): string => {
  const who = writeStay({ ...stay, arrival: '', departure: '', code: '' })
  return `?${new URLSearchParams({ month, nights: String(nights) })}${who.replace('?', '&')}`
}
