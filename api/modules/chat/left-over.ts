import { addDays, weekdayOf } from '#graphql/stay-dates.ts'
import type { Locale } from '#graphql/locales.ts'
import { takeAges } from './ages.ts'
import { withoutNamedNights } from './named-nights.ts'
import { counted, withDigits } from './numbers.ts'
import { relativeDays, sameDays, weekAfter, weekAfterNext, weekBefore, weekOfYear } from './nights.ts'
import { countedGuests, namesKin } from './party.ts'
import { askedWords } from './phrases.ts'
import { inEachRoom, ofThoseRooms, severalRooms } from './rooms-in-question.ts'
import { monthSpoken } from './spoken-days.ts'
import { monthTakenBack } from './changed-days.ts'
import { dayBefore, eitherWay, movedBy, movesStay } from './shifted-stay.ts'
import type { Slots } from './slots.ts'
import { bareDays, endsIn, markedDay, untilDay } from './stay-ends.ts'
import { betweenFeasts } from './feasts.ts'
import { first, holidaysIn, otherHoliday, unsaidNights } from './unsaid-nights.ts'
import {
  anyWeekday,
  shortWeekdayBefore,
  weekdayCalled,
  weekdaysIn,
  weekdayWithDay,
  withoutWeekdayTakenBack,
  withWeekdays,
  withoutShortWeekdays,
} from './weekdays.ts'
import { anyLongMonth, anyMonth, monthOf } from './months.ts'
import { leavingWords } from './leaving-words.ts'
import { blankDates, dayOfName, findDates, plainDates } from './written-dates.ts'

/** What of a message speaks of a stay and was not understood: no price is told while there is something. */
export interface LeftOver {
  of: 'days' | 'party'
  /** As it stands in the message, without case and accents where it was bent; what is asked back quotes it. */
  words: string
  /** Whether a day is written out beside it: one that is only spoken of ('Thursday') may be of another week. */
  hasDate: boolean
}

/** Numbers that count what a stay's price does not depend on, and those that the readers of slots have used. */
const used = [
  /[$€]\s*\d[\d.,]*|\d[\d.,]*\s*(?:[$€%]|dol|buck|usd\b|eur)/g,
  /\b\d{1,2}(?:[:.]\d\d)?\s*(?:am|pm|uhr|o ?clock|h\d{0,2}\b|:\d\d)/g,
  /\b(?:kl|klo|um|at)\.?\s*\d{1,2}\b/g,
  /\d{1,3}\s*-?\s*(?:nights?|nites?|nts?|noches?|noites?|diarias?|nuits?|nacht[e]?n?|nocht|ubernachtung[a-z]*|yo[a-z]*|natt(?:er(?:na)?)?|weeks?|semanas?|semaines?|wochen?|viikko[ao]?|viikoksi|veckor|months?|mes(?:es)?|mois|monate?|manader|kuukautta)\b/g,
  inEachRoom,
  /\b\d{1,3}\s*(?:kg|kilos?|kiloa|lbs?|pounds?|libras?)\b/g,
  // No day, no night and nobody who comes: ages, streets.
  /(?<![\d.,:/-])(?:3[2-9]|[4-9]\d)(?![\d./:])/g,
  new RegExp(
    String.raw`(?<!\d\s*)\b(?:room|zimmer|habitacion|cuarto|quarto|chambre|huone|rum|rua|calle|street|rue|apto?|suite)\s+(?:no\.?|nr\.?|numero)?\s*\d{1,3}\b${counted}`,
    'g',
  ),
  // 'Im 1. Stock', 'au 2e etage'.
  /\b\d{1,2}\s?(?:\.|st|nd|rd|th|ere?|eme|e|º|o|:a)?\s*(?:stock|og\b|etage|floor|piso|andar|kerro[a-z]*|vaning[a-z]*)/g,
  severalRooms,
  ofThoseRooms,
  /\b(?:heiligen? )?3 konige?n?\b|\b3 kings\b/g,
  // 'Mein Mann wird 60'.
  // 'À tous les deux', 'el total de los dos'.
  /\btou(?:te)?s les 2\b|\bnous 2\b|\btotal (?:(?:de )?(?:los |las )?2\s?)+|\b(?:(?:los|las|os|as|the|les|die|alla) )?2 (?:juntos|juntas|together|ensemble|zusammen|yhteensa|tillsammans)\b/g,
  /\b(?:wird|werde|turns|turning|cumple|faz|fyller|tayttaa|taytan)\s+\d{1,3}\b/g,
  /\b[12]\.\s*(?:weihnachts)?(?:feier)?tag\b/g,
  /(?<=di|dimanche)\s+en 8\b/g,
  /\d{1,2}\s*(?:rooms?|habitac[a-z]*|quartos?|chambres?|zimmer|huone[a-z]*|rum|beds?|camas?|lits?|betten?|vuode[a-z]*|sang[a-z]*|queen[a-z]*|king[a-z]*|dubbels[a-z]*|dogs?|perr[a-z]*|cachorr[a-z]*|caes|chiens?|hunde?n?|hundar|koira[a-z]*|queen|king|cats?|gat[oa]s?|cars?|coches?|carros?|autos?|bil(?:ar)?|x)\b/g,
  /\b(?:for|para|por|pour|fur|pa|i)\s+\d{1,2}\s*(?:days?|dias?|jours?|tagen?|tage|paiva|dagar|dygn)\b|\b\d{1,2}\s*(?:paivaksi|paivan ajaksi)\b/g,
]

