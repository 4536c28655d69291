import { addDays, firstOfMonth, nightsBetween } from '#graphql/stay-dates.ts'
import type { Locale } from '#graphql/locales.ts'
import { takeAges } from './ages.ts'
import { amountsIn } from './check-reply.ts'
import { byNamedNights, withoutNightBefore } from './named-nights.ts'
import { dayBefore, daysStayed, nightsChanged, nightsInQuestion, sameDays, shiftedDays, weekLater } from './nights.ts'
import { withDigits } from './numbers.ts'
import { partyInQuestion, partySize, type Party } from './party.ts'
import { says } from './phrases.ts'
import { guestsInEach, roomCountIn, roomsInQuestion, severalRooms, type NamedRoom } from './rooms-in-question.ts'
import { beginsWithUntil, fromSpoken, untilFeast } from './mixed-days.ts'
import {
  endByWeekday,
  monthAhead,
  monthInQuestion,
  nextMonth,
  relativeMonth,
  spokenDays,
  weekendOf,
} from './spoken-days.ts'
import { andWord, untilWord, weekdaysIn } from './weekdays.ts'
import { translate } from '../../i18n/translate.ts'
import { anyMonth, monthOf } from './months.ts'
import { blankDates, counted, findDates, isDate, plainDates, toDate, withoutDates } from './written-dates.ts'

/** What a message says of a stay; null and empty where it says nothing. */
export interface Slots {
  arrival: string | null
  departure: string | null
  nights: number | null
  /** YYYY-MM, where a month is all that is said of the dates. */
  month: string | null
  party: Party | null
  /** Slugs of the room types that it names. */
  rooms: string[]
  /** How many rooms. */
  roomCount: number | null
  /** The most that somebody wants to pay, in cents. */
  amount: number | null
}

const longestStay = 365
/** As far as the first of two days may lie from a holiday that is named with them. */
const mostBeside = 10
/** Two days without a year that lie further apart are misread. */
const longestUndated = 200

/** 'The 14th', 'el 14', 'am 14.': a day of the month that is spoken of, or of the next that has it. */
const bareDay =
  /\b(?:the|on the|el|dia|le|am|den|vom|ab|zum)\s+(\d{1,2})(?:st|nd|rd|th|\.)?(?=\s*(?:$|[?!,.;]|to|till|bis|al?|au|until)(?![\w:]))/

const ofMonth = new RegExp(String.raw`(?:\b(?:of|do|del|du|de|des|im|i)\s+)?(?:${relativeMonth.source})`)

const dayOfMonth = (text: string, after: string): string | null => {
  const [, day] = bareDay.exec(text.replace(ofMonth, ' ; ')) ?? []
  if (!day) return null
  const month = Number(after.slice(5, 7))
  const at = (number: number) => toDate({ at: 0, end: 0, day: Number(day), month: number, year: null }, after)
  const found = at(month)
  return found && nightsBetween(after, found) < 300 ? found : at((month % 12) + 1)
}

const article = '(?:the|el|o|dia|le|den|zum)?'

/** 'From the 19th to the 22nd', '19.-22.' after a month was spoken of: it is of that one. */
const bareRange = new RegExp(
  String.raw`(?<![\d.,:/$€-])(\d{1,2})(?:st|nd|rd|th|\.)?\s*${untilWord}\s*${article}\s*(\d{1,2})(?:st|nd|rd|th|\.)?(?![\d:/]|\.\d|\s*(?!(?:somos|for|para|pra|pour|fur|wir|we|vi|zu|till)\b)[a-z$€%])`,
)

/** The same behind a word for from, where more may follow: 'et du 19 au 23 plutôt ?' */
const rangeFrom = new RegExp(
  String.raw`\b(?:from|del?|du|vom|von|fran|den|el|le|the)\s+(\d{1,2})(?:st|nd|rd|th|\.)?\s*${untilWord}\s*${article}\s*(\d{1,2})(?:st|nd|rd|th|\.)?(?![\d:/]|\.\d|\s*(?:[$€%]|am\b|pm\b|uhr|h\b|o ?clock))${counted}`,
)

/** The days of such a range. */
export const bareDays = [bareRange, rangeFrom]

