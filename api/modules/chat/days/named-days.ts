import type { Locale } from '#graphql/locales.ts'
import { arrives, markedDay, namesRange } from './stay-ends.ts'
import { counted } from '../words/numbers.ts'
import { hears, holidays, type Holiday } from '../words/room-words.ts'
import { leavingWords } from '../words/leaving-words.ts'
import { andWord, untilWord, weekdayCalled, weekdayWord } from '../words/weekdays.ts'
import { findDates, type WrittenDay } from './written-dates.ts'

type Role = 'arrive' | 'from' | 'leave' | 'until'

/** A day that a message names: 'March 3', 'Friday', 'the 5th', 'Christmas Eve', 'the day before'. */
export type NamedDay = {
  at: number
  end: number
  role: Role | null
} & (
  | { kind: 'date'; date: WrittenDay }
  | { kind: 'feast'; feast: Holiday }
  | { kind: 'weekday'; weekday: number; day: number | null; beside: { of: number; isAfter: boolean } | null }
  | { kind: 'monthDay'; day: number }
  | { kind: 'beside'; isAfter: boolean; of: number | null }
)

const article = String.raw`(?:(?:the|le|la|el|l.|o|a|os|dem|den|der|die|das|det|dia|zum|am|on|no|na|em|pa)\s+){0,2}`
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

