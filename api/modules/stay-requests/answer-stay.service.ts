import { offerStaySchema } from '#graphql/inputs/stay-request.ts'
import { changingNights, type Context } from '../../platform/context.ts'
import { badUserInput, conflict } from '../../errors.ts'
import { audit } from '../audit/audit.service.ts'
import { hotelDay } from '../hotel/hotel-day.ts'
import { writeInstant } from '../hotel/hotel-instant.ts'
import { changeInquiry } from '../inquiries/change-inquiry.ts'
import type { Inquiry } from '../inquiries/inquiry.entity.ts'
import { queueStayDecline, queueStayOffer } from './stay-request-mails.ts'
import { explainRefusal } from '../pricing/stay.service.ts'
import { RoomType } from '../rooms/room.entity.ts'
import { roomHeldUntil } from './deadlines.ts'
import { lockStayRequest } from './find-stay-request.ts'
import { holdRoom, releaseRoom } from './hold-room.ts'
import { isSameStay, keepPrice, priceOfOffer } from './kept-price.ts'
import { partyOf } from './present-price.service.ts'
import { releaseEnded } from './release-holds.job.ts'
import type { StayRequest } from './stay-request.entity.ts'
import { stateAt } from './stay-request-state.ts'
import type { OfferStayInput } from './stay-request.type.ts'

/** The desk has answered: the inbox says so too. */
const markAnswered = (ctx: Context, inquiry: Inquiry, request: StayRequest) => {
  request.staffName = ctx.viewer?.name ?? null
  return changeInquiry(ctx, inquiry, { status: 'answered' })
}

const refuseAnswered = (ctx: Context, request: StayRequest) => {
  const state = stateAt(request, ctx.now())
  if (state === 'accepted') throw conflict('The guest has accepted the offer already')
  if (state === 'offered')
    throw conflict(`An offer is open already, until ${writeInstant(ctx.facts, request.offerUntil!)}`)
}

const findRoomType = async ({ em }: Context, slug: string | null | undefined) => {
  const found = slug ? await em.findOne(RoomType, { slug, archivedAt: null }) : null
  if (slug && !found) throw badUserInput([{ path: ['roomTypeSlug'], message: 'There is no such room type' }])
  return found
}

/**
 * Offers the stay that was asked for, or other nights or another room, and holds a room from now on until a stated hour.
 * @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT while an offer is open, after it was accepted, and without a free room
 */
export const offerStay = async (ctx: Context, raw: OfferStayInput): Promise<StayRequest> => {
  const { id, roomTypeSlug, ...dates } = offerStaySchema(hotelDay(ctx.facts, ctx.now())).parse(raw)
  const offered = await changingNights(ctx, async (inside) => {
    const { request, inquiry } = await lockStayRequest(inside, { id })
    refuseAnswered(inside, request)
    await releaseEnded(inside)
    const now = inside.now()
    const roomType = (await findRoomType(inside, roomTypeSlug)) ?? request.roomType
    const stay = {
      roomTypeId: roomType.id,
      arrival: dates.arrival ?? request.arrival,
      departure: dates.departure ?? request.departure,
    }
    if (stay.departure <= stay.arrival)
      throw badUserInput([{ path: ['departure'], message: 'Departure must be after arrival' }])
    const { block, quote } = await holdRoom(inside, { ...stay, ...partyOf(request) }, inquiry.reference)
    Object.assign(request, {
      state: 'offered',
      offerRoomType: inside.em.getReference(RoomType, roomType.id),
      offerArrival: stay.arrival,
      offerDeparture: stay.departure,
      offerPrice: priceOfOffer(request, stay, keepPrice(quote), now),
      offerUntil: roomHeldUntil(inside.facts, stay.arrival, now),
      block,
    })
    await markAnswered(inside, inquiry, request)
    await queueStayOffer(inside, inquiry, request, !isSameStay(request, stay))
    await audit(inside, 'stay-offered', { subject: inquiry.id })
    return request
  })
  await ctx.wake('mail.deliver')
  return offered
}

/**
 * Tells the guest that these nights cannot be had, and which ones near them can. An open offer ends with it.
 * @throws NOT_FOUND, CONFLICT after it was declined by either side, or accepted
 */
export const declineStay = async (ctx: Context, id: string): Promise<StayRequest> => {
  const declined = await changingNights(ctx, async (inside) => {
    const { request, inquiry } = await lockStayRequest(inside, { id })
    if (request.state === 'accepted') throw conflict('The guest has accepted the offer already')
    if (request.state === 'declined') throw conflict('The request is declined already')
    if (request.state === 'refused') throw conflict('The guest has declined the offer already')
    await releaseRoom(inside, request.block ?? null)
    Object.assign(request, { state: 'declined', block: null })
    await markAnswered(inside, inquiry, request)
    const { arrival, departure, guests, children, extras, accessible } = request
    const near = await explainRefusal(inside, { arrival, departure, guests, children, extras, accessible })
    await queueStayDecline(inside, inquiry, request, near?.alternatives ?? [])
    await audit(inside, 'stay-declined', { subject: inquiry.id })
    return request
  })
  await ctx.wake('mail.deliver')
  return declined
}
