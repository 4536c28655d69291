import type { Locale } from '#graphql/locales.ts'
import { addDays, nightsOf } from '#graphql/stay-dates.ts'
import type { Context } from '../../context.ts'
import { formatDollars } from '../hotel/fill.ts'
import { hotelDay } from '../hotel/hotel-day.ts'
import { translate } from '../hotel/localized.ts'
import { lowestNight } from '../pricing/rate-calendar.service.ts'
import { alternativesOf, findBookableStays, quoteFor, type FoundStay } from '../pricing/stay.service.ts'
import { readPriceBook } from '../pricing/price-book.service.ts'
import { formatDay } from '../pricing/texts.ts'
import { nameOf } from '../rooms/room-type-texts.ts'
import { stayInQuestion, type AskedStay } from './stay-in-question.ts'
import { priceTexts } from './texts/price.ts'

/** How far ahead "from" looks. */
const daysAhead = 60

const put = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

const count = ([one, other]: [string, string], number: number) => `${number} ${number === 1 ? one : other}`

const dates = ({ arrival, departure }: { arrival: string; departure: string }, locale: Locale) => ({
  arrival: formatDay(arrival, locale),
  departure: formatDay(departure, locale),
})

const describeStay = async (ctx: Context, locale: Locale, stay: FoundStay) => {
  const roomType = await ctx.loaders.roomType.load(stay.roomTypeId)
  return {
    ...dates(stay, locale),
    room: roomType ? nameOf(roomType, locale) : '',
    subtotal: formatDollars(stay.subtotal, locale),
    total: formatDollars(stay.total, locale),
  }
}

const priceOfStay = async (ctx: Context, locale: Locale, asked: AskedStay): Promise<string> => {
  const texts = translate(priceTexts, locale)
  const guests = count(texts.guest, asked.guests)
  const confirm = (stay: FoundStay) => (stay.isApproximate ? ` ${put(texts.confirm, { phone: ctx.facts.phone })}` : '')
  const [cheapest] = await findBookableStays(ctx, asked)
  if (cheapest) {
    const values = await describeStay(ctx, locale, cheapest)
    return put(texts.free, { ...values, guests, nights: count(texts.night, cheapest.nightCount) }) + confirm(cheapest)
  }
  const full = put(texts.full, { ...dates(asked, locale), guests })
  const { types } = await readPriceBook(ctx, { from: asked.arrival, to: asked.departure })
  const wished = types.find(({ maxOccupancy }) => maxOccupancy >= asked.guests)
  const [nearest] = wished ? alternativesOf(await quoteFor(ctx, { ...asked, roomType: wished.slug })) : []
  if (!nearest) return full
  return `${full} ${put(texts.nearest, await describeStay(ctx, locale, nearest))}${confirm(nearest)}`
}

/** From the lowest total of a night on which a stay can begin; null when nothing is free. */
const priceFrom = async (ctx: Context, locale: Locale, today: string): Promise<string | null> => {
  const to = addDays(today, daysAhead)
  const book = await readPriceBook(ctx, { from: today, to })
  const lowest = lowestNight(book, nightsOf(today, to))
  if (!lowest) return null
  const texts = translate(priceTexts, locale)
  const from = put(texts.from, { days: String(daysAhead), price: formatDollars(lowest.total, locale) })
  return lowest.isApproximate ? `${from} ${put(texts.confirm, { phone: ctx.facts.phone })}` : from
}

/** What a question about prices is answered, through the one quote: for the dates it names, else "from". */
export const answerPrice = async (
  ctx: Context,
  locale: Locale,
  question: string,
): Promise<{ text: string; named: boolean } | null> => {
  const today = hotelDay(ctx.facts, ctx.now())
  const asked = stayInQuestion(question, locale, today)
  const text = asked ? await priceOfStay(ctx, locale, asked) : await priceFrom(ctx, locale, today)
  return text === null ? null : { text, named: asked !== null }
}