/** 'Move it to', before a day that is blanked. */
const toThen = /\b(?:to|auf(?: den)?|a|al|para|pa|till|au|le)\s+(?=;)/

/** 'The 2nd weekend', 'la 1ere semaine': counted within a month that is named. */
const countedWeek =
  /\b\d(?:st|nd|rd|th|er|ere|e|eme|º|ª|a|o|:a|\.)\s*(?=week|wknd|semana|semaine|woche|viik|veck|helg|finde|fin de)/g
const aDay = /\b(?:the|el|dia|le|am|de[nm]|vom|ab|zum)\s+\d{1,2}(?:st|nd|rd|th|\.)?/
/** Days that are the length of a stay, where one was read. */
const stayedDays = /\d{1,2}\s*(?:days?|dias?|jours?|tagen?|tage|paivaa|dagar|dgr|dygn)\b/
/** A day of the month, as the end of a stay whose first day is written out. */
const endingDay = /(?:\b(?:the|el|le|am|den|dia|zum)\s+(?:[a-z]{3,}\s+)?\d{1,2}(?!\d)|(?<![\d.])\d{1,2}\.?\s+paiva)\S*/
const number = /(?:[a-z]+\.?\s+)?(?<![\d.])\d{1,2}(?:[./:]\d{1,2})*(?![\d])\.?(?:\s?[a-z]+)?/
const year = /\b20\d\d\b/g
const besides =
  /\b(?:after|before|despues|antes|depois|apres|avant|nach|vor|danach|davor|jalkeen|ennen|efter|fore|innan|previous|previo|anterior)\b/
/** Days of holidays that are called after a weekday. */
const feastDay =
  /\b(?:good friday|easter (?:sunday|monday)|(?:domingo|lunes|viernes) (?:de pascua|santo)|(?:domingo|segunda|sexta)(?:-feira)? (?:de pascoa|santa)|(?:dimanche|lundi|vendredi) (?:de paques|saint))\b/
/** Of whom a party may have more than its numbers say, where no number stands before them. */
const uncounted =
  /\b(?:couples|parejas|matrimonios|casais|teen[a-z]*|adolesc[a-z]*|ados|teini[a-z]*|tonaring[a-z]*|jugendliche[nr]?|nuor[a-z]*|buben?|jungs|madels|grandkids|grandchildren|enkel(?!rum|bett|zimmer)[a-z]*|enkelkind[a-z]*|barnbarn|nietos|netos|petits.enfants|lastenlap[a-z]*)\b/

/** Somebody who leaves on a day that was not understood stays no single night. */
const departs = new RegExp(String.raw`\b(?:${leavingWords})\b`)

const blank = (text: string, patterns: readonly RegExp[]) =>
  patterns.reduce((rest, pattern) => rest.replaceAll(new RegExp(pattern.source, 'g'), ' ; '), text)

/** Whether a day is that of the arrival or the departure: 'the weekend of the 12th' may be another one. */
const isOwnDay = (found: string, { arrival, departure }: Slots) =>
  [arrival, departure].some(
    (day) => day !== null && Number(day.slice(8)) === Number.parseInt(found.replace(/^\D+/, ''), 10),
  )

/** Whether a day of the month says when a stay ends, beside holidays of which one would say it otherwise. */
const saysDeparture = (text: string, { departure }: Slots): boolean =>
  departure !== null &&
  ([...bareDays, untilDay].some((pattern) => pattern.test(text)) ||
    (endsIn(text)?.some(({ isLeaving }) => isLeaving) ?? false))

/** Whether the stay goes from one holiday to another: 'nyårsafton till trettondagen'. */
const areBothFeasts = (plain: string, locale: Locale, { arrival, departure }: Slots): boolean =>
  arrival !== null && departure !== null && betweenFeasts(plain, locale, arrival)?.departure === departure

