import { randomBytes } from 'node:crypto'
import type { ChosenExtra } from '#graphql/chosen-extras.ts'
import { isByPerson } from '#graphql/inputs/stay-extra.ts'
import { requestStaySchema } from '#graphql/inputs/stay-request.ts'
import type { Context } from '../../platform/context.ts'
import { badUserInput, conflict } from '../../errors.ts'
import { translate } from '../../i18n/translate.ts'
import { formatDollars } from '../hotel/format.ts'
import { submitInquiry } from '../inquiries/submit-inquiry.service.ts'
import { writeStayReceipt } from './stay-request-mails.ts'
import type { Quote } from '../pricing/quote.ts'
import { quoteFor } from '../pricing/stay.service.ts'
import { formatDays } from '../pricing/texts.ts'
import { roomTypeLoader } from '../rooms/room.loader.ts'
import { nameOf } from '../rooms/room-type-texts.ts'
import { RoomType } from '../rooms/room.entity.ts'
import { Inquiry } from '../inquiries/inquiry.entity.ts'
import { priceKeptUntil } from './deadlines.ts'
import { keepPrice } from './kept-price.ts'
import { StayRequest } from './stay-request.entity.ts'
import { refuseOtherRoom } from './wished-room.ts'
import type { RequestStayInput, StayRequestReceipt } from './stay-request.type.ts'

/** What is kept must be all that was asked for: an extra that is not offered any more is not left out in silence. */
const refuseUnoffered = (chosen: readonly ChosenExtra[], { extras }: Pick<Quote, 'extras'>) => {
  const isOffered = ({ slug, quantity }: ChosenExtra) =>
    extras.some((line) => line.slug === slug && (isByPerson(line.unit) || line.quantity === quantity))
  if (!chosen.every(isOffered)) throw badUserInput([{ path: ['extras'], message: 'The hotel does not offer this' }])
}

const newToken = () => randomBytes(32).toString('base64url')

/**
 * Keeps the price of a stay as it stands now, under an inquiry of its own. The server works the price out; what the guest
 * has seen is no part of the form. The same form sent again within a minute is the same request.
 * @throws BAD_USER_INPUT naming each field, NOT_FOUND for an unknown room type, CONFLICT for a stay that cannot be booked,
 * RATE_LIMITED
 */
export const requestStay = async (ctx: Context, raw: RequestStayInput): Promise<StayRequestReceipt> => {
  const { name, email, note, website, language, roomNumber, ...stay } = requestStaySchema.parse(raw)
  const locale = language ?? ctx.locale
  const quote = await quoteFor(ctx, stay)
  if (!quote.bookable) throw conflict('These nights cannot be booked any more')
  const { arrival, departure, guests, children, extras, accessible, couponCode } = stay
  refuseUnoffered(extras, quote)
  const roomType = (await roomTypeLoader(ctx).load(quote.roomTypeId))!
  if (roomNumber) await refuseOtherRoom(ctx, roomType, roomNumber)
  const words = translate(locale, 'mail.stay.message', {
    room: nameOf(roomType, locale),
    days: formatDays(stay, locale),
    guests: String(guests),
    total: formatDollars(quote.total, locale),
  })
  const wish = roomNumber && translate(locale, 'mail.stay.messageWish', { number: roomNumber })
  const form = {
    name,
    email,
    message: [words, wish, accessible && translate(locale, 'mail.stay.accessible'), note].filter(Boolean).join('\n\n'),
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
    price: keepPrice(quote),
    roomNumber: roomNumber || null,
    // A price that may have changed unheard is no promise.
    keptUntil: quote.isApproximate ? null : priceKeptUntil(ctx.facts, now),
  }
  const { id, reference } = await submitInquiry(ctx, form, {
    writeReceipt: (inside, inquiry) => writeStayReceipt(inside, inquiry, { ...kept, ...stay, roomType }),
    keep: async ({ em }, inquiry) => {
      em.create(StayRequest, {
        ...kept,
        inquiry: em.getReference(Inquiry, inquiry.id),
        roomType: em.getReference(RoomType, roomType.id),
        arrival,
        departure,
        guests,
        children,
        extras,
        accessible,
        couponCode,
        state: 'asked',
        wishes: [],
        createdAt: now,
        updatedAt: now,
      })
      await em.flush()
    },
  })
  const stored = await ctx.em.findOneOrFail(StayRequest, { inquiry: id })
  return { reference, token: stored.token }
}