/** 'Until the 18th' of a stay whose arrival is known; 'until 4' is an hour. */
export const untilDay =
  /\b(?:to|til|till|until|thru|through|al?|hasta|ate|au|jusqu.?au|bis|asti)\s+(?:(?:the|el|o|dia|den|zum)\s+(\d{1,2})|(\d{1,2})(?:st|nd|rd|th|\.)|(1[3-9]|2\d|3[01]))(?:st|nd|rd|th|\.)?(?=\s*(?:$|[?!,;]))/

/** A day of the month, named beside one that is written out: 'march 2, leaving the 5th', 'el lunes 8', '5. päivä'. */
const besideDay =
  /\b(?:the|el|le|am|den|dia|zum)\s+(?:([a-z]{3,})\s+)?(\d{1,2})(?:st|nd|rd|th|:[ae]|\.)?(?=\s*(?:$|[?!,;]|(?:for|para|pra|pour|fur)\b))|(?<![\d.])(\d{1,2})\.?\s+paiva/

/** Who comes, and who leaves: the day beside it is that of the arrival or of the departure. */
const arrives =
  /\b(?:arriv[a-z]*|land(?:s|ing|en|ar)?|get(?:ting|tin|s)? (?:in|there)|com(?:e|es|ing)|lleg[a-z]*|entr(?:o|amos|ar|ando)|cheg[a-z]*|anreis[a-z]*|ankomm[a-z]*|komm(?:e[nr]?|a)?|tulla[a-z]*|tule[a-z]*|tulis[a-z]*|saavu[a-z]*|anland[a-z]*)\b/g
const leaves =
  /\b(?:leav(?:e|es|ing|in)|(?:we|i|they) left|depart(?:s|ing)?|check(?:ing)?.?out|go(?:ing)? home|sal(?:go|imos|ida|ir|iendo|e|en)|nos vamos|me voy|sa(?:io|imos|indo|ida|ir)|vamos embora|volt(?:o|amos)|part(?:ons|ir|ant)|repart(?:s|ons|ir|ant)?|on part|abreis(?:e|en)|reisen|fahren|heim|weg|zuruck|lah(?:d|t|et)[a-z]*|aker|akt|reser|fara?|avres[a-z]*)\b/g

/** A day of the month that is marked as one: by an article, an ending, or a word for leaving before it; 'vi kommer 4' are four. */
export const markedDay = new RegExp(
  String.raw`(?:\b(?:the|el|dia|le|den|am|vom|zum)\s+(?:dia\s+)?(\d{1,2})(?:st|nd|rd|th|er|:[ae]|\.)?|(?<![\d.])(\d{1,2})(?:st|nd|rd|th|\.)|(?<=(?:chego|llego|${leaves.source})\s+(?:no |on |pa )?)(\d{1,2}))(?![\d:/]|\.\d|\s*(?:[a-z]*kuuta|am\b|pm\b|uhr|h\b|o ?clock|stund|hour|hora|heure|floor|st(?:ock|reet)|dog|hund|koira|seman|semain|woch|week|viik|veck))${counted}`,
  'g',
)

/** The last place in a text where one of the words stands; -1 for nowhere. */
const lastAt = (text: string, words: RegExp) => [...text.matchAll(words)].at(-1)?.index ?? -1

/** The day of the month that is nearest to another day. */
const nearestDay = (day: number, to: string): string | null =>
  [-1, 0, 1]
    .map((months) => `${firstOfMonth(to.slice(0, 7), months).slice(0, 8)}${String(day).padStart(2, '0')}`)
    .filter(isDate)
    .toSorted((a, b) => Math.abs(nightsBetween(to, a)) - Math.abs(nightsBetween(to, b)))[0] ?? null

/** 'New Year's Eve, three nights from the 30th'. */
const startsFrom = /\b(?:from|starting|desde|a partir del?|depuis|a partir du|ab|vom|alkaen|fran)\s*$/

/** 'Christmas eve until the 27th'. */
const endsUntil = new RegExp(String.raw`(?<![a-z])${untilWord}\s*$`)

const andBetween = new RegExp(`${andWord}|,`)