interface Rest {
  /** What no slot has used. */
  rest: string
  /** Weekdays by their beginning, each before a date that is written out. */
  shortWeekdays: readonly string[]
  /** How many dates are written out. */
  written: number
  /** Whether a day of the month says which nights are meant of the holidays that are named. */
  areDaysSaid: boolean
  /** The stay is counted back from the day that is written out. */
  isCountedBack: boolean
}

/** Swedish 'jul' is Christmas, and Spanish 'mar' the sea. */
const noMonths: Partial<Record<Locale, RegExp>> = {
  sv: /\bjul\b/g,
  es: /\b(?:del?|al|el) mar\b/g,
}

const ordinal =
  '(?:first|second|last|primer[ao]?|segund[ao]|ultim[ao]|primeir[ao]|premiere|deuxieme|derniere|erste[nr]?|zweite[nr]?|zwoite|letzte[nr]?|ensimmai[a-z]+|toise[a-z]+|viimei[a-z]+|forsta|andra|sista)'
/** 'Only the first week' of days that are written out. */
const partOfIt = new RegExp(
  String.raw`\b${ordinal}\s+(?:half|halfte|mitad|metade|moitie|puoli[a-z]*|halvan|week|woche|wuche|semana|semaine|viik[a-z]+|vecka[n]?)\b`,
)
/** A day among those that are written out which is more than their name: 'but we only come on the 27th'. */
const butOnly =
  /\b(?:erst|erscht|nur|aber|sondern|only|but|just|not until|solo|recien|pero|apenas|mas|seulement|mais|vasta|vain|mutta|forst|bara|men)\b/

/** The stay that was spoken of before the last one: which it was is not kept. */
const asAtFirst =
  /\b(?:wie (?:am anfang|vorher|zuerst|gehabt)|ursprunglich[a-z]*|(?:back to|like) (?:the )?(?:first|original|beginning)(?! (?:room|one|suite))|as at first|como (?:al principio|antes|no inicio|no comeco|estaba)|comme (?:au debut|avant)|kuten alussa|alkuperai[a-z]*|som (?:forst|i borjan|forut)|ursprunglig[a-z]*)\b/

/** The day before one that is written out, in a word: 'chego na antevéspera'. */
const eveOfDate =
  /\b(?:antevespera|antevispera|vespera|visperas?|la veille|l.avant.veille|vortag|vorabend|the day before|aattona|edellis[a-z]+ paivana|dagen (?:innan|fore)|(?:am|vom|zum) tag (?:davor|danach|vorher|darauf)|(?:\d{1,2}|eine[nr]?|una|uma?|une|yhden)\s+(?:tage?|days?|nachte?|nights?|dias?|noches?|noites?|jours?|nuits?|paivaa|yota|dagar|natter)\s+(?:davor|vorher|zuvor|danach|before|after|antes|despues|depois|avant|apres|ennen|jalkeen|innan|fore|efter))\b/

const everyMonth = new RegExp(anyMonth, 'g')

/** What remains of the days: numbers, months, weekdays that are not those of the stay, holidays, 'the same days'. */
const daysLeft = (
  { rest, shortWeekdays, written, areDaysSaid, isCountedBack }: Rest,
  locale: Locale,
  { arrival, departure, nights, month: slotMonth }: Slots,
) => {
  const end = departure ?? (arrival && addDays(arrival, nights ?? 1))
  const ownDays = new Set([arrival, end].map((day) => day && weekdayOf(day)))
  const weekday = askedWords(blank(rest, [feastDay])).find((word, index, all) => {
    const isOrdinal = /^(?:seman|quinzen|vez|noite)/.test(all[index + 1] ?? '')
    const [found] = isOrdinal ? [] : weekdaysIn([word], locale)
    return found !== undefined && !ownDays.has(found)
  })
  if (weekday) return weekday
  const short = arrival && shortWeekdays.find((name) => !ownDays.has(weekdayCalled(name, locale)))
  if (short) return short
  // Who was here years ago speaks of another stay.
  const otherYear = [...rest.matchAll(year)].find(
    ([each]) => !(arrival && each < arrival.slice(0, 4)) && !arrival?.startsWith(each) && !end?.startsWith(each),
  )
  if (otherYear) return otherYear[0]
  const eve = written === 1 && !isCountedBack ? first(rest, eveOfDate) : undefined
  if (eve) return eve
  const unsaid = unsaidNights(rest, locale, { written, isOpen: departure === null && nights === null })
  if (unsaid && !areDaysSaid) return unsaid
  const months = noMonths[locale] ? rest.replaceAll(noMonths[locale], ' ') : rest
  const named = first(months, anyLongMonth) ?? monthSpoken(months)
  // 'The first Friday of March', 'the same days in June', 'three nights in February': the days are of that month.
  const ownMonth = arrival?.slice(5, 7) ?? slotMonth?.slice(5)
  const letsGo =
    sameDays.test(rest) && [...months.matchAll(everyMonth)].some(([, each]) => monthOf(each!) === Number(ownMonth))
  const isOwnMonth = named && monthOf(named.replace(/(?<=kuu)(?:ta|ssa|n)$/, '')) === Number(ownMonth)
  const month = isOwnMonth || letsGo ? undefined : named
  if (
    month &&
    (written > 0 || arrival !== null || !/week|wknd|seman|semain|woch|viik|veck|helg|finde|fin de/.test(rest))
  )
    return month
  if (written > 1) return undefined
  const holiday = holidaysIn(askedWords(rest), locale).length > 0
  // 'From the Wednesday before Thanksgiving to Sunday': both ends are said, if the first is where the stay begins.
  const weekdays = String.raw`\b(?:${anyWeekday(locale)})\b`
  const [begins, ends] = rest.match(new RegExp(weekdays, 'g')) ?? []
  const isFromTo = arrival && begins && ends && weekdayCalled(begins, locale) === weekdayOf(arrival)
  const countedFrom = isFromTo ? [new RegExp(String.raw`${weekdays}\s+${besides.source}`)] : []
  return (
    (holiday ? first(blank(rest, [weekAfter, weekBefore, /tag danach\b/, ...countedFrom]), besides) : undefined) ??
    (written === 0 && !holiday ? first(rest, otherHoliday) : undefined) ??
    (departure === null && (named || written > 0) ? first(rest, sameDays) : undefined)
  )
}

