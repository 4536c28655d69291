import { addDays, nightsBetween, weekdayOf } from '#graphql/stay-dates.ts'
import type { Locale } from '#graphql/locales.ts'
import { addsNight, dropsFirstNight, skippedBy } from './changed-nights.ts'
import { dayOfNight } from './named-nights.ts'
import { withDigits } from '../words/numbers.ts'
import { askedWords } from '../words/phrases.ts'
import type { Said } from './said.ts'
import { arrives, type Days, lastAt, leaves, nearestDay } from './stay-ends.ts'
import { weekdaysIn, weekdayWord } from '../words/weekdays.ts'

/** The night that ends on a weekday. */
const nightUntil = /\bnatten (?:till|mot)\b|\bnacht (?:auf|zum)\b|\bvastai[a-z]+ yo/

const alsoThen = /\b(?:also|too|as well|tambien|tambem|aussi|auch|myos|ocksa|oxa)\b/

/** 'And if we add the Sunday night?' to a stay until Sunday; 'Sunday too' to one until Saturday. */
const nightAdded = (plain: string, { arrival, departure }: Days, locale: Locale): Days | null => {
  const [weekday, another] = weekdaysIn(askedWords(plain), locale)
  const isOfEnd =
    departure &&
    another === undefined &&
    (weekday === weekdayOf(departure) ||
      (weekday === weekdayOf(addDays(departure, 1)) && (alsoThen.test(plain) || nightUntil.test(plain))))
  return isOfEnd && (addsNight.test(plain) || alsoThen.test(plain))
    ? { arrival, departure: addDays(departure, 1) }
    : null
}

const itsNight =
  '(?:(?:the |la |el |a |den |die )?(?:night|noche|noite|nuit|nacht|natten) (?:of |on |del? |d[ao]s? |di |auf |zum |till )?(?:the |el |le )?)?(?:the |el |la |le |den |die |das |den )?'

/** 'Skip the Saturday night', 'utan söndagen': a night at an end of the stay that is given up. */
const nightSkipped = (plain: string, { arrival, departure }: Days, locale: Locale): Days | null => {
  const [, name] = new RegExp(String.raw`\b(?:${skippedBy})\s+${itsNight}(${weekdayWord(locale)})`).exec(plain) ?? []
  const [weekday] = name ? weekdaysIn([name], locale) : []
  if (weekday === undefined || !departure || nightsBetween(arrival!, departure) < 2) return null
  if (weekday === weekdayOf(arrival!)) return { arrival: addDays(arrival!, 1), departure }
  const isLast = weekday === weekdayOf(departure) || weekday === weekdayOf(addDays(departure, -1))
  return isLast ? { arrival, departure: addDays(departure, -1) } : null
}

/** 'Also the night before', 'en natt före': the stay begins a night earlier. */
export const oneNightBefore =
  /\b(?:an?|one|1|una|uma|une|eine|yksi|yks|en|ett)\s+(?:(?:extra|more|zusatzliche|weitere)\s+)?(?:night|noche|noite|nuit|nacht|yo|natt)\s+(?:(?:extra|more|mas|mais|de plus|mehr|lisaa|till)\s+)?(?:before(?:hand)?|earlier|(?:al )?antes|mas temprano|avant|plus tot|davor|vorher|zuvor|fruher|ennen|aiemmin|aikaisemmin|fore|innan|tidigare)\b|\b(?:also|too|tambien|tambem|aussi|auch|myos|ocksa)\b[^.?!]{0,20}\b(?:the night before|la noche anterior|a noite anterior|la nuit d.avant|die nacht (?:davor|vorher)|edellisen yon|natten (?:fore|innan))\b|\b(?:the night before|la noche anterior|a noite anterior|la nuit d.avant|die nacht (?:davor|vorher)|natten (?:fore|innan))\s+(?:too|as well|also|tambien|tambem|aussi|auch|ocksa)\b/

/** 'Just the night of the 12th', 'skip the first night', 'and a night before'. */
export const ofNights = ({ plain, locale, today, before }: Said): Days | null => {
  const arrival = before.arrival!
  // Who comes or leaves in that night says no length.
  const day = lastAt(plain, arrives) < 0 && lastAt(plain, leaves) < 0 ? dayOfNight(plain) : null
  const night = day && nearestDay(day, arrival)
  if (night && night >= today) return { arrival: night, departure: addDays(night, 1) }
  const changed = nightAdded(plain, before, locale) ?? nightSkipped(plain, before, locale)
  if (changed) return changed
  if (before.departure && oneNightBefore.test(withDigits(plain)) && addDays(arrival, -1) >= today)
    return { arrival: addDays(arrival, -1), departure: before.departure }
  return before.departure && dropsFirstNight(plain) && nightsBetween(arrival, before.departure) > 1
    ? { arrival: addDays(arrival, 1), departure: before.departure }
    : null
}