/** Which end of a stay each marked day of a text is; null where one of them is none, or there is no such day. */
export const endsIn = (text: string): { day: string; isLeaving: boolean }[] | null => {
  const days = [...text.matchAll(markedDay)].map((found, at, all) => {
    const last = all[at - 1]
    const before = text.slice(last ? last.index + last[0].length : 0, found.index)
    const behind = text.slice(found.index + found[0].length, all[at + 1]?.index)
    // 'Am 10. anreisen und am 14. wieder weg': behind an 'and' another day begins.
    const said = [before.split(andBetween).at(-1)!, behind.split(andBetween)[0]!, before].find(
      (side) => Math.max(lastAt(side, arrives), lastAt(side, leaves)) >= 0,
    )
    if (startsFrom.test(before)) return { day: found.slice(1).find(Boolean)!, isLeaving: false }
    if (endsUntil.test(before)) return { day: found.slice(1).find(Boolean)!, isLeaving: true }
    if (said === undefined) return null
    return { day: found.slice(1).find(Boolean)!, isLeaving: lastAt(said, leaves) > lastAt(said, arrives) }
  })
  const known = days.filter((day) => day !== null)
  return known.length === 0 || known.length < days.length ? null : known
}

/**
 * 'And if we come on the 9th', 'still leaving the 5th', 'christmas, arriving the 24th': the ends that a message moves of
 * a stay that was spoken of; null where it moves none.
 */
const movedEnds = (text: string, { arrival, departure }: Days, today: string): Days | null => {
  if (!arrival) return null
  const known = endsIn(text)
  if (!known) return null
  const [first] = known.filter(({ isLeaving }) => !isLeaving)
  const [last] = known.filter(({ isLeaving }) => isLeaving)
  const from = first ? nearestDay(Number(first.day), arrival) : arrival
  if (!from || from < today) return null
  const until = last ? nextSuchDay(last.day, from) : departure
  return { arrival: from, departure: until && until > from ? until : null }
}

/** The stay that was spoken of so many days later or earlier; only one end of it where a word for coming or leaving says so. */
const shifted = (text: string, { arrival, departure }: Days): Days | null => {
  if (!arrival || !departure) return null
  if (weekLater.test(text)) return { arrival: addDays(arrival, 7), departure: addDays(departure, 7) }
  if (dayBefore.test(text) && lastAt(text, arrives) >= 0) return { arrival: addDays(arrival, -1), departure }
  const found = shiftedDays.exec(withDigits(text))
  if (!found) return null
  const [, count, unit, direction] = found
  const isEarlier = /^(?:earl|soon|antes|mais cedo|plus tot|fruh|aiem|aika|tidig)/.test(direction!)
  const days = (Number(count) || 1) * (/^(?:week|sem|woch|vii|veck)/.test(unit!) ? 7 : 1) * (isEarlier ? -1 : 1)
  const [comes, goes] = [lastAt(text, arrives) >= 0, lastAt(text, leaves) >= 0]
  const from = goes && !comes ? arrival : addDays(arrival, days)
  const until = comes && !goes ? departure : addDays(departure, days)
  return until > from ? { arrival: from, departure: until } : null
}

/** The first such day of a month after another day. */
const nextSuchDay = (day: string, after: string): string | null => {
  const month = Number(after.slice(5, 7))
  const days = [month, (month % 12) + 1].map((each) =>
    toDate({ at: 0, end: 0, day: Number(day), month: each, year: null }, addDays(after, 1)),
  )
  return days.find((found) => found !== null && nightsBetween(after, found) <= 31) ?? null
}

/** A month that is taken back: 'march not february', 'nicht Februar, sondern März'. */
export const monthTakenBack = new RegExp(
  String.raw`\b(?:not|no|nao|pas|nicht|ei|inte|instead of|en (?:vez|lugar) del?|(?:em vez|no lugar) d[eo]|au lieu de|(?:an)?statt|i ?stallet for)\s+(?:in |en |em |im |i )?${anyMonth}`,
)
/** Whoever has made a mistake says the month alone. */
const corrects =
  /\b(?:sorry|sori|meant?|oops|typo|skrev fel|vertippt|verschrieben|tippfehler|perdon|quise|queria decir|desculpa|opa|errei|quis|pardon|oups|voulais|entschuldigung|quatsch|meinte|ups|anteeksi|eiku|siis|piti|forlat|menade|ursakta)\b/
