import type { Language } from '#client/i18n/language-context.ts'
import type { DayLook } from './CalendarDay.tsx'
import type { DayWords } from './day-words.ts'
import { canArrive, departuresFrom, factsOf, type Nights, type Range } from './stay-choice.ts'

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

const lookOf = (day: string, { arrival, departure }: Range, thoughtOf: string, isChoosable: boolean): DayLook => {
  if (arrival && day === arrival) return 'start'
  if (departure && day === departure) return 'end'
  if (arrival && day > arrival && day < (departure || thoughtOf)) return 'between'
  return isChoosable ? 'open' : 'closed'
}

/** How a day looks, whether it can be chosen now, and what is said of it. */
export const describeDay = (day: string, { today, rooms, range, lookedAt, words, t }: Days): DescribedDay => {
  const { arrival, departure } = range
  const facts = factsOf(rooms, day)
  const named = words.spoken(day)
  const isPast = day < today
  const isDeparting = Boolean(arrival) && !departure
  const departures = isDeparting ? departuresFrom(rooms, arrival) : null
  const canLeave = departures?.has(day) ?? false
  const canBegin = !isPast && canArrive(rooms, day)
  const isChoosable = canLeave || canBegin
  const look = lookOf(day, range, departures?.has(lookedAt) ? lookedAt : '', isChoosable)
  const price = facts.total === null || isPast ? undefined : words.money(facts.total)
  const minimum = canBegin && facts.minStay > 1 ? facts.minStay : 0

  const reason = () => {
    if (isPast) return t('stay.day.past')
    if (!facts.isKnown) return ''
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
    !canLeave && minimum > 0 && t('stay.day.minimum', { nights: minimum }),
    !isChoosable && day !== arrival && reason(),
  ]
  return {
    look,
    spoken: parts.filter(Boolean).join(', '),
    price,
    hint: minimum > 0 && !isDeparting ? t('stay.calendar.minimum', { nights: minimum }) : undefined,
    isChoosable,
  }
}