const roleOf = (before: string, behind: string, kind: NamedDay['kind'], isFirst: boolean): Role | null => {
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

const longestFeast = 4

const besideWord = /^(?:before|after|vor|nach|antes|despues|depois|avant|apres|ennen|jalkeen|fore|innan|efter)$/

/** Where a holiday is named. */
const feastsIn = (text: string, locale: Locale): { at: number; end: number; feast: Holiday }[] => {
  const words = [...text.matchAll(/[a-z]+(?:’s|'s)?/g)]
  const named = holidays.filter(
    (each) =>
      each !== 'advent' &&
      hears(
        `chat.hears.holiday.${each}`,
        locale,
        words.map(([word]) => word),
      ),
  )
  const found: { at: number; end: number; feast: Holiday }[] = []
  for (const feast of named)
    for (let index = 0; index < words.length; index += 1) {
      const isIn = (length: number) =>
        hears(
          `chat.hears.holiday.${feast}`,
          locale,
          words.slice(index, index + length).map(([word]) => word),
        )
      const length = [1, 2, 3, longestFeast].find(isIn)
      // 'The Monday before Easter' is no Easter Monday.
      const isBeside =
        length !== undefined && words.slice(index, index + length).some(([word]) => besideWord.test(word))
      if (!length || isBeside || (length > 1 && words[index + 1] && hearsLater(words, index, length, feast, locale)))
        continue
      const last = words[index + length - 1]!
      const [at, end] = [words[index]!.index, last.index + last[0].length]
      if (!found.some((each) => at < each.end && each.at < end)) found.push({ at, end, feast })
    }
  return found
}

/** Whether the words but the first name it as well. */
const hearsLater = (
  words: readonly RegExpExecArray[],
  index: number,
  length: number,
  feast: Holiday,
  locale: Locale,
): boolean =>
  hears(
    `chat.hears.holiday.${feast}`,
    locale,
    words.slice(index + 1, index + length).map(([word]) => word),
  )

const dayBeside =
  /\b(?:(?<before>the day before|the night before|(?:el |un )?dia (?:antes|anterior)|(?:na )?vespera|(?:la )?vispera|la veille|(?:am |den |einen )?tag (?:davor|vorher|zuvor)|edellis[a-z]+ paiva[a-z]*|dagen (?:fore|innan))|(?<after>the (?:day|morning) after|(?:el |o |no )?dia (?:despues|siguiente|depois|seguinte)|le lendemain|(?:am )?tag (?:danach|darauf|drauf)|seuraava[a-z]+ paiva[a-z]*|dagen efter))\b/g

const besideNext = (isAfter: boolean) =>
  new RegExp(
    String.raw`^\s*(?:right |just |direkt |juste |justo |gleich )?(?:${isAfter ? 'after|nach|despues de|depois d[aeo]|apres|efter|jalkeen' : 'before|vor|antes d[eo]l?|avant|innan|fore|ennen'})\s*${article}$`,
  )
const [beforeNext, afterNext] = [besideNext(false), besideNext(true)]
const beforeLast =
  /^[a-z]{0,4}\s+(?:davor|vorher|zuvor|before(?: that| it)?|antes|anterior|d.avant|avant|precedente?|innan|fore)\b/
const afterLast =
  /^[a-z]{0,4}\s+(?:danach|drauf|darauf|after(?: that| it)?|despues|siguiente|depois|seguinte|d.apres|apres|suivante?|efter|darpa)\b/

const blanked = (text: string, spans: readonly { at: number; end: number }[]) =>
  spans.reduce((rest, { at, end }) => `${rest.slice(0, at)}${' '.repeat(end - at)}${rest.slice(end)}`, text)

/** 'Vi landar kl 22'. */
const anHour = /\b(?:kl|klo|kello|um|gegen|at|a las?|as|vers)\.?\s*$/

/** 'Till 12', as all that a message says. */
const onlyUntil = new RegExp(String.raw`^[^a-z\d]*${untilWord}\s*${article}\d{1,2}[^a-z\d]*$`)
const bareDay = /(\d{1,2})/g

const listed = new RegExp(String.raw`\d\S*${andWord}.*\d`)

/** Every day that is named, in its order. */
export const namedDays = (text: string, locale: Locale): NamedDay[] | null => {
  const first = findDates(text, locale)
  // 'Sexta 7/5' beside '8 de maio'.
  const written = [...first, ...findDates(blanked(text, first), locale)].toSorted((a, b) => a.at - b.at)
  const dates = written.map((date) => ({ kind: 'date' as const, at: date.at, end: date.end, date }))
  const withoutDates = blanked(text, dates)
  // '19.-22.' and 'the nights of the 4th and 5th' are read as they are written.
  if (namesRange(withoutDates) || dates.some(({ at, end }) => listed.test(text.slice(at, end)))) return null
  const named = feastsIn(withoutDates, locale).map((each) => ({ kind: 'feast' as const, ...each }))
  const rest = blanked(withoutDates, named)
  const weekday = new RegExp(
    String.raw`\b(${weekdayWord(locale)})([a-z]{0,6})(?:-feira)?\b(?:[.,]?\s+(?:the |den |el |le |dia |am )?(\d{1,2})(?:st|nd|rd|th|er|:[ae]|\.)?(?![\d:/]|\.\d|\s*(?:am\b|pm\b|uhr|h\b))${counted})?`,
    'g',
  )
  const weekdays = [...rest.matchAll(weekday)].map((found) => ({
    kind: 'weekday' as const,
    at: found.index,
    end: found.index + found[0].length,
    weekday: weekdayCalled(found[1]!, locale),
    day: found[3] ? Number(found[3]) : null,
    ending: found[2]!,
    beside: null,
  }))
  const isPartOfDate = ({ at, end }: { at: number; end: number }) =>
    dates.some(
      (date) =>
        (date.at >= end && /^[\s,.]*(?:(?:the|den|el|le|dia|am) )?$/.test(text.slice(end, date.at))) ||
        (at >= date.end &&
          /^[\s]*[(,]\s*(?:a |un |ein |it.s a )?$/.test(text.slice(date.end, at)) &&
          /^\s*\)/.test(text.slice(end))),
    )
  const ownWeekdays = weekdays.filter((each) => !isPartOfDate(each))
  const beside = [...rest.matchAll(dayBeside)].map((found) => ({
    kind: 'beside' as const,
    at: found.index,
    end: found.index + found[0].length,
    isAfter: found.groups!['after'] !== undefined,
    of: null,
  }))
  const unnamed = blanked(rest, [...weekdays, ...beside])
  const monthDays = [...unnamed.matchAll(onlyUntil.test(unnamed) ? bareDay : markedDay)]
    .map((found) => ({
      kind: 'monthDay' as const,
      at: found.index,
      end: found.index + found[0].length,
      day: Number(found.slice(1).find(Boolean)),
    }))
    .filter(
      ({ day, at, end }) =>
        day <= 31 && !anHour.test(text.slice(0, at)) && !anHour.test(text.slice(at, end).replace(/\d.*$/, '')),
    )
  const all = [...dates, ...named, ...ownWeekdays, ...beside, ...monthDays].toSorted((a, b) => a.at - b.at)
  const found = all.map((each, index): NamedDay => {
    const before = text.slice(all[index - 1]?.end ?? 0, each.at)
    const behind = text.slice(each.end, all[index + 1]?.at)
    const finnish =
      locale === 'fi' && 'ending' in each
        ? /st[a]?$/.test(each.ending) && each.ending.length >= 2
          ? 'from'
          : /(?:hin|hi|iin|aan|na asti)$/.test(each.ending)
            ? 'until'
            : null
        : null
    const range = 'date' in each ? dates.filter(({ end }) => end === each.end) : []
    const role =
      range.length > 1
        ? each === range[0]
          ? 'from'
          : 'until'
        : (finnish ?? roleOf(before, behind, each.kind, index === 0))
    if (each.kind === 'weekday') {
      const besideIt = afterNext.test(behind)
        ? { of: index + 1, isAfter: true }
        : beforeNext.test(behind)
          ? { of: index + 1, isAfter: false }
          : afterLast.test(text.slice(each.end))
            ? { of: index - 1, isAfter: true }
            : beforeLast.test(text.slice(each.end))
              ? { of: index - 1, isAfter: false }
              : null
      return { ...each, role, beside: besideIt && all[besideIt.of] ? besideIt : null }
    }
    if (each.kind === 'beside') {
      const isBeforeNext = all[index + 1] && /^\s*(?:of |de |da |do |du |von |vom |av )?$/.test(behind)
      const last = all.slice(0, index).findLastIndex(({ kind }) => kind !== 'beside')
      return { ...each, role, of: isBeforeNext ? index + 1 : last < 0 ? null : last }
    }
    return { ...each, role }
  })
  return withoutSame(found, text)
}

/** 'La veille, le 16', 'le 18, lendemain de la noce': one day by two names. */
const withoutSame = (days: readonly NamedDay[], text: string): NamedDay[] =>
  days.flatMap((day, index) => {
    const [last, next] = [days[index - 1], days[index + 1]]
    const isBeside = (other: NamedDay | undefined, from: number, to: number) =>
      other !== undefined && other.kind !== 'beside' && /^\s*,\s*$/.test(text.slice(from, to))
    if (day.kind === 'beside' && next && isBeside(next, day.end, next.at) && next.role === null) return []
    if (day.kind === 'beside' && day.role === null && last && isBeside(last, last.end, day.at)) return []
    const before = last?.kind === 'beside' && day.kind !== 'beside' && isBeside(day, last.end, day.at)
    return [before && day.role === null ? { ...day, role: last.role } : day]
  })