const aMonth = new RegExp(anyMonth)

const monthMeant = (text: string, today: string): string | null => {
  if (/\d/.test(text) || !(monthTakenBack.test(text) || corrects.test(text))) return null
  const month = monthOf(aMonth.exec(text.replace(monthTakenBack, ' '))?.[1] ?? '')
  return month ? nextMonth(month, today) : null
}

/** The days that were spoken of, in another month. */
const inOtherMonth = (text: string, { arrival, departure }: Before, today: string): Days | null => {
  const month = sameDays.test(text) ? monthInQuestion(text, arrival ?? today) : monthMeant(text, today)
  if (!month || !arrival || !departure) return null
  const first = toDate(
    { at: 0, end: 0, day: Number(arrival.slice(8)), month: Number(month.slice(5)), year: null },
    today,
  )
  return first ? { arrival: first, departure: addDays(first, nightsBetween(arrival, departure)) } : null
}

/** What a message changes of the days that were spoken of, without naming a month. */
const changedDays = (text: string, { arrival }: Before): Days | null => {
  if (!arrival) return null
  const [, from, to] = bareRange.exec(text) ?? rangeFrom.exec(text) ?? []
  if (from && to) {
    const first = nextSuchDay(from, addDays(`${arrival.slice(0, 7)}-01`, -1))
    const last = first && nextSuchDay(to, first)
    return first && last ? { arrival: first, departure: last } : null
  }
  const until = untilDay.exec(text)?.slice(1).find(Boolean)
  return until ? { arrival, departure: nextSuchDay(until, arrival) } : null
}

/** 'Fin de año del 30 al 2': the days that are written beside a holiday are those around it. */
const rangeBeside = (text: string, spoken: Days): Days | null => {
  if (!bareDays.some((pattern) => pattern.test(text))) return null
  const range = changedDays(text, { ...nothingBefore, arrival: spoken.arrival })
  return range?.arrival && Math.abs(nightsBetween(range.arrival, spoken.arrival!)) <= mostBeside ? range : null
}

/** The end of a stay whose beginning is written out: a day of the month that stands behind it. */
const endBehind = (text: string, arrival: string, locale: Locale): string | null => {
  const [, weekday, day, finnish] = besideDay.exec(text) ?? []
  const named = day ?? finnish
  const leaving = named
    ? undefined
    : [...text.matchAll(markedDay)].find(({ index }) => lastAt(text.slice(0, index), leaves) >= 0)
  const left =
    leaving?.slice(1).find(Boolean) ?? (named ? undefined : endsIn(text)?.findLast(({ isLeaving }) => isLeaving)?.day)
  if (left) return nextSuchDay(left, arrival)
  const until = untilDay.exec(text)?.slice(1).find(Boolean)
  if (!named) return until ? nextSuchDay(until, arrival) : null
  return !weekday || weekdaysIn([weekday], locale).length > 0 ? nextSuchDay(named, arrival) : null
}

/** The stay that was spoken of. */
interface Before {
  arrival: string | null
  departure: string | null
  party: Party | null
}

const nothingBefore: Before = { arrival: null, departure: null, party: null }

type Days = Pick<Slots, 'arrival' | 'departure'>

/** Right before a day that is taken back: 'jan 31, not feb 1', 'el 4 en vez del 5', '3. Mai statt 4. Mai'. */
const takenBack =
  /\b(?:not|no|nao|pas|nicht|ei|inte|instead of|rather than|en (?:vez|lugar) del?|(?:em vez|no lugar) d[eo]|au lieu d[eu]|(?:an)?statt|i ?stallet for)\s+(?:on\s+)?(?:(?:the|el|le|o|dia|am|den|du)\s+)?$/
/** Between what is taken back and what is meant, where the former is said first. */
const butRather = /\b(?:but|sino|mas|e sim|mais|sondern|vaan|utan)\b/

