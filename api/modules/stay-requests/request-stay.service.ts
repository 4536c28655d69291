import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { ChosenExtra } from '#graphql/chosen-extras.ts'
import { isByPerson } from '#graphql/inputs/stay-extra.ts'
import { requestStaySchema } from '#graphql/inputs/stay-request.ts'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { badUserInput, conflict } from '../../errors.ts'
import { translate } from '../../i18n/translate.ts'
import { formatDollars } from '../hotel/format.ts'
import { submitInquiry } from '../inquiries/submit-inquiry.service.ts'
import { writeStayReceipt } from './stay-request-mails.ts'
import type { Quote } from '../pricing/quote.ts'
import { quoteRoomsFor, type StayQuoteResult } from '../pricing/stay.service.ts'
import { formatDays } from '../pricing/texts.ts'
import { roomTypeLoader } from '../rooms/room.loader.ts'
import { nameOf } from '../rooms/room-type-texts.ts'
import { RoomType } from '../rooms/room.entity.ts'
import { Inquiry } from '../inquiries/inquiry.entity.ts'
import { priceKeptUntil } from './deadlines.ts'
import { keepPrice, type KeptPrice } from './kept-price.ts'
import { StayRequest } from './stay-request.entity.ts'
import { StayRequestRoom } from './stay-request-room.entity.ts'
import { wholeStay } from './whole-stay.ts'
import { refuseOtherRoom } from './wished-room.ts'
import type { RequestStayInput, StayRequestReceipt } from './stay-request.type.ts'

/** What is kept must be all that was asked for: an extra that is not offered any more is not left out in silence. */
const refuseUnoffered = (
  chosen: readonly ChosenExtra[],
  { extras }: Pick<Quote, 'extras'>,
  at: (string | number)[],
) => {
  const isOffered = ({ slug, quantity }: ChosenExtra) =>
    extras.some((line) => line.slug === slug && (isByPerson(line.unit) || line.quantity === quantity))
  if (!chosen.every(isOffered))
    throw badUserInput([{ path: [...at, 'extras'], message: 'The hotel does not offer this' }])
}

const newToken = () => randomBytes(32).toString('base64url')

type AskedRoom = z.output<typeof requestStaySchema>['rooms'][number]

interface PricedRoom extends Omit<AskedRoom, 'roomNumber' | 'roomTypeSlug'> {
  roomType: RoomType
  roomNumber: string | null
  price: KeptPrice
}

const roomWords = (locale: Locale, { roomType, price, roomNumber, ...stay }: PricedRoom): string => {
  const words = translate(locale, 'mail.stay.message', {
    room: nameOf(roomType, locale),
    days: formatDays(stay, locale),
    guests: String(stay.guests),
    total: formatDollars(price.total, locale),
  })
  const wish = roomNumber && translate(locale, 'mail.stay.messageWish', { number: roomNumber })
  return [words, wish, stay.accessible && translate(locale, 'mail.stay.accessible')].filter(Boolean).join('\n\n')
}

/** What was asked for with the price as it is now. @throws BAD_USER_INPUT */
const priceRoom = async (
  ctx: Context,
  asked: AskedRoom,
  quote: StayQuoteResult,
  index: number,
): Promise<PricedRoom> => {
  const { roomNumber, roomTypeSlug: _slug, ...stay } = asked
  const at = index === 0 ? [] : ['moreRooms', index - 1]
  refuseUnoffered(stay.extras, quote, at)
  const roomType = (await roomTypeLoader(ctx).load(quote.roomTypeId))!
  if (roomNumber) await refuseOtherRoom(ctx, roomType, roomNumber, at)
  return { ...stay, roomType, roomNumber: roomNumber || null, price: keepPrice(quote) }
}

/**
 * Keeps the price of one or several rooms as it stands now, as one promise under an inquiry of its own. The server works
 * the price out; what the guest has seen is no part of the form. The same form sent again by the same visitor within a
 * minute is the same request.
 * @throws BAD_USER_INPUT naming each field, NOT_FOUND for an unknown room type, CONFLICT for rooms that cannot be booked,
 * all of them together, RATE_LIMITED
 */
export const requestStay = async (ctx: Context, raw: RequestStayInput): Promise<StayRequestReceipt> => {
  const { name, email, note, website, language, rooms: asked } = requestStaySchema.parse(raw)
  const locale = language ?? ctx.locale
  const quote = await quoteRoomsFor(ctx, { rooms: asked.map(({ roomNumber: _number, ...stay }) => stay) })
  if (!quote.bookable) throw conflict('These nights cannot be booked any more')
  const rooms = await Promise.all(asked.map((room, index) => priceRoom(ctx, room, quote.rooms[index]!, index)))
  const { arrival, departure, guests } = wholeStay(rooms)
  const sum =
    rooms.length > 1 && translate(locale, 'mail.stay.messageAll', { total: formatDollars(quote.total, locale) })
  const form = {
    name,
    email,
    message: [...rooms.map((room) => roomWords(locale, room)), sum, note].filter(Boolean).join('\n\n'),
    website: website ?? null,
    language: locale,
    page: 'stay',
    arrival,
    departure,
    guests,
  } as const
  const now = ctx.now()
  const kept = {
    token: newToken(),
    // A price that may have changed unheard is no promise.
    keptUntil: quote.isApproximate ? null : priceKeptUntil(ctx.facts, now),
  }
  const { id, reference } = await submitInquiry(ctx, form, {
    given: asked,
    writeReceipt: (inside, inquiry) => writeStayReceipt(inside, inquiry, { ...kept, rooms }),
    keep: async ({ em }, inquiry) => {
      const at = { createdAt: now, updatedAt: now }
      const request = em.create(StayRequest, {
        ...kept,
        ...at,
        inquiry: em.getReference(Inquiry, inquiry.id),
        state: 'asked',
        wishes: [],
      })
      for (const [position, { roomType, ...room }] of rooms.entries())
        em.create(StayRequestRoom, {
          ...room,
          ...at,
          request,
          position,
          roomType: em.getReference(RoomType, roomType.id),
        })
      await em.flush()
    },
  })
  const stored = await ctx.em.findOneOrFail(StayRequest, { inquiry: id })
  return { reference, token: stored.token }
}
