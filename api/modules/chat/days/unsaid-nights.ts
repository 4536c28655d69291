import type { Locale } from '#graphql/locales.ts'
import { askedWords } from '../words/phrases.ts'
import { anyMonth } from '../words/months.ts'
import { vagueLength } from './nights.ts'
import { hears, holidays, type Holiday } from '../words/room-words.ts'
import { first } from '../words/words.ts'

const schoolBreak = 'spring break|sportlov[a-z]*|hostlov[a-z]*|[a-z]*ferien|hiihtoloma[a-z]*|syysloma[a-z]*'
/** Weeks off school. */
const schoolBreaks = new RegExp(String.raw`\b(?:${schoolBreak})\b`, 'g')
/** Days of which the hotel's calendar knows nothing; those that it knows are spoken days. */
export const otherHoliday = new RegExp(
  String.raw`\b(?:${schoolBreak}|vacances|week after next|ubernachste[a-z]*|nastnasta|puente|feriado|feriadao)\b`,
)
/** Feasts of which it does not know the day. */
const unknownFeast =
  /\b(?:corpus christi|fronleichnam|columbus day|veterans day|juneteenth|c?hanukk?ah|passover|rosh hashanah?|yom kippur|(?:mother|father).?s day|dia de(?: la| las)? madres?|dia das maes|dia dos pais|fete des (?:meres|peres)|muttertag|vatertag|aitienpaiva[a-z]*|isanpaiva[a-z]*|(?:mors|fars) dag)\b/
/** A weekend that is called after what it does not know: 'pride day weekend', 'skördehelgen'. */
const unknownWeekend = new RegExp(
  String.raw`\b[a-z]+ day (?:weekend|wknd|wkend)\b|\b(?!${anyMonth.replace('(?![a-z])', '')})[a-z]{3,}(?:wochenende|helg|helgen|viikonlop[a-z]*)\b`,
)
/** 'Vom Sonntag bis Pfingsten': a holiday as the end of a stay, of which the beginning was not understood. */
const untilWords = /\b(?:until|til|thru|through|hasta|ate|jusqu.?au?|bis|asti|saakka)\b/
/** Beside a holiday: other nights that are meant as well, or instead. */
const orOthers = new RegExp(
  String.raw`\b(?:or|o|u|ou|oder|tai|vai|eller|and|n|y|e|et|und|ja|och)\s+(?:[a-z]{1,3}\s+)?${otherHoliday.source}`,
)
/** 'Labor Day or July 4th', where the day is blanked. */
const orDay = /(?:[a-z]+\s+){0,2}\b(?:or|vs|versus|o|ou|oder|tai|vai|eller)\b/
/** A day of a holiday, whose name has that of the holiday in it. */
const within: Partial<Record<Holiday, Holiday>> = {
  christmasEveEve: 'christmas',
  christmasEve: 'christmas',
  christmasDay: 'christmas',
  boxingDay: 'christmas',
  newYearsDay: 'newYear',
  newYearsEve: 'newYear',
  mayEve: 'mayDay',
  carnivalThursday: 'carnival',
  carnivalMonday: 'carnival',
  shroveTuesday: 'carnival',
  ashWednesday: 'carnival',
  palmSunday: 'easter',
  maundyThursday: 'easter',
  goodFriday: 'easter',
  easterEve: 'easter',
  easterSunday: 'easter',
  easterMonday: 'easter',
}
const untilOrBetween =
  /\b(?:until|til|thru|through|to(?!\s+(?:reserve|book|stay|come|know|get|be|see|visit|have|make|rent|ask|pay|spend|celebrate|surprise|go|bring|find|check|enjoy|take|you|your|us)\b)|hasta|ate|jusqu.?au?|bis|asti|saakka|between|entre|zwischen|mellan|valissa)\b(?:\s+[a-z]{3,})?/

/** A length of which nobody has told the number. */
const lengthUnit =
  /\b(?:wochen?|monate?n?|semanas?|meses|semaines|mois|viikko(?:a|ja|n)|kuukau[a-z]*|veckor|manad(?:er)?|weeks|months?)\b(?:\s+\d{1,2}\b)?/

/** The holidays that words name, of those that it knows. */
export const holidaysIn = (words: readonly string[], locale: Locale): Holiday[] =>
  holidays.filter((each) => hears(`chat.hears.holiday.${each}`, locale, words))

/** The second of two holidays, with the words since the first: 'or thanksgiving', 'to new years'; undefined where there are not two. */
const secondHoliday = (words: readonly string[], locale: Locale): string | undefined => {
  const namedIn = (asked: readonly string[]) =>
    new Set(holidaysIn(asked, locale).map((each) => within[each] ?? each)).size
  if (namedIn(words) < 2) return undefined
  const endOf = (count: number) => words.findIndex((_word, index) => namedIn(words.slice(0, index + 1)) >= count) + 1
  return words.slice(endOf(1), endOf(2)).join(' ')
}

/** The words from 'until' to a holiday, where none stands before them. */
const untilHoliday = (rest: string, locale: Locale): string | undefined => {
  const until = untilWords.exec(rest)
  const behind = until ? rest.slice(until.index) : ''
  const isEnd =
    until !== null &&
    holidaysIn(askedWords(rest.slice(0, until.index)), locale).length === 0 &&
    holidaysIn(askedWords(behind), locale).length > 0
  return isEnd ? askedWords(behind).slice(0, 2).join(' ') : undefined
}

/** Weeks off school that are not called after a holiday: 'Weihnachtsferien' are. */
const ownBreak = (rest: string, locale: Locale): string | undefined =>
  rest.match(schoolBreaks)?.find((name) => holidaysIn(askedWords(name), locale).length === 0)

/**
 * The piece of a message that names nights without saying which they are: 'Christmas and New Year', 'from the 28th until
 * the new year', 'mother's day'; undefined where there is none.
 * @param rest what no slot has used
 * @param written how many dates are written out
 * @param isOpen whether neither a departure nor a number of nights was read
 */
export const unsaidNights = (
  rest: string,
  locale: Locale,
  { written, isOpen }: { written: number; isOpen: boolean },
): string | undefined => {
  const words = askedWords(rest)
  const namesHoliday = holidaysIn(words, locale).length > 0
  if (written > 0)
    return isOpen
      ? (first(rest, vagueLength) ??
          first(rest, lengthUnit) ??
          first(rest, untilOrBetween) ??
          (namesHoliday ? first(rest, orDay) : undefined))
      : undefined
  return (
    (isOpen ? first(rest, vagueLength) : undefined) ??
    secondHoliday(words, locale) ??
    first(rest, unknownFeast) ??
    (namesHoliday ? untilHoliday(rest, locale) : first(rest, unknownWeekend)) ??
    (namesHoliday ? (first(rest, orOthers) ?? ownBreak(rest, locale)) : undefined)
  )
}