/** Days that are written out and meant. */
const meantDates = (text: string, locale: Locale) =>
  findDates(text, locale).filter(
    ({ at, end }, index, { [index + 1]: next }) =>
      !takenBack.test(text.slice(0, at)) || (index === 0 && !(next && butRather.test(text.slice(end, next.at)))),
  )

const nothing: Days = { arrival: null, departure: null }

/** Days of a year that is named may be past. What has no departure after its arrival says nothing. */
const daysIn = (question: string, locale: Locale, today: string, before: Before): Days => {
  const [first, second] = meantDates(plainDates(question), locale)
  if (!first) {
    const plain = plainDates(question)
    if (before.arrival && beginsWithUntil.test(plain)) {
      const departure = endByWeekday(plain, before.arrival, locale)
      if (departure) return { arrival: before.arrival, departure }
    }
    const spoken = spokenDays(question, locale, today)
    if (spoken) return movedEnds(plain, spoken, today) ?? rangeBeside(plain, spoken) ?? spoken
    const changed =
      inOtherMonth(plain, before, today) ??
      movedEnds(plain, before, today) ??
      shifted(plain, before) ??
      changedDays(plain, before)
    if (changed) return changed
    const ahead = monthAhead(plain, today)
    const from = ahead && ahead > today.slice(0, 7) ? `${ahead}-01` : (before.arrival ?? today)
    const day = dayOfMonth(plain, from)
    return day ? { arrival: day, departure: null } : nothing
  }
  // 'February 5 to 8 February 2027': a year counts for both days.
  const ofOneYear = second?.year && !first.year ? toDate({ ...first, year: second.year }, today) : null
  const arrival = ofOneYear && ofOneYear < toDate(second!, today)! ? ofOneYear : toDate(first, today)
  if (!arrival) return nothing
  if (!second) {
    if (before.arrival && arrival > before.arrival && lastAt(plainDates(question), leaves) >= 0)
      return { arrival: before.arrival, departure: arrival }
    const plain = plainDates(question)
    const rest = plain.slice(first.end)
    const departure = endBehind(rest, arrival, locale) ?? endByWeekday(rest, arrival, locale)
    if (departure) return { arrival, departure }
    return (
      fromSpoken(plain.slice(0, first.at), first, locale, today) ??
      untilFeast(rest, arrival, locale) ??
      (nightsInQuestion(question) === null ? weekendOf(question, locale, arrival) : null) ?? {
        arrival,
        departure: null,
      }
    )
  }
  const departure = toDate(second, arrival)
  const longest = second.year === null ? longestUndated : longestStay
  return departure && departure > arrival && nightsBetween(arrival, departure) <= longest
    ? { arrival, departure }
    : nothing
}

const amountIn = (question: string): number | null => {
  const [first] = amountsIn(question).filter((amount) => /^\$\d/.test(amount))
  return first ? Math.round(Number(first.slice(1)) * 100) : null
}

/** Runs of spaces say no more than one, and would take the patterns long that look back over them. */
const squeezed = (text: string): string => text.replaceAll(/(\s)\s+/g, '$1')

/**
 * Reads what a guest has written for what it says of a stay.
 * @param today the hotel's day
 * @param before of which stay the conversation speaks
 */
export const readSlots = (
  written: string,
  locale: Locale,
  today: string,
  rooms: readonly (NamedRoom & { slug: string })[],
  before: Before = nothingBefore,
): Slots => {
  const message = squeezed(written)
  const { text: question } = takeAges(message)
  const plain = plainDates(question)
  const undated = blankDates(plain, locale)
  const days = byNamedNights(plain, locale, daysIn(withoutNightBefore(plain), locale, today, before))
  const roomCount = roomCountIn(undated)
  const inEach = roomCount === null ? null : guestsInEach(undated)
  const changed = before.arrival && before.departure ? nightsChanged(question) : null
  const nights = changed
    ? Math.max(nightsBetween(before.arrival!, before.departure!) + changed, 1)
    : (nightsInQuestion(question) ?? (days.arrival && !days.departure ? daysStayed(blankDates(plain, locale)) : null))
  return {
    arrival: days.arrival,
    // 'A weekend for three nights' is three nights; written dates count as they are written.
    departure:
      days.departure && nights && !findDates(plainDates(question), locale)[1]
        ? addDays(days.arrival!, Math.min(nights, longestStay))
        : days.departure,
    nights: nights && Math.min(nights, longestStay),
    month: days.arrival ? null : monthInQuestion(plainDates(question), today),
    // Of 'for two king rooms' the number counts no guests, and of 'compact queen dec 2' no beds.
    party: inEach
      ? { adults: inEach * roomCount!, children: 0 }
      : partyInQuestion(
          withDigits(withoutDates(plainDates(message), locale)).replace(severalRooms, ' ; '),
          locale,
          // A price without a party was that of two.
          before.party ?? (before.arrival ? { adults: partySize(null), children: 0 } : null),
        ),
    rooms: roomsInQuestion(undated, locale, rooms).map(({ slug }) => slug),
    roomCount,
    amount: amountIn(question),
  }
}

