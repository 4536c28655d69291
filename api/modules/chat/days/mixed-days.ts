import { addDays, nightsBetween } from '#graphql/stay-dates.ts'
import type { Locale } from '#graphql/locales.ts'
import { dayOfFeast } from './feasts.ts'
import { askedWords } from '../words/phrases.ts'
import { hears, nearDays } from '../words/room-words.ts'
import { daySpoken } from './spoken-days.ts'
import type { SpokenDays } from './spoken-weekdays.ts'
import { leavingWords } from '../words/leaving-words.ts'
import { lastAt } from './stay-ends.ts'
import { anyUntil, untilWord } from '../words/weekdays.ts'
import { toDate, type WrittenDay } from './written-dates.ts'

/** 'From tomorrow till', before a day that is written out. */
export const endsWithUntil = new RegExp(String.raw`(?<![a-z])${untilWord}\s*(?:the|den|el|le|dia|zum|o)?\s*$`)
/** 'NYE, checking out', before such a day. */
const endsWithLeaving = new RegExp(String.raw`\b(?:${leavingWords})\s*(?:on|am|el|le|den|the|no|dia)?\s*$`)
/** 'Till måndag', as a message or what is left of one begins. */
export const beginsWithUntil = new RegExp(
  String.raw`^\W*(?:(?:or|then|only|just|oder|dann|halt|doch|nur|eher|lieber|bloss|solo|mejor|apenas|alors|juste|seulement|plutot|tai|sitten|vain|vaan|eller|bara|hellre)\s+){0,4}${untilWord}(?![a-z])`,
)
/** As far as a day that is written out may lie from one that is spoken of with it. */
const longestSpoken = 31

/** '2. tammikuuta asti': Finnish says until behind the day. */
const finnishUntil = /^\.?\s*(?:asti|saakka)\b/

/** 'Silvester bis 3. Januar', 'from tomorrow till dec 3': from a day that is spoken of until one that is written out. */
export const fromSpoken = (text: string, last: WrittenDay, locale: Locale, today: string): SpokenDays | null => {
  const before = text.slice(0, last.at)
  const isUntil = endsWithUntil.test(before) || endsWithLeaving.test(before)
  if (!isUntil && !finnishUntil.test(text.slice(last.end))) return null
  const spoken = before.replace(endsWithUntil, '').replace(endsWithLeaving, '')
  const arrival = dayOfFeast(spoken, locale, today) ?? daySpoken(spoken, locale, today)
  const departure = arrival && toDate(last, addDays(arrival, 1))
  return departure && nightsBetween(arrival, departure) <= longestSpoken ? { arrival, departure } : null
}

/** In words: 'the day after tomorrow'. */
const longestNearDay = 4

/** What stands behind the last 'until', in Finnish before it; nothing where there is none. */
const untilWhat = (text: string): string => {
  const [, finnish] = /\b([a-z]+) (?:asti|saakka)\b/.exec(text) ?? []
  const last = lastAt(text, anyUntil)
  return finnish ?? (last < 0 ? '' : text.slice(last).replace(beginsWithUntil, ''))
}

/** 'Ylihuomiseen asti', 'bis übermorgen': the near day until which a stay goes; null where none is named so. */
export const untilNearDay = (text: string, locale: Locale, today: string): string | null => {
  const until = askedWords(untilWhat(text)).slice(0, longestNearDay)
  const near = nearDays.find(([day]) => hears(`chat.hears.day.${day}`, locale, until))
  return near ? addDays(today, near[1]) : null
}

/** 'Dec 28 to new year's eve', 'on the 20th, staying until Christmas Eve'. */
export const untilFeast = (rest: string, arrival: string, locale: Locale): SpokenDays | null => {
  const departure = dayOfFeast(untilWhat(rest), locale, addDays(arrival, 1), longestSpoken)
  return departure && nightsBetween(arrival, departure) <= longestSpoken ? { arrival, departure } : null
}
