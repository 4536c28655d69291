import { addDays, firstOfMonth, nightsBetween } from '#graphql/stay-dates.ts'
import type { Locale } from '#graphql/locales.ts'
import { corrects } from './changed-days.ts'
import { aroundDay, besideDay, comesBefore, countedBack, weekdaysAround } from './days-beside.ts'
import { dayOfFeast, longestBetween } from './feasts.ts'
import { endsWithUntil, fromSpoken, untilFeast } from './mixed-days.ts'
import { endsWithNightOf } from './named-nights.ts'
import { nightsInQuestion } from './nights.ts'
import { untilAsBefore } from './other-arrival.ts'
import type { DaysBefore } from './said.ts'
import { asLong, movesTo, staysSo } from './shifted-stay.ts'
import { byWeekdayWithDay, endByWeekday } from './spoken-weekdays.ts'
import { endsNear, rangeNear } from './stay-among-days.ts'
import { arrives, type Days, endBehind, endsIn, lastAt, leaves, nearestDay, startsFrom } from './stay-ends.ts'
import { blankDates, plainDates, type WrittenDay } from './written-dates.ts'

/** A message in which one day is written out. */
interface OneDay {
  /** The day, and where it stands. */
  written: WrittenDay
  day: string
  question: string
  /** The question without case and accents, and what of it stands in front of the day and behind it. */
  plain: string
  front: string
  rest: string
  /** The question without its written day. */
  undated: string
  locale: Locale
  today: string
  before: DaysBefore
}

/** What stands beside a day makes it a stay, or null. */
type Reading = (said: OneDay) => Days | null

/** In nights: as far as a day may lie from the end of a stay that it corrects. */
const mostBeside = 2
/** In nights: who comes a little earlier than was said leaves as was said. */
const mostEarlier = 7
/** Days by their weekdays may lie so far before a day that is only spoken of with them, as a birthday. */
const mostBefore = 14

/** 'Ankomsten blir', 'our arrival is': as all that is said. */
const arrivalIs =
  /^\W*(?:[a-z]+[\s,]+){0,4}(?:arrival(?: date| day)?|anreise(?:tag)?|ankunft|llegada|chegada|arrivee|tulo(?:paiva)?|saapuminen|ankomst(?:en|dag(?:en)?)?|incheckning(?:en)?)\s+(?:(?:is|will be|would be|ist|ware|wird|es|seria|sera|e|est|on|olisi|blir|ar|skulle bli)\s+)?(?:(?:now|jetzt|ahora|agora|maintenant|nyt|nu|am|el|le|on|den|no dia|dia|instead|erst)\s+)*[\d;a-z.]/

/** The end of the stay that was spoken of, where somebody said when it is and a day lies before it. */
const endKept = ({ day, before }: OneDay): string | null =>
  before.departure && !before.isCounted && before.departure > day ? before.departure : null

/** 'Till 6 mars', 'we leave on March 6'; but 'move it to March 6'. */
const isUntil = ({ plain, front }: OneDay): boolean =>
  !movesTo.test(front) && (lastAt(plain, leaves) >= 0 || endsWithUntil.test(front))

/** 'Doch lieber ab 12.7.' of a stay from the 14th. */
const aLittleEarlier: Reading = ({ day, front, rest, before: { arrival, departure, isCounted } }) => {
  const isEarlier = arrival && day < arrival && nightsBetween(day, arrival) <= mostEarlier
  return isEarlier && departure && !isCounted && startsFrom.test(front) && rest.trim() === ''
    ? { arrival: day, departure }
    : null
}

/** 'Arriving on March 6, same departure'. */
const departureStays: Reading = ({ day, plain, before: { departure } }) =>
  departure && departure > day && staysSo.test(plain) ? { arrival: day, departure } : null

/** 'The arrival will be on the 16th'. */
const otherArrival: Reading = (said) => {
  const departure = endKept(said)
  return departure && arrivalIs.test(said.plain) ? { arrival: said.day, departure } : null
}

/** 'Rather arrive on the 31st and leave on April 3'. */
const fromDayBefore: Reading = (said) => {
  const { day, front, rest, today } = said
  const comes = isUntil(said) ? (endsIn(front) ?? endsIn(rest))?.find(({ isLeaving }) => !isLeaving) : undefined
  const arrival = comes ? nearestDay(Number(comes.day), addDays(day, -1)) : null
  return arrival && arrival >= today && arrival < day ? { arrival, departure: day } : null
}

const comesLater: Reading = (said) => {
  const later = untilAsBefore({ arrival: said.day, departure: null }, said)
  return later.departure && !isUntil(said) ? later : null
}

/** 'Rewrite it to August 23, just as long'. */
const asLongAsBefore: Reading = ({ day, plain, before: { arrival, departure } }) =>
  arrival && departure && asLong.test(plain)
    ? { arrival: day, departure: addDays(day, nightsBetween(arrival, departure)) }
    : null

const otherDeparture: Reading = (said) => {
  const { arrival } = said.before
  return arrival && said.day > arrival && isUntil(said) ? { arrival, departure: said.day } : null
}

const rangeBeside: Reading = ({ day, front, rest }) => rangeNear(front, rest, day)