const slotWord = new RegExp(
  String.raw`^(?:the|soir|soiree|abend|evening|nacht|natt|only|just|juste|nur|vain|bara|solo|apenas|los|las|les|des|die|der|den|das|our|mis|nos|mes|min|from|till|until|through|with|nights?|nites?|desde|hasta|noches?|noites?|jusqu|avec|nuits?|nachten?|nachte|alkaen|asti|saakka|kanssa|yota|yoksi|fran|natter|people|guests?|adults?|adlts?|kids?|child|children|bab(?:y|ies)|personas?|adultos?|ninos?|pessoas?|criancas?|personnes?|adultes?|enfants?|personen|erwachsene|kinder|gaste|henkiloa?|aikuista|lasta|barn|barnen|bebis|vauva[a-z]*|lasten|med|mit|con|com|gaster|vuxna|personer|couple|one|una?|uma|une|eine[nmr]?|yksi|yhden|ett|ubers?|weeks?|semanas?|semaines?|wochen?|viikko[a-z]*|vecka|veckan|veckor|yoks|kolmeks|weekend|viikonlop[a-z]*|seniors?|senioren|retirees?|pensioners?|jubilad[oa]s?|aposentad[oa]s|retraites?|rentner|lleg[a-z]*|cheg[a-z]*|arriv[a-z]*|ankomm[a-z]*|anreis[a-z]*|komme[nr]?|stay(?:s|in|ing)?|qued[a-z]*|fica[a-z]*|bleib[a-z]*|stann[a-z]*|abreis[a-z]*|depart[a-z]*|salida|saida|avres[a-z]*|lahto[a-z]*|saavu[a-z]*|tulemme|tullaan|aker|akar|hem|heim|fahren|reisen|leav[a-z]*|going|home|salimos|vamos|volvemos|partons|repart[a-z]*|embora|lahde[a-z]*|lahte[a-z]*|anland[a-z]*|feiertag(?:en?)?|holidays?|festivos?|feriados?|feries|pyhat|pyhina|helgdagar|elakelais[a-z]*|pensionarer|teens?|bub|buben|geschaftsreise|verlangerte[sn]?|earlier|later|sooner|despues|depois|fruher|spater|aiemmin|aikaisemmin|aikasemmin|myohemmin|tidigare|senare|${anyMonth})$`,
)

/** Whether a word, without case and accents, is one of dates, nights and guests; the smallest words say nothing else. */
export const isSlotWord = (word: string, locale: Locale): boolean =>
  word.length < 3 ||
  /^\d/.test(word) ||
  slotWord.test(word) ||
  weekdaysIn([word], locale).length > 0 ||
  (['chat.hears.weekend', 'chat.hears.holiday.christmas'] as const).some((key) => says(translate(locale, key), [word]))

/** Whether there are only dates, nights and guests in it, as in an answer to 'Tell me your dates' or a correction. */
export const namesSlotsOnly = (question: string, locale: Locale): boolean =>
  (withDigits(plainDates(takeAges(squeezed(question)).text)).match(/[a-z]+/g) ?? []).every(
    (word) =>
      word.length <= 3 ||
      slotWord.test(word) ||
      weekdaysIn([word], locale).length > 0 ||
      says(translate(locale, 'chat.hears.filler'), [word]),
  )
