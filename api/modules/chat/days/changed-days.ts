import { addDays, nightsBetween } from '#graphql/stay-dates.ts'
import { anyMonth, monthOf } from '../words/months.ts'
import { sameDays } from './nights.ts'
import { staysSo } from './shifted-stay.ts'
import { monthInQuestion, nextMonth } from './spoken-months.ts'
import { bareRange, type Days, endsIn, nearestDay, nextSuchDay, rangeFrom, untilDay, namesRange } from './stay-ends.ts'
import { toDate } from './written-dates.ts'

/** As far as the first of two days may lie from a holiday that is named with them. */
const mostBeside = 10

/** The stay that was spoken of. */
export interface StayBefore extends Days {
  /** It was said as a number of nights: whoever comes on another day stays as long. */
  isCounted?: boolean
}

/**
 * 'And if we come on the 9th', 'still leaving the 5th', 'christmas, arriving the 24th': the ends that a message moves of
 * a stay that was spoken of; null where it moves none.
 */
export const movedEnds = (text: string, { arrival, departure, isCounted }: StayBefore, today: string): Days | null => {
  if (!arrival) return null
  const known = endsIn(text.replace(staysSo, ' '))
  if (!known) return null
  const [first] = known.filter(({ isLeaving }) => !isLeaving)
  const [last] = known.filter(({ isLeaving }) => isLeaving)
  const from = first ? nearestDay(Number(first.day), arrival) : arrival
  if (!from || from < today) return null
  const isAsLong = isCounted && departure && !staysSo.test(text)
  const kept = isAsLong ? addDays(from, nightsBetween(arrival, departure)) : departure
  const until = last ? nextSuchDay(last.day, from) : kept
  return { arrival: from, departure: until && until > from ? until : null }
}

/** 'Not the 30th but the 31st', 'inte 30 utan 31', 'ei 6. vaan 7.': a day of the stay that was spoken of, and the one that is meant. */
export const dayInstead =
  /\b(?:not|no|nao|pas|nicht|ei|inte)\s+(?:(?:on|am|the|el|le|den|o|dia)\s+){0,2}(\d{1,2})(?:st|nd|rd|th|:[ae]|\.)?,?\s+(?:but|sino|e sim|mas|mais|sondern|vaan|utan)\s+(?:(?:on|am|the|el|le|den|o|dia)\s+){0,2}(\d{1,2})(?:st|nd|rd|th|:[ae]|\.)?(?![\d/:.])/

/** 'El 29, no el 22', 'the 16th, not the 15th': the same the other way round. */
export const dayNotOther =
  /\b(?:the|el|le|den|am|dia)\s+(\d{1,2})(?:st|nd|rd|th|:[ae]|\.)?,?\s+(?:and |y |e |und |et |och )?(?:not|no|nao|pas|nicht|inte)\s+(?:on |am )?(?:the|el|le|den|am|dia|o)\s+(\d{1,2})(?!\d|[/:])/

/** The stay that was spoken of with one of its days corrected so. */
export const correctedDay = (text: string, { arrival, departure, isCounted }: StayBefore): Days | null => {
  const [, meant, other] = dayNotOther.exec(text) ?? []
  const [, wrong = other, right = meant] = dayInstead.exec(text) ?? []
  if (!wrong || !right || !arrival || !departure) return null
  if (Number(wrong) === Number(departure.slice(8))) {
    const last = nearestDay(Number(right), departure)
    return last && last > arrival ? { arrival, departure: last } : null
  }
  const first = Number(wrong) === Number(arrival.slice(8)) ? nearestDay(Number(right), arrival) : null
  if (!first) return null
  const isAsLong = isCounted || first >= departure
  return { arrival: first, departure: isAsLong ? addDays(first, nightsBetween(arrival, departure)) : departure }
}

/** A month that is taken back: 'march not february', 'nicht Februar, sondern März'. */
export const monthTakenBack = new RegExp(
  String.raw`\b(?:not|no|nao|pas|nicht|ei|inte|instead of|en (?:vez|lugar) del?|(?:em vez|no lugar) d[eo]|au lieu de|(?:an)?statt|i ?stallet for)\s+(?:in |en |em |im |i )?${anyMonth}`,
)
/** 'Wrong month': which one is said beside it. */
export const wrongMonth =
  'falscher monat|falschen monat|vaara kuu[a-z]*|(?:meni )?kuukausi (?:meni )?vaarin|fel manad|wrong month|mes equivocado|mes errado|mauvais mois'

/** Whoever has made a mistake says the month alone. */
export const corrects = new RegExp(
  String.raw`\b(?:wait|digo|warte|espera|(?<!j.)espere|attends|attendez|odota|vanta|hoppsan|hups|hoppla|should (?:be|have been)|ska det vara|sollte es sein|deberia ser|era para ser|sorry|sori|meant?|oops|typo|skrev fel|fel av me?[jg]|mitt fel|mein fehler|error mio|erro meu|vertippt|verschrieben|tippfehler|perdon|quise|queria decir|equivoqu[a-z]*|confundi|desculpa|desculpe|queria dizer|opa|errei|enganei|trompee?s?|${wrongMonth}|quis|pardon|oups|voulais|entschuldigung|quatsch|meinte|ups|anteeksi|eiku|siis|piti|forlat|menade|menar|oj|tark(?:oi|o)tin|tark(?:oi|o)tan|anteeks|ursakta)\b`,
)
const allMonths = new RegExp(anyMonth, 'g')

