import { nightsInWords } from '../night-grid/nights-in-words.ts'
import type { PickupComparison } from './Pickup.generated.ts'

/** A night beside an earlier day; what nobody noted then is null. */
export interface ComparedNight {
  taken: number
  /** Cents, as `priceThen`. */
  price: number
  takenThen: number | null
  priceThen: number | null
}

export const comparisonNames: Record<PickupComparison, string> = {
  YESTERDAY: 'yesterday',
  WEEK_AGO: 'a week ago',
  FOUR_WEEKS_AGO: 'four weeks ago',
  YEAR_AGO: 'a year ago, equally far ahead',
  YEAR_AGO_FINAL: 'a year ago, in the end',
}

const roomsMore = ({ taken, takenThen }: ComparedNight) => (takenThen === null ? null : taken - takenThen)

const percentMore = (price: number, before: number | null) =>
  before === null || before === 0 ? null : Math.round(((price - before) / before) * 100)

const signed = (value: number, unit = '') => (value === 0 ? '=' : `${value > 0 ? '+' : '−'}${Math.abs(value)}${unit}`)

/** What a cell shows: rooms "+2", price "−5%", "=" where nothing has moved, "?" where nobody noted it. */
export const figuresOf = (night: ComparedNight) => {
  const rooms = roomsMore(night)
  const percent = percentMore(night.price, night.priceThen)
  return { rooms: rooms === null ? '?' : signed(rooms), price: percent === null ? '?' : signed(percent, '%') }
}

const roomsSpoken = (count: number, than: string) =>
  count === 0 ? `as many taken as ${than}` : `${Math.abs(count)} ${count > 0 ? 'more' : 'fewer'} taken than ${than}`

const priceSpoken = (percent: number) =>
  percent === 0 ? 'the same price' : `price ${Math.abs(percent)}% ${percent > 0 ? 'higher' : 'lower'}`

/** The same to be read out. */
export const spokenOf = (night: ComparedNight, comparison: PickupComparison): string => {
  const rooms = roomsMore(night)
  const percent = percentMore(night.price, night.priceThen)
  return [
    rooms === null ? `not noted ${comparisonNames[comparison]}` : roomsSpoken(rooms, comparisonNames[comparison]),
    percent !== null && priceSpoken(percent),
  ]
    .filter(Boolean)
    .join(', ')
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** All nights in one or two sentences. */
export const pickupInWords = (nights: readonly ComparedNight[], comparison: PickupComparison): string => {
  const than = comparisonNames[comparison]
  const priced = nights.filter(({ priceThen }) => priceThen !== null)
  const counted = nights.map(roomsMore).filter((count) => count !== null)
  if (priced.length === 0)
    return `Nothing was noted of these nights ${than}. Each hour notes how the nights ahead stand, so this fills with time.`
  const percent = percentMore(
    sum(priced.map(({ price }) => price)),
    sum(priced.map(({ priceThen }) => priceThen ?? 0)),
  )!
  const prices = percent === 0 ? 'as high as' : `${Math.abs(percent)}% ${percent > 0 ? 'above' : 'below'} those of`
  const rooms = sum(counted)
  const howMany = rooms === 0 ? 'As many' : `${Math.abs(rooms)} ${rooms > 0 ? 'more' : 'fewer'}`
  const what = Math.abs(rooms) === 1 ? 'room night is' : 'room nights are'
  const takings = counted.length > 0 && `${howMany} ${what} taken ${rooms === 0 ? 'as' : 'than'} ${than}.`
  const missing = nights.length - counted.length
  return [
    takings,
    `Prices are on average ${prices} ${than}.`,
    missing > 0 && `What was taken of ${nightsInWords(missing)} was not noted then.`,
  ]
    .filter(Boolean)
    .join(' ')
}
