import { addDays, nightsBetween } from '#graphql/stay-dates.ts'
import { dayOfFeast } from './feasts.ts'
import { askedWords } from '../words/phrases.ts'
import type { Said } from './said.ts'
import { aNight } from './changed-nights.ts'
import { movesStay, staysSo } from './shifted-stay.ts'
import { pointsAhead } from './spoken-weekdays.ts'
import { arrives, type Days, lastAt, leaves } from './stay-ends.ts'
import { weekdayFrom, weekdaysIn } from '../words/weekdays.ts'

/** Beside the day on which one is to come: 'only on Wednesday', 'erst Mittwoch', 'redan på onsdag'. */
const onlyThen =
  /\b(?:already|schon|bereits|ya|ja|deja|redan|jo|only|not (?:until|till|before)|erst|forst|inte forran|vasta|recien|hasta el|so(?:mente)?|apenas|seulement|que (?:le )?)\b/

/** Whoever comes earlier than was said comes so few days earlier. */
const mostEarlier = 3

/** The part of a message that speaks of coming. */
const arrivingPart = (plain: string) => plain.split(/[,;.!?]/).find((part) => lastAt(part, arrives) >= 0)!

/** 'And if we only arrive on Wednesday?', 'schon am Gründonnerstag': the stay that was spoken of, from a day in it or just before it. */
export const arrivesOn = ({ plain, locale, today, before: { arrival, departure, isCounted } }: Said): Days | null => {
  if (
    !arrival ||
    !departure ||
    /\d/.test(plain) ||
    lastAt(plain, arrives) < 0 ||
    lastAt(plain.replace(staysSo, ' '), leaves) >= 0
  )
    return null
  const earliest = addDays(arrival, -mostEarlier)
  const feast = dayOfFeast(plain, locale, earliest, nightsBetween(earliest, departure))
  if (!feast && pointsAhead.test(plain) && !onlyThen.test(plain)) return null
  const [weekday, another] = weekdaysIn(askedWords(arrivingPart(plain)), locale)
  const days = feast
    ? [feast]
    : weekday === undefined || another !== undefined
      ? []
      : [weekdayFrom(addDays(arrival, 1), weekday), weekdayFrom(earliest, weekday)]
  const day = days.find((each) => each >= today && each < departure)
  if (!day) return null
  // Three nights from another day are three nights, where nobody says that he comes later.
  const isAsLong = isCounted && !onlyThen.test(plain) && !staysSo.test(plain)
  return { arrival: day, departure: isAsLong ? addDays(day, nightsBetween(arrival, departure)) : departure }
}

/** Whoever would come on another day. */
export const rather =
  /\b(?:rather|instead|better|actually|mejor|melhor|plutot|en fait|lieber|doch|eher|eigentlich|hellre|i ?stallet|egentligen|mieluummin|sittenkin|sen sijaan)\b/
const comingDays =
  /\b(?:this|coming|next|diese|nachste|kommende|est[ae]|ess[ae]|proxim|ce|prochain|tana|ensi|denna|nasta)[a-z]*\b/
const someNights = new RegExp(String.raw`\b\d{1,2}\s*(?:${aNight})\b`)
/** 'Muda pra quinta', 'make it Thursday'. */
const movesToDay =
  /\b(?:mud[a-z]+ (?:para|pra)|cambi[a-z]+ (?:a|al|para)|make (?:it|that)|switch(?:ing)? (?:it )?to|chang(?:e|ing) (?:it )?to|passe[rz]? (?:a|au)|andra(?:r)? (?:det )?till|byt(?:er|a)? (?:det )?till|vaihdetaan|andern (?:wir )?(?:das )?auf|ab)\b/
/** Of a stay that is so near, in days, a weekday may be of the next week. */
const nearStay = 7

/** 'Mejor el domingo', 'plutôt vendredi', of a stay that is further ahead: as many nights from the weekday that is nearest. */
export const onWeekday = ({ plain, locale, today, before: { arrival, departure } }: Said): Days | null => {
  const said = plain.replace(someNights, ' ')
  if (!arrival || !departure || nightsBetween(today, arrival) < nearStay || /\d/.test(said)) return null
  if (
    !(rather.test(plain) || movesStay.test(plain) || movesToDay.test(plain)) ||
    comingDays.test(plain) ||
    lastAt(plain, leaves) >= 0
  )
    return null
  const [weekday, another] = weekdaysIn(askedWords(plain), locale)
  if (weekday === undefined || another !== undefined) return null
  const day = weekdayFrom(addDays(arrival, -mostEarlier), weekday)
  return { arrival: day, departure: addDays(day, nightsBetween(arrival, departure)) }
}

const saidDay = /\b(?:the|le|el|dia|am|den|de[nm])\s+(\d{1,2})\b/g

/** 'On the 12th we are still in Orlando, arriving on the 13th': without what is said of the day of arrival that was spoken of. */
export const withoutOldArrival = (plain: string, { arrival }: Days): string => {
  const parts = plain.split(/(?<=[.,;!?])\s+/)
  const daysOf = (part: string) => [...part.matchAll(saidDay)].map(([, day]) => Number(day))
  const isOld = (part: string) =>
    lastAt(part, arrives) < 0 &&
    daysOf(part).length > 0 &&
    daysOf(part).every((day) => day === Number(arrival!.slice(8)))
  const isNew = (part: string) => lastAt(part, arrives) >= 0 && daysOf(part).length > 0
  return arrival && parts.some(isNew) ? parts.filter((part) => !isOld(part)).join(' ') : plain
}

/** 'Only from the day after tomorrow', 'erst ab Freitag': whoever comes later leaves as was said. */
const comesLater =
  /\b(?:erst|erscht|not until|only (?:from|on|come|arrive)|recien|hasta el|so (?:a partir|chego|chegamos)|seulement|que (?:le|a partir)|vasta|forst)\b/

/** Days of which only the arrival is said, with the departure that was spoken of where somebody comes later. */
export const untilAsBefore = (days: Days, { plain, before }: Pick<Said, 'plain' | 'before'>): Days => {
  const { arrival, departure } = days
  const isLater = arrival && !departure && before.arrival && before.departure && !before.isCounted
  return isLater && arrival > before.arrival! && arrival < before.departure! && comesLater.test(plain)
    ? { arrival, departure: before.departure! }
    : days
}
