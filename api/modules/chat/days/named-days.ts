import type { Locale } from '#graphql/locales.ts'
import { article, findDays, type FoundDay } from './find-days.ts'
import { arrives } from './stay-ends.ts'
import { leavingWords } from '../words/leaving-words.ts'
import { untilWord } from '../words/weekdays.ts'

type Role = 'arrive' | 'from' | 'leave' | 'until'

/** A day with what its neighbours say of it. */
export type NamedDay = FoundDay & {
  /** Which end of the stay it is; null where nothing says so. */
  role: Role | null
  /** Of 'the Friday before' and 'the day after' the place of the day that is meant with it. */
  of: number | null
  isAfter: boolean
}

const untilDay = new RegExp(
  String.raw`(?<![a-z\d])(?:${untilWord}|bis einschliesslich|bis inkl\w*|tills)\s*${article}$`,
)
/** These stand before a day that is no end as well: 'para Reyes', 'à la Saint-Valentin'. */
const untilOrAt = new RegExp(String.raw`(?<![a-z\d])(?:al?|pra|para|to|-|–)\s*${article}$`)
const from = new RegExp(
  String.raw`(?<![a-z])(?:from|starting|beginning|as of|del?|desde|do|du|des|a partir d\w{1,2}|depuis|vom|von|ab|fran(?: och med)?|f\.?o\.?m\.?)\s*${article}$`,
)
/** 'La noche de Reyes' does not begin there. */
const fromFeast = new RegExp(
  String.raw`(?<![a-z])(?:from|starting|desde|a partir d\w{1,2}|depuis|vom|von|ab|fran)\s*${article}$`,
)
const leave = new RegExp(String.raw`\b(?:${leavingWords}|out(?= on| the| \d)|off again|go(?:ing)? out)\b`, 'g')
const behindFrom = /^\S*\s*(?:alkaen|onwards|an\b(?=\s*(?:$|[,.;?!])))/
/** The nearest words that say which end of the stay a day is may stand so far before it. */
const farthest = 48

const lastOf = (words: RegExp, text: string) => [...text.matchAll(words)].at(-1)

/** 'Elokuun 3. saakka'. */
const behindUntil = /^\.?\s*(?:asti|saakka)\b/

const roleOf = (before: string, behind: string, kind: FoundDay['kind'], isFirst: boolean): Role | null => {
  if (behindUntil.test(behind)) return 'until'
  const near = before
    .slice(-farthest)
    .split(/[.;!?](?=\s)/)
    .at(-1)!
  if (untilOrAt.test(near) ? !isFirst && kind !== 'feast' : untilDay.test(near)) return 'until'
  const left = lastOf(leave, near)?.index ?? -1
  const arrived = lastOf(arrives, near)?.index ?? -1
  if (left >= 0 || arrived >= 0) return left > arrived ? 'leave' : 'arrive'
  if (kind === 'feast' ? fromFeast.test(near) : from.test(near) || behindFrom.test(behind)) return 'from'
  const next = behind.split(/[,.;!?]|\b(?:and|y|e|et|und|ja|och|o)\b/)[0]!.slice(0, farthest / 2)
  const leaves = next.search(leave)
  const comes = next.search(arrives)
  if (leaves < 0 && comes < 0) return null
  return comes < 0 || (leaves >= 0 && leaves < comes) ? 'leave' : 'arrive'
}

const besideNext = (isAfter: boolean) =>
  new RegExp(
    String.raw`^\s*(?:right |just |direkt |juste |justo |gleich )?(?:${isAfter ? 'after|nach|despues de|depois d[aeo]|apres|efter|jalkeen' : 'before|vor|antes d[eo]l?|avant|innan|fore|ennen'})\s*${article}$`,
  )
const [beforeNext, afterNext] = [besideNext(false), besideNext(true)]
const beforeLast =
  /^[a-z]{0,4}\s+(?:davor|vorher|zuvor|before(?: that| it)?|antes|anterior|d.avant|avant|precedente?|innan|fore)\b/
const afterLast =
  /^[a-z]{0,4}\s+(?:danach|drauf|darauf|after(?: that| it)?|despues|siguiente|depois|seguinte|d.apres|apres|suivante?|efter|darpa)\b/

/** 'Perjantaista sunnuntaihin'. */
const finnishRole = (ending: string): Role | null => {
  if (/^[a-z]*sta?$/.test(ending)) return 'from'
  return /(?:hin|hi|iin|aan)$/.test(ending) ? 'until' : null
}

/** Of which day a day is told: 'the Friday before the wedding', 'la veille'. */
const referenceOf = (
  days: readonly FoundDay[],
  index: number,
  text: string,
): { of: number; isAfter: boolean } | null => {
  const [day, last, next] = [days[index]!, days[index - 1], days[index + 1]]
  const [toNext, behind] = [text.slice(day.end, next?.at), text.slice(day.end)]
  if (day.kind === 'beside') {
    const isOfNext = next && /^\s*(?:of |de |da |do |du |von |vom |av )?$/.test(toNext)
    const of = isOfNext ? next : days.slice(0, index).findLast(({ kind }) => kind !== 'beside')
    return of ? { of: of.at, isAfter: day.isAfter } : null
  }
  if (day.kind !== 'weekday') return null
  if (next && afterNext.test(toNext)) return { of: next.at, isAfter: true }
  if (next && beforeNext.test(toNext)) return { of: next.at, isAfter: false }
  if (last && afterLast.test(behind)) return { of: last.at, isAfter: true }
  return last && beforeLast.test(behind) ? { of: last.at, isAfter: false } : null
}

/** 'La veille, le 16', 'le 18, lendemain de la noce': one day by two names. */
const withoutSame = (days: readonly NamedDay[], text: string): NamedDay[] =>
  days.flatMap((day, index) => {
    const [last, next] = [days[index - 1], days[index + 1]]
    const isSame = (one: NamedDay | undefined, other: NamedDay | undefined) =>
      one !== undefined && other !== undefined && /^\s*,\s*$/.test(text.slice(one.end, other.at))
    if (day.kind === 'beside' && next?.kind !== 'beside' && next?.role === null && isSame(day, next)) return []
    if (day.kind === 'beside' && day.role === null && last?.kind !== 'beside' && isSame(last, day)) return []
    const isNamedTwice = last?.kind === 'beside' && day.kind !== 'beside' && isSame(last, day)
    return [isNamedTwice && day.role === null ? { ...day, role: last.role } : day]
  })

/**
 * Every day that is named, in its order; null where days are only written as a range or one by one.
 * @param text as `plainDates` gives it, with its weekdays written out
 */
export const namedDays = (text: string, locale: Locale): NamedDay[] | null => {
  const days = findDays(text, locale)
  if (!days) return null
  const named = days.map((day, index): NamedDay => {
    const before = text.slice(days[index - 1]?.end ?? 0, day.at)
    const behind = text.slice(day.end, days[index + 1]?.at)
    const [start, ...ends] = days.filter(({ end }) => end === day.end)
    const ofRange = ends.length === 0 ? null : day === start ? 'from' : 'until'
    const bent = locale === 'fi' && day.kind === 'weekday' ? finnishRole(day.ending) : null
    const role = ofRange ?? bent ?? roleOf(before, behind, day.kind, index === 0)
    return {
      ...day,
      role,
      ...(referenceOf(days, index, text) ?? { of: null, isAfter: 'isAfter' in day && day.isAfter }),
    }
  })
  return withoutSame(named, text)
}
