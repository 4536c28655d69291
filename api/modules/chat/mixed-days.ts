import { addDays, nightsBetween } from '#graphql/stay-dates.ts'
import type { Locale } from '#graphql/locales.ts'
import { dayOfFeast } from './feasts.ts'
import { daySpoken, type SpokenDays } from './spoken-days.ts'
import { untilWord } from './weekdays.ts'
import { toDate, type WrittenDay } from './written-dates.ts'

/** 'From tomorrow till', before a day that is written out. */
export const endsWithUntil = new RegExp(String.raw`(?<![a-z])${untilWord}\s*(?:the|den|el|le|dia|zum|o)?\s*$`)
/** 'Till måndag', as a message or what is left of one begins. */
export const beginsWithUntil = new RegExp(String.raw`^\s*${untilWord}(?![a-z])`)
/** As far as a day that is written out may lie from one that is spoken of with it. */
const longestSpoken = 31

/** 'Silvester bis 3. Januar', 'from tomorrow till dec 3': from a day that is spoken of until one that is written out. */
export const fromSpoken = (text: string, last: WrittenDay, locale: Locale, today: string): SpokenDays | null => {
  if (!endsWithUntil.test(text)) return null
  const spoken = text.replace(endsWithUntil, '')
  const arrival = dayOfFeast(spoken, locale, today) ?? daySpoken(spoken, locale, today)
  const departure = arrival && toDate(last, addDays(arrival, 1))
  return departure && nightsBetween(arrival, departure) <= longestSpoken ? { arrival, departure } : null
}

/** 'Dec 28 to new year's eve'. */
export const untilFeast = (rest: string, arrival: string, locale: Locale): SpokenDays | null => {
  const departure = beginsWithUntil.test(rest)
    ? dayOfFeast(rest, locale, addDays(arrival, 1), longestSpoken)
    : undefined
  return departure && nightsBetween(arrival, departure) <= longestSpoken ? { arrival, departure } : null
}
