import type { Locale } from '#graphql/locales.ts'
import type { TopicMatch } from '../passages/match-topics.ts'
import { withDigits } from '../words/numbers.ts'
import { askedWords } from '../words/phrases.ts'
import { hears } from '../words/room-words.ts'
import { fold } from '../words/words.ts'

/** More than a phrase of two words: who comes or goes and at what hour leaves no doubt. */
const sureStrength = 1.2
/** A coming or going with 'when' alone: what is named besides it comes first. */
const whenStrength = 0.9

/** What the hours of coming and going are answered by, and what a flight or the desk is named for besides. */
export const aboutHours: ReadonlySet<string> = new Set([
  'faq:check-in-time',
  'faq:early-check-in',
  'faq:late-arrival',
  'faq:check-out-time',
  'faq:office-hours',
])

/** Whether leaving at an hour has to be paid for is no question of how to pay. */
const aboutPaying = 'faq:payment-methods'

const before = String.raw`\b(?:at|till|til|until|by|before|b4|after|past|like|around|um|bis|gegen|gg|vor|nach|kl|klo|kello|las|la|as|ate|vers|jusqu a|a|till|vid|innan|fore|efter|ennen)\.?`
const clocks = [
  /(?<![\d$€])(\d{1,2})(?:[:.]\d\d)?\s*(am|pm|a\.m|p\.m|a\b|p\b)/,
  // '22.30'; '3.10' is a day as well.
  /(?<![\d.$€])(\d{1,2})(?::[0-5]\d|\.(?:00|1[3-9]|[2-5]\d))(?![\d.:])()/,
  /(?<![\d$€])(\d{1,2})\s*(?:h\d{0,2}|uhr|o ?clock|:\d\d)(?![a-z])()/,
  new RegExp(
    String.raw`${before}\s+(\d{1,2})(?:[:.]\d\d)?(?![\d./]|\s*-?\s*(?:night|noche|noite|nuit|nacht|yo(?!lla)|natt|pers|adult|people|min|day|dia|jour|tag|paiv|dag))()`,
  ),
  // Finnish 'kahden aikaan', 'kahdelta' have no word before the hour.
  /(?<!\d)(\d{1,2})\s*(?:aikaan|maissa|asti|saakka|yolla|aamulla|nachts|morgens|du mat|da manha|de la manana|de la tarde|da tarde)()/,
]

/** 'À partir de 15h' says from when; nobody leaves. */
export const fromThen = /(?<!\p{L})[àa] partir (?=d)/giu

type DayPart = 'morning' | 'afternoon' | 'night'

const dayPartIn = (locale: Locale, words: readonly string[]): DayPart | null =>
  (['night', 'morning', 'afternoon'] as const).find((part) => hears(`chat.hears.time.${part}`, locale, words)) ?? null

/** The hour that a question names, 0 to 23; null where it names none. */
export const hourInQuestion = (question: string, locale: Locale, words: readonly string[]): number | null => {
  const text = withDigits(fold(question))
  const found = clocks.map((clock) => clock.exec(text)).find(Boolean)
  if (!found) return null
  const hour = Number(found[1])
  if (hour > 24) return null
  const part = dayPartIn(locale, words)
  if (hour === 12 && found[2]?.startsWith('a')) return 0
  const isPm = found[2] ? found[2].startsWith('p') : part === 'afternoon' || (part === 'night' && hour > 5)
  return (hour < 12 && isPm ? hour + 12 : hour) % 24
}

/** Nobody expects the room before, or the desk after these. */
const [firstMorningHour, firstNightHour, usualCheckIn] = [6, 21, 15]

const arrivalTopic = (
  hour: number | null,
  isNight: boolean,
  part: DayPart | null,
  asks: (key: 'later' | 'earlier') => boolean,
) => {
  // 'We won't make it before 1 am' is late, whatever 'before' says.
  if (hour !== null && ((isNight && hour < firstMorningHour) || hour >= firstNightHour)) return 'faq:late-arrival'
  if (asks('earlier')) return 'faq:early-check-in'
  if (hour !== null) {
    if (hour < firstMorningHour) return 'faq:late-arrival'
    return hour < usualCheckIn ? 'faq:early-check-in' : null
  }
  if (part === 'night' || asks('later')) return 'faq:late-arrival'
  return part === 'morning' ? 'faq:early-check-in' : null
}

/**
 * What a question about coming early, coming late or leaving late is about: by who moves in which direction and at what
 * hour, not by a phrase; null where nobody comes or goes, and where something else is named outright.
 */
export const timesAsked = (question: string, locale: Locale, topics: readonly TopicMatch[]): TopicMatch | null => {
  const words = askedWords(question)
  const asks = (key: 'arrive' | 'leave' | 'later' | 'earlier' | 'when') =>
    hears(`chat.hears.time.${key}`, locale, words)
  const leaves = asks('leave')
  if (!leaves && !asks('arrive')) return null
  const hour = hourInQuestion(question, locale, words)
  const isOfHours = (source: string) => aboutHours.has(source) || (hour !== null && source === aboutPaying)
  if (topics.some(({ source, strength }) => strength >= 0.8 && !isOfHours(source))) return null
  const part = dayPartIn(locale, words)
  const isTimed = hour !== null || part !== null || asks('later')
  const source = leaves
    ? isTimed
      ? 'faq:check-out-time'
      : null
    : arrivalTopic(hour, part === 'night' || /\d\s*a\.?m/i.test(question), part, asks)
  if (source) return { source, strength: sureStrength, words: [] }
  if (!asks('when')) return null
  return { source: leaves ? 'faq:check-out-time' : 'faq:check-in-time', strength: whenStrength, words: [] }
}
