import { formatTags } from '#graphql/format-tags.ts'
import type { Locale } from '#graphql/locales.ts'
import { addDays, weekdayOf } from '#graphql/stay-dates.ts'
import { counted } from './numbers.ts'
import { fold } from './words.ts'

/** 'friday', 'viernes', 'perjantai' of a language, Sunday first: 2023 began on one. */
const weekdayNames = (locale: Locale) =>
  Array.from({ length: 7 }, (_, index) => {
    const format = new Intl.DateTimeFormat(formatTags[locale], { weekday: 'long', timeZone: 'UTC' })
    // 'Lörda', 'fredan': the last letter is rarely heard. 'Manda' begins other words as well.
    return (
      fold(format.format(Date.UTC(2023, 0, index + 1)))
        .split('-')[0]!
        .replace(/(?<!man)dag$/, 'da')
        // 'Keskiviikosta'.
        .replace(/^keskiviikko$/, 'keskiviik')
    )
  })

/** The first such weekday on or after a day. */
export const weekdayFrom = (day: string, weekday: number) => addDays(day, (weekday - weekdayOf(day) + 7) % 7)

/** As Swedes say it. */
const spokenMonday = /^mandan?$/

const named = new Map<Locale, string[]>()

const namesOf = (locale: Locale): string[] => {
  const names = named.get(locale) ?? weekdayNames(locale)
  named.set(locale, names)
  return names
}

/** The weekdays that words name, Sunday is 0. */
export const weekdaysIn = (words: readonly string[], locale: Locale): number[] =>
  words.flatMap((word) => {
    if (locale === 'sv' && spokenMonday.test(word)) return [1]
    const found = namesOf(locale).findIndex((name) => word.startsWith(name) && word.length <= name.length + 4)
    return found < 0 ? [] : [found]
  })

const everyWeek: Partial<Record<Locale, RegExp>> = { de: /^s$/, en: /^s$/, fi: /^sin$/, sv: /^gar(?:na)?$/ }

/** 'Samstags', 'on Sundays', 'sunnuntaisin', 'på söndagar': every week, and no day of a stay. */
export const isEveryWeek = (word: string, locale: Locale): boolean =>
  namesOf(locale).some((name) => word.startsWith(name) && everyWeek[locale]?.test(word.slice(name.length)))

/** The names as alternatives of a pattern. */
export const weekdayWord = (locale: Locale): string =>
  [...namesOf(locale), ...(locale === 'sv' ? ['mandan?\\b'] : [])].join('|')

/** Sunday first, as the calendars of the languages have them; 'so', 'do' and 'la' are words as well. */
const shortWeekdays: Record<Locale, string[]> = {
  en: ['sun', 'mon', 'tues?', 'weds?', 'thu(?:rs?)?', 'fri', 'sat'],
  es: ['dom', 'lun', 'mar', 'mier?', 'jue', 'vier?', 'sab'],
  pt: ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'],
  fr: ['dim', 'lun', 'mar', 'mer', 'jeu', 'ven', 'sam'],
  de: ['so', 'mo', 'di', 'mi', 'do', 'fr', 'sa'],
  fi: ['su', 'ma', 'ti', 'ke', 'to', 'pe', 'la'],
  sv: ['son|so', 'man(?:da)?|ma', 'tis', 'ons', 'tors?', 'fre', 'lor|lo'],
}

/** The weekday that a name or its beginning means; -1 for none. */
export const weekdayCalled = (name: string, locale: Locale): number => {
  const [full] = weekdaysIn([name.replace(/-feira$/, '')], locale)
  return full ?? shortWeekdays[locale].findIndex((form) => new RegExp(`^(?:${form})$`).test(name))
}

/** A weekday by its name in any form, or by its beginning, as alternatives of a pattern. */
export const anyWeekday = (locale: Locale): string =>
  [...namesOf(locale).map((name) => `${name}(?:-feira|[a-z]{0,4})`), ...shortWeekdays[locale]].join('|')

/** What stands between the two days of a stay. */
export const untilWord = '(?:to|til|till|until|thru|through|al|a|hasta|ate|ao|au|jusqu.?au?|bis(?: zum| am)?|asti|-|–)'

/** Wherever such a word stands. */
export const anyUntil = new RegExp(String.raw`(?<![a-z])${untilWord}(?![a-z])`, 'g')

/** 'And' between two days, in every language of the site. */
export const andWord = String.raw`\s*(?:,?\s*\b(?:and|n|y|e|et|und|u|ja|och|o)\b|&|\+)\s*`

/** 'Or' between two days: each is a choice, and none the end of the other. Spanish 'o' is Swedish 'and'. */
const orWord = (locale: Locale) => (locale === 'es' ? 'o|u|or' : 'or|ou|oder|od|bzw|tai|vai|eller')

