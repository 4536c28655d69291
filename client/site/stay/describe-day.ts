import type { Language } from '#client/i18n/language-context.ts'
import type { DayLook } from './CalendarDay.tsx'
import type { DayWords } from './day-words.ts'
import { canArrive, departureProblem, departuresFrom, factsOf, type Nights, type Range } from './stay-choice.ts'

interface Days {
  today: string
  rooms: readonly Nights[]
  range: Range
  /** The day under the pointer or the focus: a departure that is being thought of. */
  lookedAt: string
  words: DayWords
  t: Language['t']
}

interface DescribedDay {
  look: DayLook
  spoken: string
  price?: string
  hint?: string
  isChoosable: boolean
}

const lookOf = (day: string, { arrival, departure }: Range, thoughtOf: string): DayLook | null => {
  if (arrival && day === arrival) return 'start'
  if (departure && day === departure) return 'end'
  return arrival && day > arrival && day < (departure || thoughtOf) ? 'between' : null
}

/** How a day looks, whether it can be chosen now, and what is said of it. */
export const describeDay = (day: string, { today, rooms, range, lookedAt, words, t }: Days): DescribedDay => {
  const { arrival, departure } = range
  const facts = factsOf(rooms, day)
  const named = words.spoken(day)
  const isPast = day < today
  const isDeparting = Boolean(arrival) && !departure
  const departures = isDeparting ? departuresFrom(rooms, arrival) : null
  const isLater = isDeparting && day > arrival
  const canLeave = departures?.has(day) ?? false
  const canBegin = !isPast && !isLater && canArrive(rooms, day)
  const isChoosable = canLeave || (canBegin && !(isDeparting && day === arrival))
  const bare = isPast ? 'past' : !facts.isKnown ? 'unknown' : isChoosable ? 'open' : facts.isFree ? 'closed' : 'full'
  const look = lookOf(day, range, departures?.has(lookedAt) ? lookedAt : '') ?? bare
  const price = facts.total === null || isPast ? undefined : words.money(facts.total)
  const minimum = canBegin && facts.minStay > 1 ? facts.minStay : 0

  const noDeparture = () => {
    const problem = departureProblem(rooms, arrival, day)
    if (problem.reason === 'tooShort') return t('stay.day.minimum', { nights: problem.nights })
    if (problem.reason === 'tooLong') return t('stay.day.maximum', { nights: problem.nights })
    return t(problem.reason === 'full' ? 'stay.day.fullBefore' : 'stay.day.noDeparture')
  }
  const reason = () => {
    if (isPast) return t('stay.day.past')
    if (!facts.isKnown) return t('stay.day.waiting')
    if (isLater && departures?.size) return noDeparture()
    if (!facts.isFree) return t('stay.day.full')
    if (facts.isClosedToArrival) return t('stay.day.noArrival')
    return t('stay.day.gap', { nights: facts.minStay })
  }
  const parts = [
    named,
    day === arrival && t('stay.day.arrival'),
    day === departure && t('stay.day.departure'),
    price && t('stay.day.price', { price }),
    canLeave && t('stay.day.canLeave'),
    minimum > 0 && t('stay.day.minimum', { nights: minimum }),
    !isChoosable && day !== arrival && reason(),
  ]
  return {
    look,
    spoken: parts.filter(Boolean).join(', '),
    price,
    hint: minimum > 0 ? t('stay.calendar.minimum', { nights: minimum }) : undefined,
    isChoosable,
  }
}