/**
 * Looks at what is left of a message once its slots are read.
 * @param slots what was read
 * @returns the first piece that none of them has used; null where nothing is left
 */
export const findLeftOver = (message: string, locale: Locale, slots: Slots): LeftOver | null => {
  const plain = withWeekdays(withoutWeekdayTakenBack(plainDates(takeAges(message).text), locale), locale)
  const dates = findDates(plain, locale)
  const short = shortWeekdayBefore(locale, anyMonth)
  // In Portuguese 'sex' is no number.
  const undated = withoutNamedNights(blankDates(plain.replaceAll(short, ' '), locale), locale, slots.arrival)
  const undatedDays = dates.length === 0 ? withoutShortWeekdays(undated, locale) : undated
  const text = blank(withDigits(undatedDays).replace(relativeDays, ' '), used)
  const unnumbered =
    dates.length === 0
      ? blank(
          text.replaceAll(countedWeek, ' '),
          slots.arrival
            ? [
                weekdayWithDay(locale),
                // Of a school holiday that has its number the week is known.
                ...(weekOfYear.test(text) ? [weekOfYear, otherHoliday] : []),
                ...(weekAfterNext.test(text) ? [weekAfterNext] : []),
                ...(slots.departure && endsIn(text) ? [markedDay] : []),
                ...(slots.departure ? [...bareDays, untilDay, ...movedBy, dayBefore, monthTakenBack] : []),
              ]
            : [],
        ).replace(aDay, (found) => (isOwnDay(found, slots) ? ' ' : found))
      : slots.departure
        ? blank(text, [...(endsIn(text) ? [markedDay] : []), endingDay, untilDay])
        : movesStay.test(plain)
          ? text.replace(toThen, ' ')
          : text
  const rest = blank(unnumbered, [...countedGuests, ...(slots.nights === null ? [] : [stayedDays])])
  const hasDate = dates.length > 0
  const name = dayOfName(plain, locale)
  const part =
    (dates.length > 1 ? first(rest, partOfIt) : undefined) ??
    (name !== null && butOnly.test(plain) ? name : undefined) ??
    (dates.length === 0 ? first(plain, asAtFirst) : undefined) ??
    (movesStay.test(plain) ? first(plain, eitherWay) : undefined)
  if (part) return { of: 'days', words: part, hasDate }
  const days = daysLeft(
    {
      rest,
      shortWeekdays: [...plain.matchAll(short)].map(([, name]) => name!),
      written: dates.length,
      isCountedBack: slots.departure !== null && slots.nights !== null,
      areDaysSaid: saysDeparture(text, slots) || areBothFeasts(plain, locale, slots),
    },
    locale,
    slots,
  )
  const unsaidEnd = slots.departure === null && slots.nights === null && hasDate ? first(rest, departs) : undefined
  if (days ?? unsaidEnd) return { of: 'days', words: (days ?? unsaidEnd)!, hasDate }
  const guests =
    (takeAges(message).children > 0 ? undefined : first(rest, uncounted)) ?? (slots.party ? undefined : namesKin(rest))
  if (guests) return { of: 'party', words: guests, hasDate }
  const figure = first(rest, number)
  const areDaysKnown = hasDate && (slots.departure !== null || slots.nights !== null)
  return figure ? { of: areDaysKnown ? 'party' : 'days', words: figure, hasDate } : null
}