/** 'We fly to Orlando on February 1 and come to you on the 5th, staying until the 9th'. */
const endsApart: Reading = ({ day, plain, front, undated, locale, before }) => {
  const apart = before.arrival || lastAt(front, arrives) >= 0 ? null : endsNear(undated, day, day, locale)
  return apart && (apart.arrival! > day || comesBefore(plain)) ? apart : null
}

const nightsBefore: Reading = ({ written, day, plain, question, before }) =>
  before.arrival ? null : countedBack(plain, day, written.at, nightsInQuestion(question))

/** 'My birthday is on February 20; we would come on Thursday the 18th and leave on Wednesday the 24th'. */
const weekdaysWithDays: Reading = ({ day, undated, locale }) => {
  const around = byWeekdayWithDay(locale, undated, addDays(day, -mostBefore), '')
  return around?.departure && around.arrival <= addDays(day, mostBefore) ? around : null
}

const betweenWeekdays: Reading = ({ day, undated, locale }) => weekdaysAround(undated, day, locale)

const eveOrWeekday: Reading = ({ day, plain, locale }) => aroundDay(plain, day) ?? besideDay(plain, day, locale)

const untilDayBehind: Reading = ({ day, rest, locale }) => {
  const departure = endBehind(rest, day, locale) ?? endByWeekday(rest, day, locale)
  return departure ? { arrival: day, departure } : null
}

/** 'From January 18 to the end of the month'. */
export const monthEnd =
  /\b(?:(?:un)?till?|to|through|thru) (?:the )?(?:end of (?:the |that )?month|month.?s end)\b|\b(?:hasta|a) (?:el )?(?:fin(?:al|ales|es)?) del? mes\b|\b(?:ate|ao) (?:o )?(?:fim|final) d[eo] mes\b|\bjusqu.?a la fin du mois\b|\bbis (?:zum |ende )?(?:monatsende|ende (?:des|vom) monats?|ultimo)\b|\b(?:kuun|kuukauden) lop(?:puu?n|puu)\b|\b(?:till|t\.?o\.?m\.?) (?:slutet (?:av|pa) manaden|manadens slut|manadsskiftet)\b/

const untilMonthEnd: Reading = ({ day, rest }) => {
  const last = addDays(firstOfMonth(day.slice(0, 7), 1), -1)
  return monthEnd.test(rest) && last > day ? { arrival: day, departure: last } : null
}

/** 'Sorry, the 24th it should be', a day or two from the end of the stay. */
const correctedEnd: Reading = ({ day, plain, front, before: { arrival, departure, isCounted } }) => {
  if (!arrival || !departure || isCounted || !corrects.test(plain) || day <= arrival || day === departure) return null
  const [fromFirst, fromLast] = [nightsBetween(arrival, day), Math.abs(nightsBetween(departure, day))]
  const isOther = lastAt(plain, arrives) >= 0 || startsFrom.test(front) || nightsBetween(arrival, departure) < 2
  return !isOther && fromLast < fromFirst && fromLast <= mostBeside ? { arrival, departure: day } : null
}

/** 'The night of March 6'; who comes in that night may stay longer. */
const itsNight: Reading = ({ day, plain, front }) =>
  endsWithNightOf.test(front) && lastAt(plain, arrives) < 0 ? { arrival: day, departure: addDays(day, 1) } : null

const fromSpokenDay: Reading = ({ written, plain, locale, today }) => fromSpoken(plain, written, locale, today)

/** 'On the 23rd until Christmas', '23.12. tullaan ja lähdetään tapaninpäivänä'. */
const untilHoliday: Reading = ({ day, rest, locale }) => {
  const leaving = lastAt(rest, leaves) >= 0 ? dayOfFeast(rest, locale, addDays(day, 1), longestBetween) : undefined
  return untilFeast(rest, day, locale) ?? (leaving ? { arrival: day, departure: leaving } : null)
}

/** The first that reads something of the message is right: what changes the stay that was spoken of comes first. */
const readings: readonly Reading[] = [
  aLittleEarlier,
  correctedEnd,
  departureStays,
  otherArrival,
  fromDayBefore,
  comesLater,
  asLongAsBefore,
  otherDeparture,
  rangeBeside,
  endsApart,
  nightsBefore,
  weekdaysWithDays,
  betweenWeekdays,
  eveOrWeekday,
  untilDayBehind,
  untilMonthEnd,
  itsNight,
  fromSpokenDay,
  untilHoliday,
]

/** The stay of which one written day says something, with what stands beside it; null where nothing does. */
export const aroundOneDay = (
  written: WrittenDay,
  day: string,
  { question, locale, today, before }: Pick<OneDay, 'question' | 'locale' | 'today' | 'before'>,
): Days | null => {
  const plain = plainDates(question)
  const said: OneDay = {
    written,
    day,
    question,
    plain,
    front: plain.slice(0, written.at),
    rest: plain.slice(written.end),
    undated: blankDates(plain, locale),
    locale,
    today,
    before,
  }
  // Of a year that is named a day may be past; what is read beside a day may not.
  const isToCome = ({ arrival }: Days) => arrival !== null && (arrival >= today || arrival === day)
  for (const read of readings) {
    const days = read(said)
    if (days && isToCome(days)) return days
  }
  return null
}
