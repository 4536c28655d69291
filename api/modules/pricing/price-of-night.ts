import { remembering } from '#graphql/remembering.ts'
import { addDays, isOnWeekday, weekdayOf } from '#graphql/stay-dates.ts'
import { adjusts, adjustTerms, changesPrice } from './adjust-terms.ts'
import type { NightFacts, PriceBook, RuleFacts, TypeFacts } from './price-book.ts'

export const priceSources = ['base', 'weekend', 'rule', 'pms', 'hand', 'adjustment'] as const
/**
 * What set a price: the type's base or weekend price, a rule, the property management system, staff for that night, or
 * staff for many nights at once.
 */
export type PriceSource = (typeof priceSources)[number]

/** Everything that decides whether and for how much a night of a room type can be sold. */
export interface NightState {
  date: string
  /** Cents before fees and taxes. */
  price: number
  source: PriceSource
  /** The rule that wins among the rules, also where another source sets the price. */
  rule: RuleFacts | null
  /** What the property management system said is too old: the price is a "from", to be confirmed by phone. */
  isApproximate: boolean
  /** Rooms that are left. */
  free: number
  isClosed: boolean
  closedToArrival: boolean
  closedToDeparture: boolean
  minStay: number | null
  /** Whether the minimum stay gives way to a gap that is shorter. */
  fillsGaps: boolean
  /** The minimum stay that gave way to a gap; null where none did. */
  usualMinStay: number | null
  maxStay: number | null
}

/** Whether the night can be sold at all. */
export const hasRoom = ({ isClosed, free }: NightState): boolean => !isClosed && free > 0

/** After this time without a sync, what the property management system said is no longer taken for true. */
const staleAfterHours = 26

const isStale = ({ source, fetchedAt }: NightFacts, now: Date) =>
  source === 'pms' && now.getTime() - Date.parse(fetchedAt) > staleAfterHours * 3_600_000

const span = ({ startDate, endDate }: RuleFacts) => Date.parse(endDate) - Date.parse(startDate)

/** Whether a rule speaks about a night at all. */
export const covers = (rule: RuleFacts, date: string): boolean =>
  rule.startDate <= date && date <= rule.endDate && isOnWeekday(rule, date)

/** Why `winner` stands above `loser`; the order of the tests is the order of the rules (decision 23). */
export const precedence = (winner: RuleFacts, loser: RuleFacts): 'priority' | 'span' | 'newer' | 'id' => {
  if (winner.priority !== loser.priority) return 'priority'
  if (span(winner) !== span(loser)) return 'span'
  return winner.createdAt === loser.createdAt ? 'id' : 'newer'
}

/** Negative when `a` wins: highest priority, then shorter span, then newest, then lowest id. */
export const compareRules = (a: RuleFacts, b: RuleFacts): number =>
  b.priority - a.priority ||
  span(a) - span(b) ||
  Date.parse(b.createdAt) - Date.parse(a.createdAt) ||
  (a.id < b.id ? -1 : 1)

/** The rules about a night, the winner first. */
export const rulesOfNight = (rules: readonly RuleFacts[], date: string): RuleFacts[] =>
  rules.filter((rule) => covers(rule, date)).toSorted(compareRules)

/** The same, of which only the winner matters. */
const winnerOf = (rules: readonly RuleFacts[], date: string): RuleFacts | null => {
  let winner: RuleFacts | null = null
  for (const rule of rules) if (covers(rule, date) && (!winner || compareRules(rule, winner) < 0)) winner = rule
  return winner
}

const friday = 5
const saturday = 6

const priceWithoutRule = (type: TypeFacts, date: string): Pick<NightState, 'price' | 'source'> => {
  const weekday = weekdayOf(date)
  const isWeekend = weekday === friday || weekday === saturday
  return isWeekend && type.weekendPrice != null
    ? { price: type.weekendPrice, source: 'weekend' }
    : { price: type.basePrice, source: 'base' }
}

/**
 * A block may be a booking that the system with the count of rooms has not heard of: it holds beside that count. One of a
 * request is sure to be: it comes off the count, or the last room could be promised twice.
 */
