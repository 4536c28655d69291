import type { Locale } from '#graphql/locales.ts'
import { addDays, nightsOf } from '#graphql/stay-dates.ts'
import { translate, type MessageKey } from '../../i18n/translate.ts'
import type { Context } from '../../platform/context.ts'
import { formatDollars } from '../hotel/fill.ts'
import { hotelDay } from '../hotel/hotel-day.ts'
import { lowestNight } from '../pricing/rate-calendar.service.ts'
import { explainRefusal, findBookableStays, type FoundStay } from '../pricing/stay.service.ts'
import { readPriceBook } from '../pricing/price-book.service.ts'
import { describeRefusal, formatDay, formatDays } from '../pricing/texts.ts'
import { RoomType } from '../rooms/room.entity.ts'
import { nameOf } from '../rooms/room-type-texts.ts'
import { askedWords } from './phrases.ts'
import { roomsInQuestion } from './rooms-in-question.ts'
import { guestsInQuestion, namesDatesOnly, stayInQuestion, type AskedStay } from './stay-in-question.ts'
import { hears } from './room-words.ts'

/** How far ahead "from" looks. */
const daysAhead = 60
/** How many stays are offered for one that cannot be booked. */
const mostNearest = 2

type Teller = ReturnType<typeof tellerOf>

/** Puts prices and stays into the words of a language. */
const tellerOf = (ctx: Context, locale: Locale, roomTypes: readonly RoomType[]) => {
  const say = (key: Extract<MessageKey, `chat.price.${string}`>, values: Record<string, string | number> = {}) =>
    translate(locale, key, { phone: ctx.facts.phone, ...values })
  const nameById = new Map(roomTypes.map((roomType) => [roomType.id, nameOf(roomType, locale)]))
  const roomName = (id: string) => nameById.get(id) ?? ''
  const money = (cents: number) => formatDollars(cents, locale)
  const values = (stay: FoundStay) => ({
    room: roomName(stay.roomTypeId),
    arrival: formatDay(stay.arrival, locale),
    departure: formatDay(stay.departure, locale),
    dates: formatDays(stay, locale),
    nights: say(stay.nightCount === 1 ? 'chat.price.night.one' : 'chat.price.night.other', { count: stay.nightCount }),
    price: money(Math.round(stay.subtotal / stay.nightCount)),
    subtotal: money(stay.subtotal),
    total: money(stay.total),
  })
  return {
    say,
    locale,
    money,
    roomName,
    values,
    guests: (count: number) => say(count === 1 ? 'chat.price.guest.one' : 'chat.price.guest.other', { count }),
    nearest: (stays: readonly FoundStay[]) =>
      [
        say('chat.price.nearest'),
        ...stays.map(
          (stay) => `• ${say(stay.nightCount > 1 ? 'chat.price.stay.other' : 'chat.price.stay.one', values(stay))}`,
        ),
      ].join('\n'),
  }
}

const sentencesOf = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ')

const tellAvailable = (tell: Teller, asked: AskedStay, stay: FoundStay, isNamed: boolean): string => {
  const sentence = tell.say(isNamed ? 'chat.price.available' : 'chat.price.cheapest', {
    ...tell.values(stay),
    guests: tell.guests(asked.guests),
  })
  return sentencesOf(sentence, stay.isApproximate && tell.say('chat.price.confirm'))
}

/** Why not, and what can be booked instead. */
const tellRefused = async (ctx: Context, tell: Teller, asked: AskedStay, room: RoomType | undefined) => {
  const { locale } = tell
  const refused = await explainRefusal(ctx, { ...asked, roomTypeSlug: room?.slug })
  const nearest = refused?.alternatives.slice(0, mostNearest) ?? []
  const head = tell.say(room ? 'chat.price.roomRefused' : 'chat.price.refused', {
    arrival: formatDay(asked.arrival, locale),
    departure: formatDay(asked.departure, locale),
    guests: tell.guests(asked.guests),
    room: room ? tell.roomName(room.id) : '',
  })
  // That all rooms are taken is what has just been said.
  const reasons = refused?.refusals.filter(({ code, everywhere }) => !(everywhere && code === 'sold-out')) ?? []
  const isApproximate = nearest.some((stay) => stay.isApproximate)
  return [
    sentencesOf(head, ...new Set(reasons.map((reason) => describeRefusal(reason, locale)))),
    nearest.length > 0 ? tell.nearest(nearest) : tell.say('chat.price.none'),
    ...(isApproximate ? [tell.say('chat.price.confirm')] : []),
  ].join('\n')
}