/** What stands between two days of which one is to be chosen, as 'oder am', 'or sat'. */
export const onlyOr = (locale: Locale) =>
  new RegExp(String.raw`^[^a-z\d]*(?:${orWord(locale)})\b(?:[^a-z\d]+[a-z]+){0,2}[^a-z\d]*$`)

/** Two weekdays of which one is to be chosen. */
const weekdayOrWeekday = (locale: Locale) =>
  new RegExp(
    String.raw`\b(?:${anyWeekday(locale)})\b[^a-z\d]*\b(?:${orWord(locale)})\b(?: [a-z]{2,4})?[^a-z\d]*\b(?:${anyWeekday(locale)})\b`,
  )

/** Whether a text leaves open which of two weekdays is meant: 'Friday or Sunday'. */
export const areWeekdaysOpen = (text: string, locale: Locale): boolean => weekdayOrWeekday(locale).test(text)

/** Before the beginning of a weekday: 'this sat', 'este vie', 'ce sam', 'am fr', 'på lör', 'Anreise Do'. */
const pointing: Record<Locale, string> = {
  en: 'this|next|coming|on|from|arriv(?:e|es|ing)|leav(?:e|es|ing)|check(?: ?|-)(?:in|out)',
  es: 'este|proximo|llegada|salida|entrada',
  pt: 'n?est[ae]|n?ess[ae]|proxim[ao]|na|chegada|saida|entrada',
  fr: 'ce|arrivee|depart',
  de: 'diesen|kommenden|nachsten|am|anreise|ankunft|abreise|anreisen|abreisen',
  fi: 'ensi|ens|tana|tulo|lahto|saapuminen',
  sv: 'pa|nasta|ankomst|avresa|incheckning|utcheckning',
}

/** Behind a weekday that is not to be. */
const impossible =
  '(?:nao (?:da|rola|posso|podemos|consigo)|no (?:puedo|podemos|se puede|me va)|(?:does|do|wo) ?n.?t work|is no good|geht (?:doch )?(?:leider )?nicht|passt (?:doch )?(?:leider )?nicht|ne va pas|c.est pas possible|n.est pas possible|ei (?:kay|kaykaan|sovi|onnistu)|(?:gar|funkar) (?:tyvarr )?inte)'

/** Between two weekdays of which the second is taken back. In Portuguese 'no' is on that day. */
const notTheOther = (locale: Locale) =>
  `(?:(?:and|y|e|et|und|och|ja),? )?(?:not|nao|${locale === 'pt' ? '' : 'no|'}nicht|pas|inte|ei)`

/** 'Sunday instead of Saturday', 'el domingo en vez del sábado': the weekday that is meant, and the one that is taken back; null where none is. */
export const weekdayInstead = (text: string, locale: Locale): [meant: number, other: number] | null => {
  const weekday = `(${anyWeekday(locale)})`
  const article = '(?:on |am |dem |den |du |la |el |le |pa |the )?'
  const [, meant, other] =
    new RegExp(
      String.raw`\b${weekday},?\s+(?:instead of|rather than|and not|en (?:vez|lugar) del?|(?:em vez|no lugar) d[eao]|au lieu d[eu]|(?:an)?statt|i ?stallet for)\s+${article}${weekday}\b`,
    ).exec(text) ?? []
  const [wrong, right] =
    new RegExp(
      String.raw`\b(?:not|no|nao|pas|nicht|ei|inte)\s+${article}${weekday},?\s+(?:but|sino|e sim|mas|mais|sondern|vaan|utan)\s+${article}${weekday}\b`,
    )
      .exec(text)
      ?.slice(1) ?? []
  const [first, second] = [meant ?? right, other ?? wrong]
  return first && second ? [weekdayCalled(first, locale), weekdayCalled(second, locale)] : null
}

/** 'Freitag statt Donnerstag', 'el viernes en vez del jueves', 'Monday, not Sunday': the second is taken back. */
export const withoutWeekdayTakenBack = (text: string, locale: Locale): string => {
  const weekday = `(?:${anyWeekday(locale)})`
  const article = '(?:on |am |dem |den |du |la |el |le |pa )?'
  return text.replace(
    new RegExp(
      String.raw`\b(?:instead of|rather than|en (?:vez|lugar) del?|(?:em vez|no lugar) d[ea]|au lieu d[eu]|(?:an)?statt|i ?stallet for)\s+${article}${weekday}\b|(?<=\b${weekday},?\s)${notTheOther(locale)}\s+${article}${weekday}\b|(?<=\b${weekday}(?: [a-z]+){0,2},?\s)(?:than|als|do que|que|kuin|an)\s+${article}${weekday}\b|\b${weekday}\s+(?:si[aj]+(?:an|sta)|${impossible})\b`,
    ),
    ' ',
  )
}