const roomsLeft = ({ rooms, blocked, held }: TypeFacts, date: string, counted: number | null | undefined): number => {
  const unblocked = Math.max(0, rooms - blocked(date))
  if (counted == null) return unblocked
  const unheld = counted - held(date)
  // Where none of the rooms is in use, none is blocked either, and requests still hold those that are counted.
  return Math.max(0, blocked(date) > 0 ? Math.min(unheld, unblocked) : unheld)
}

/** Whether staff or the property management system have closed a night (decision 244). */
const isEither = (night: NightFacts | undefined, closure: 'stopSell' | 'closedToArrival' | 'closedToDeparture') =>
  night !== undefined && (night[closure] || night.heard?.[closure] === true)

/**
 * One night of a room type, by its own facts, rules and blocks (decision 23), before what staff changed for many nights
 * at once. A fresh price of the property management system, or one that staff set for the night, beats the rules unless
 * the winning rule is marked to override it.
 */
const stateByFacts = (type: TypeFacts, date: string, now: Date): NightState => {
  const rule = winnerOf(type.rules, date)
  const night = type.nights.get(date)
  const isApproximate = night !== undefined && isStale(night, now)
  const ruleFirst = isApproximate || rule?.overridesPms === true
  const byRules = rule ? ({ price: rule.price, source: 'rule' } as const) : priceWithoutRule(type, date)
  const byNight = night?.rate != null && !isApproximate && !rule?.overridesPms
  const [first, second] = ruleFirst ? [rule, night] : [night, rule]
  const minimum = first?.minStay == null ? second : first
  return {
    date,
    ...(byNight ? { price: night.rate!, source: night.source } : byRules),
    rule,
    isApproximate,
    free: roomsLeft(type, date, night?.available ?? night?.heard?.available),
    isClosed: isEither(night, 'stopSell'),
    closedToArrival: isEither(night, 'closedToArrival'),
    closedToDeparture: isEither(night, 'closedToDeparture'),
    minStay: minimum?.minStay ?? null,
    fillsGaps: rule !== null && minimum === rule && rule.fillsGaps,
    usualMinStay: null,
    maxStay: first?.maxStay ?? second?.maxStay ?? null,
  }
}

/** One night of a room type as it can be sold. */
export const stateOfNight = (type: TypeFacts, date: string, now: Date): NightState => {
  const state = stateByFacts(type, date, now)
  const adjustments = type.adjustments.filter((adjustment) => adjusts(adjustment, date))
  if (adjustments.length === 0) return state
  const source = adjustments.some(changesPrice) ? 'adjustment' : state.source
  return { ...state, ...adjustTerms(state, adjustments, type.floorPrice), source }
}

/** The nights of a type, each worked out once. */
export type Nights = (date: string) => NightState

/** Nights in a row that have a room, from a day on; no more than are looked for. */
export const nightsInRow = (nights: Nights, arrival: string, most: number): number => {
  let count = 0
  while (count < most && hasRoom(nights(addDays(arrival, count)))) count += 1
  return count
}

/** Most nights that a minimum stay gives way to: so far around its nights a price book has to be read. */
export const longestGap = 13

/**
 * Nights of the gap that an arrival would fill. Where the minimum stay gives way and the night before cannot be sold, those up
 * to the next that cannot be sold are enough: a stay of all of them leaves none that nobody could book (decision 203).
 */
const gapFrom = (nights: Nights, { date, minStay, fillsGaps }: NightState, today: string): number | null => {
  if (minStay === null || !fillsGaps || (date > today && hasRoom(nights(addDays(date, -1))))) return null
  const gap = nightsInRow(nights, date, Math.min(minStay, longestGap + 1))
  return gap > 0 && gap < minStay && gap <= longestGap ? gap : null
}

export const nightsOfType = (type: TypeFacts, { now, today }: Pick<PriceBook, 'now' | 'today'>): Nights => {
  const alone = remembering((date: string) => stateOfNight(type, date, now))
  return remembering((date: string) => {
    const state = alone(date)
    const gap = gapFrom(alone, state, today)
    return gap === null ? state : { ...state, minStay: gap, usualMinStay: state.minStay }
  })
}