const priceOfStay = async (ctx: Context, tell: Teller, asked: AskedStay, rooms: RoomType[]): Promise<string> => {
  const ids = new Set(rooms.map(({ id }) => id))
  const stays = await findBookableStays(ctx, asked)
  const cheapest = stays.find(({ roomTypeId }) => ids.size === 0 || ids.has(roomTypeId))
  if (cheapest) return tellAvailable(tell, asked, cheapest, ids.size > 0)
  const byPrice = rooms.toSorted((a, b) => a.basePrice - b.basePrice)
  const wished = byPrice.find(({ maxOccupancy }) => maxOccupancy >= asked.guests) ?? byPrice[0]
  return tellRefused(ctx, tell, asked, wished)
}

/** From the lowest total of a night on which a stay can begin; null when nothing is available. */
const priceFrom = async (ctx: Context, tell: Teller, rooms: RoomType[], guests: number | null, today: string) => {
  const to = addDays(today, daysAhead)
  const book = await readPriceBook(ctx, { from: today, to })
  const lowest = book.types
    .filter(({ id }) => rooms.length === 0 || rooms.some((room) => room.id === id))
    .filter(({ maxOccupancy }) => rooms.length > 0 || maxOccupancy >= (guests ?? 1))
    .flatMap((type) => {
      const night = lowestNight({ ...book, types: [type] }, nightsOf(today, to))
      return night ? [{ ...night, roomTypeId: type.id }] : []
    })
    .toSorted((a, b) => a.total - b.total)[0]
  if (!lowest) return null
  const sentence = tell.say(rooms.length > 0 || guests ? 'chat.price.roomFrom' : 'chat.price.from', {
    room: tell.roomName(lowest.roomTypeId),
    days: daysAhead,
    price: tell.money(lowest.total),
  })
  return sentencesOf(sentence, lowest.isApproximate && tell.say('chat.price.confirm'))
}

export interface PriceAnswer {
  text: string
  /** Whether the dates or the room that the question names are answered, so that nothing need stand beside it. */
  named: boolean
}

/** What is known of a question before it is read for dates and rooms. */
export interface Subject {
  /** Whether prices are its best match. */
  isPrices: boolean
  /** Whether dates in it ask for a room: it is about rooms, prices or booking. */
  isStay: boolean
  /** Whether something else answers it. */
  isOther: boolean
  /** Whether something else is named in it outright: then only the price of a named room for a stay goes with that. */
  isSpecial: boolean
}

/**
 * What the one quote says to a question. With dates: the price of the named room or else of the cheapest that fits, or why
 * not and what is nearest. Without: the lowest price of the coming nights. Null when the question asks for neither.
 * @param before what the guest asked before: dates alone are those of the room that was named there
 */
export const answerPrice = async (
  ctx: Context,
  locale: Locale,
  question: string,
  before: string | undefined,
  { isPrices, isStay, isOther, isSpecial }: Subject,
): Promise<PriceAnswer | null> => {
  const words = askedWords(question)
  const asksPrice = isPrices || hears('chat.hears.price', locale, words)
  const today = hotelDay(ctx.facts, ctx.now())
  const stay = stayInQuestion(question, locale, today)
  if (!stay && !asksPrice) return null
  const roomTypes = await ctx.em.fork().find(RoomType, { active: true, archivedAt: null })
  const isAnswer = namesDatesOnly(question)
  const whole = isAnswer && before ? `${question} ${before}` : question
  const rooms = roomsInQuestion(whole, locale, roomTypes)
  const isNamed = rooms.length > 0
  const guests = guestsInQuestion(whole, locale)
  const tell = tellerOf(ctx, locale, roomTypes)
  if (isSpecial && !(stay && asksPrice && isNamed)) return null
  if (stay) {
    const asksRoom = isNamed || isStay || hears('chat.hears.stay', locale, words)
    const asksNothingElse = !isOther && (asksPrice || guests !== null || isAnswer)
    return asksRoom || asksNothingElse
      ? { text: await priceOfStay(ctx, tell, { ...stay, guests: guests ?? stay.guests }, rooms), named: true }
      : null
  }
  const isFitting = guests !== null && !isOther
  if (!isNamed && !isFitting && !isPrices) return null
  const text = await priceFrom(ctx, tell, rooms, guests, today)
  return text === null ? null : { text, named: isNamed || isFitting }
}