/** The month that is named; of two the one in which the stay is not. */
const monthNamed = (text: string, today: string): string | null => {
  const named = [...text.matchAll(allMonths)].map(([, name]) => monthOf(name!))
  const month = named.find((each) => named.length === 1 || each !== Number(today.slice(5, 7)))
  return month ? nextMonth(month, today) : null
}

/** 'And in March?', after a stay: there is nothing in it but a month. */
const monthOnly = new RegExp(
  String.raw`^\W*(?:(?:ei vaan|vaan|nej|nein|nee|non|no|nao|sondern|and|or|what about|how about|then|maybe|und|oder|wie|dann|vielleicht|doch|lieber|wenn|y|o|e|ou|et|how much (?:is it|would it be|would that be)|cuanto (?:seria|es|sale|cuesta)|quanto (?:seria|e|fica|ficaria|custa)|combien (?:ca (?:ferait|coute|couterait)|ce serait|serait.ce)|(?:wie ?viel|was) (?:ware|kostet|kostete|wurde) (?:es|das)(?: kosten)?|paljonko (?:se )?(?:olis[i]?|maksaa|maksais[i]?)|(?:vad|hur mycket) (?:blir|kostar|skulle) det(?: (?:bli|kosta))?|mejor|melhor|plutot|alors|peut.etre|ja|enta|entapa|entas|tai|och|eller|hur ar det|in|im|en|em|i|the same|same|dasselbe|das gleiche|lo mismo|o mesmo|pareil|la meme chose|sama|samma|instead|statt ?dessen|instead in)\W+)+${anyMonth}(?:\W+(?:instead|then|dann|statt ?dessen|plutot|alors|mejor|melhor|sen sijaan|i ?stallet|da))?\W*$`,
)

/** 'Lo mismo en mayo', 'same thing in May'. */
const sameInMonth = new RegExp(
  String.raw`\b(?:lo mismo|o mesmo|(?:la )?meme chose|(?:the )?same(?: thing)?|dasselbe|das gleiche|samma sak|detsamma|samma|sama(?: juttu)?)\s+(?:(?:but|pero|mas|mais|aber|mutta|men|fast|bara)\s+)?(?:in|en|em|im|i|for|para|pra|pour|au mois de)?\s*${anyMonth}`,
)

const monthMeant = (text: string, today: string): string | null => {
  if (/\d/.test(text) || !(monthTakenBack.test(text) || corrects.test(text) || monthOnly.test(text))) return null
  // 'Wait no, July, not June' takes one of them back.
  const taken = [...text.matchAll(new RegExp(monthTakenBack.source, 'g'))].at(-1)
  return monthNamed(taken ? text.replace(taken[0], ' ') : text, today)
}

/** The days that were spoken of, in another month. */
export const inOtherMonth = (text: string, { arrival, departure }: Days, today: string): Days | null => {
  const month =
    sameDays.test(text) || (sameInMonth.test(text) && !/\d/.test(text))
      ? (monthNamed(text, arrival ?? today) ?? monthInQuestion(text, arrival ?? today))
      : monthMeant(text, today)
  if (!month || !arrival || !departure) return null
  const first = toDate(
    { at: 0, end: 0, day: Number(arrival.slice(8)), month: Number(month.slice(5)), year: null },
    today,
  )
  return first ? { arrival: first, departure: addDays(first, nightsBetween(arrival, departure)) } : null
}

/** 'The 9th to the 12th', of a month that was spoken of (YYYY-MM). */
export const rangeInMonth = (text: string, month: string): Days | null => {
  const [, from, to] = rangeFrom.exec(text) ?? bareRange.exec(text) ?? []
  if (!from || !to) return null
  const first = nextSuchDay(from, addDays(`${month}-01`, -1))
  const last = first && nextSuchDay(to, first)
  return last ? { arrival: first, departure: last } : null
}

/** What a message changes of the days that were spoken of, without naming a month. */
export const changedDays = (text: string, { arrival }: Days): Days | null => {
  if (!arrival) return null
  if (namesRange(text)) return rangeInMonth(text, arrival.slice(0, 7))
  const until = untilDay.exec(text)?.slice(1).find(Boolean)
  return until ? { arrival, departure: nextSuchDay(until, arrival) } : null
}

/** 'Fin de año del 30 al 2': the days that are written beside a holiday are those around it. */
export const rangeBeside = (text: string, spoken: Days): Days | null => {
  if (!namesRange(text)) return null
  const range = changedDays(text, spoken)
  return range?.arrival && Math.abs(nightsBetween(range.arrival, spoken.arrival!)) <= mostBeside ? range : null
}
