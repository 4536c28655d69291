import { addDays, nightsBetween } from '#graphql/stay-dates.ts'
import type { Locale } from '#graphql/locales.ts'
import { joining } from '../days/repeated-month.ts'
import type { Slots } from '../hearing/slots.ts'
import { stayAmong } from '../days/stay-among-days.ts'
import { onlyOr } from '../words/weekdays.ts'
import { findDates, plainDates, toDate, type WrittenDay } from '../days/written-dates.ts'

/** Nights of a stay. */
interface Days {
  arrival: string
  departure: string
}

/** More are a calendar's business. */
const mostStays = 3
/** A stay in days without a year that is longer is misread. */
const longestUndated = 60

const onlyJoined = new RegExp(String.raw`^(?:\s*[,;&+]|[^a-z\d]*(?:${joining})\b)(?:[^a-z\d]+[a-z]+){0,2}[^a-z\d]*$`)

/** '3 nights from Dec 5 or Dec 12': each day is an arrival. */
const fromEach = (written: readonly WrittenDay[], nights: number, today: string): (Days | null)[] =>
  written.map((day) => {
    const arrival = toDate(day, today)
    return arrival === null ? null : { arrival, departure: addDays(arrival, nights) }
  })

/** 'Dec 5-8 or Dec 12-15': two days each are a stay. */
const fromToEach = (written: readonly WrittenDay[], today: string): (Days | null)[] =>
  written.flatMap((day, index) => {
    if (index % 2 === 1) return []
    const arrival = toDate(day, today)
    const departure = arrival && toDate(written[index + 1]!, arrival)
    const isStay = departure && departure > arrival && nightsBetween(arrival, departure) <= longestUndated
    return [isStay ? { arrival, departure } : null]
  })

/**
 * The other stays of a message that names several, as 'Dec 5-8 or Dec 12-15' and '3 nights from Dec 5 or Dec 12'; none
 * where one of them cannot be told.
 * @param slots what was read of the first
 */
export const otherStays = (question: string, locale: Locale, today: string, slots: Slots): Days[] => {
  const { arrival, departure, nights } = slots
  const plain = plainDates(question)
  const written = findDates(plain, locale)
  const years = new Set(written.map(({ year }) => year))
  // A year that is said of one of them alone may be that of all; a first stay that was not read was taken back.
  if (stayAmong(plain, written).length < written.length) return []
  if (written.length < 2 || years.size > 1 || toDate(written[0]!, today) !== arrival) return []
  const between = written.slice(1).map(({ at }, index) => plain.slice(written[index]!.end, at))
  const isChoice = departure === null && between.every((words) => onlyOr(locale).test(words))
  const arePairs =
    written.length % 2 === 0 && between.every((words, index) => index % 2 === 0 || onlyJoined.test(words))
  const stays = isChoice && nights ? fromEach(written, nights, today) : arePairs ? fromToEach(written, today) : []
  const known = stays.filter((stay) => stay !== null)
  return known.length === stays.length && stays.length <= mostStays ? known.slice(1) : []
}