/** 'Mo bis Fr', 'mån-tors', 'this sat' with the weekdays written out; one alone may be another word. */
export const withWeekdays = (text: string, locale: Locale): string => {
  const short = shortWeekdays[locale].join('|')
  const long = namesOf(locale).join('|')
  const fullOf = (word: string) => namesOf(locale)[weekdayCalled(word, locale)] ?? word
  const alone = new RegExp(String.raw`\b(${pointing[locale]}) (${short})\b(?!\.?\s*(?:${untilWord}|\d))`, 'g')
  const night = new RegExp(String.raw`\b(${short})\b(?= (?:night|nite|evening)s?\b)`, 'g')
  const named = locale === 'en' ? text.replaceAll(night, (day) => fullOf(day)) : text
  // 'Wed before Thanksgiving', 'until sat morning'; 'mar' and 'sun' are words as well where nothing says so.
  const longer = shortWeekdays[locale].filter((form) => form.length > 2).join('|')
  const beside = new RegExp(
    String.raw`\b(${longer})\b(?=\.?\s+(?:right |just )?(?:before|after|davor|danach|vor|nach|antes|despues|depois|avant|apres|innan|fore|efter|until|till|thru|hasta|ate|jusqu.?au?|bis)\b)|(?<=\b(?:until|till|til|thru|hasta el|jusqu.?au|bis) )(${longer})\b(?!\.?\s*\d)`,
    'g',
  )
  const told = longer ? named.replaceAll(beside, (day) => fullOf(day)) : named
  const pointed = told.replaceAll(alone, (_match, before: string, day: string) => `${before} ${fullOf(day)}`)
  const day = String.raw`\b(?:${short}|${long})\b\.?`
  const days = new RegExp(String.raw`${day}(?:\s*(?:${untilWord}|auf|,)\s*${day}|${andWord}${day})+`, 'g')
  return pointed.replaceAll(days, (found) =>
    found.replaceAll(new RegExp(String.raw`\b(${short})\b\.?`, 'g'), (_match, name: string) => fullOf(name)),
  )
}

/** 'Bis Freitag', 'till söndag'. */
export const untilWeekday = (locale: Locale) =>
  new RegExp(
    String.raw`(?<![a-z])${untilWord}\s*(?:the |el |le |den |zum |o |a )?(?:${weekdayWord(locale)})[a-z]{0,4}\b`,
  )

/** 'Ti 5. - pe 8.' without the weekdays: their days say which they are. */
export const withoutShortWeekdays = (text: string, locale: Locale): string =>
  text.replaceAll(new RegExp(String.raw`\b(?:${shortWeekdays[locale].join('|')})\.?\s+(?=\d{1,2}\.)`, 'g'), '')

/** A weekday whose beginning stands right before a date that is written out: 'thu march 4', 'sa., 6.3.', 'to 4. maaliskuuta'. */
export const shortWeekdayBefore = (locale: Locale, month: string) => {
  const date = String.raw`(?:${month}\s*\d|\d{1,2}(?:st|nd|rd|th|er|:[ae]|\.)?\s*(?:de |of )?${month}|\d{1,2}[./]\d)`
  return new RegExp(
    String.raw`\b(${shortWeekdays[locale].join('|')})[.,]*\s+(?:the |den |el |le |dia |am )?(?=${date})`,
    'g',
  )
}

/** A weekday with its day of the month: 'mardi 8', 'Tuesday the 8th', 'tiistaina 8.', 'tisdag den 8'. */
export const weekdayWithDay = (locale: Locale) => {
  const short = shortWeekdays[locale].filter((form) => form.length > 2).join('|')
  const names = [
    namesOf(locale)
      .map((name) => `${name}[a-z]{0,4}`)
      .join('|'),
    short,
  ]
    .filter(Boolean)
    .join('|')
  return new RegExp(
    String.raw`\b(${names})(?:-feira)?[.,]?\s+(?:the |den |el |le |dia |am )?(\d{1,2})(?:st|nd|rd|th|er|:[ae]|\.)?(?![\d:/]|\.\d|\s*(?:am|pm|uhr|h\b|o ?clock|hours?|hrs?|min|horas?|heures?|stund|tunti|timm))${counted}`,
    'g',
  )
}

/** Weekdays before the day of a written date, 'au mar. 16 février', blanked in place: they say nothing more, and hide the range. */
export const withoutWeekdays = (text: string, locale: Locale, month: string): string => {
  const names = [...namesOf(locale), ...shortWeekdays[locale]].join('|')
  const pattern = String.raw`\b(?:${names})[.,]?\s+(?:the |den |el |le |dia |am )?(?=\d{1,2}(?:st|nd|rd|th|er|:[ae]|\.)?\s*(?:de |of )?${month})`
  return text.replaceAll(new RegExp(pattern, 'g'), (found) => ' '.repeat(found.length))
}
