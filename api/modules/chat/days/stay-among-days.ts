import { addDays, nightsBetween } from '#graphql/stay-dates.ts'
import type { Locale } from '#graphql/locales.ts'
import { comesBefore, leavesAfter } from './days-beside.ts'
import { endByWeekday } from './spoken-weekdays.ts'
import {
  arrives,
  bareRange,
  type Days,
  endsIn,
  lastAt,
  leaves,
  namesRange,
  nearestDay,
  nextSuchDay,
  untilDay,
  rangeFrom,
} from './stay-ends.ts'
import { anyUntil } from '../words/weekdays.ts'
import { withYou } from './with-you.ts'
import type { WrittenDay } from './written-dates.ts'

/** Days that stand together: a stay from one to the other, or a single day. */
interface Group {
  days: WrittenDay[]
  /** What is said before it, behind the one before. */
  said: string
}

/** Of another time. */
const past =
  /\b(?:last (?:year|time|summer|winter|spring|fall)|(?:letztes|voriges) (?:jahr|mal)|(?:el )?ano pasado|la ultima vez|(?:no )?ano passado|da ultima vez|l.an(?:nee)? dernier[e]?|la derniere fois|viime (?:vuonna|kerralla|talvena|kesana)|forra (?:aret|gangen)|i fjol)\b/

const onlyUntil = new RegExp(
  String.raw`^[^a-z\d]*(?:${anyUntil.source})?[^a-z\d]*(?:(?:the|el|le|den|zum|dia|du|o)\s+)?$`,
)

const groupsOf = (text: string, days: readonly WrittenDay[]): Group[] =>
  days.reduce<Group[]>((groups, day) => {
    const last = groups.at(-1)
    const [before] = last?.days.slice(-1) ?? []
    const between = text.slice(before?.end ?? 0, Math.max(day.at, before?.end ?? 0))
    if (last && last.days.length === 1 && onlyUntil.test(between)) last.days.push(day)
    else groups.push({ days: [day], said: between })
    return groups
  }, [])

const comes = ({ days, said }: Group) => days.length === 1 && lastAt(said, arrives) > lastAt(said, leaves)
const goes = ({ days, said }: Group) => days.length === 1 && lastAt(said, leaves) > lastAt(said, arrives)

/**
 * Of several days that are written out those of the stay: whoever comes for a wedding or rents a car says besides when
 * they sleep here. All of them where nothing tells them apart.
 */
export const stayAmong = (text: string, days: readonly WrittenDay[]): readonly WrittenDay[] => {
  if (days.length < 3) return days
  const groups = groupsOf(text, days)
  const [first, ...others] = groups
  if (!first || others.length === 0) return days
  // 'Last year we stayed from February 10 to 14, this time we want the 22nd to the 26th'.
  const [next] = others
  if (past.test(first.said) && next!.days.length === 2) return next!.days
  const here = others.filter(({ days: own, said }) => own.length === 2 && withYou.test(said))
  if (withYou.test(first.said)) return days
  if (here.length === 1) return here[0]!.days
  // 'My husband turns 60 on March 6, we would stay March 4 to March 8'.
  const [stay, ...more] = groups.filter(({ days: own }) => own.length === 2)
  if (stay && more.length === 0 && !groups.some((group) => comes(group) || goes(group))) return stay.days
  const [arrival, departure] = [others.find(comes), others.find(goes)]
  return arrival && departure && !comes(first) && others.indexOf(arrival) < others.indexOf(departure)
    ? [...arrival.days, ...departure.days]
    : days
}

/** As far as a stay may lie from a day that is the reason for it. */
const mostApart = 14

const isNear = (stay: Days, day: string) =>
  stay.arrival !== null && Math.abs(nightsBetween(stay.arrival, day)) <= mostApart

/** 'My daughter marries on April 24, we would sleep here from the 22nd to the 26th': a stay around a day that is written out. */
export const rangeNear = (front: string, rest: string, day: string): Days | null => {
  const side = [rest, front].find((text) => namesRange(text) && withYou.test(text))
  const [, from, to] = side ? (rangeFrom.exec(side) ?? bareRange.exec(side))! : []
  const arrival = from ? nearestDay(Number(from), day) : null
  const departure = arrival && to ? nextSuchDay(to, arrival) : null
  const stay = { arrival, departure }
  return departure && isNear(stay, day) ? stay : null
}

/**
 * 'A congress on March 16 and 17, but I arrive on the 14th and leave on the 18th', 'I come the day before and leave on Friday':
 * a stay around two days that are written out.
 */
export const endsNear = (undated: string, first: string, last: string, locale: Locale): Days | null => {
  const ends = endsIn(undated)
  const from = ends?.find(({ isLeaving }) => !isLeaving)
  const to = ends?.findLast(({ isLeaving }) => isLeaving)
  const arrival = from ? nearestDay(Number(from.day), first) : comesBefore(undated) ? addDays(first, -1) : null
  if (!arrival) return null
  const until = untilDay.exec(undated)?.slice(1).find(Boolean)
  const lastDay = to?.day ?? until
  const departure = lastDay
    ? nextSuchDay(lastDay, arrival)
    : leavesAfter(undated)
      ? addDays(last, 1)
      : endByWeekday(undated, addDays(last, -1), locale)
  const stay = { arrival, departure }
  return departure && departure > arrival && isNear(stay, first) ? stay : null
}
