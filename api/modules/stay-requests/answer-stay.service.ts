import type { z } from 'zod'
import { spanOf } from '#graphql/asked-rooms.ts'
import { askedTogether } from '#graphql/inputs/stay.ts'
import { offerStaySchema } from '#graphql/inputs/stay-request.ts'
import { nightsBetween } from '#graphql/stay-dates.ts'
import { longestStay } from '#graphql/stay-limits.ts'
import { changingNights, type Context } from '../../platform/context.ts'
import { badUserInput, conflict } from '../../errors.ts'
import { audit } from '../audit/audit.service.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { writeInstant } from '../hotel/hotel-instant.ts'
import { changeInquiry } from '../inquiries/change-inquiry.ts'
import type { Inquiry } from '../inquiries/inquiry.entity.ts'
import { queueStayDecline, queueStayOffer } from './stay-request-mails.ts'
import { RoomType } from '../rooms/room.entity.ts'
import { roomHeldUntil } from './deadlines.ts'
import { getStayRequest, lockStayRequest, type AskedRooms } from './find-stay-request.ts'
import { holdRooms, releaseRooms } from './hold-rooms.ts'
import { isPriceKept, isSameStay, keepPrice, priceOfOffer } from './kept-price.ts'
import { nearestNights } from './nearest-nights.ts'
import { partyOf, presentOf, quoteNow } from './present-price.service.ts'
import { releaseEnded } from './release-holds.job.ts'
import type { StayRequest } from './stay-request.entity.ts'
import type { StayRequestRoom } from './stay-request-room.entity.ts'
import { stateAt } from './stay-request-state.ts'
import type { OfferStayInput, PresentStay } from './stay-request.type.ts'

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

type Input = z.output<ReturnType<typeof offerStaySchema>>
type Change = Omit<NonNullable<Input['rooms']>[number], 'id'>

/** What each room is to be instead, in their order, and where the input says so. @throws BAD_USER_INPUT */
const changesOf = (rooms: readonly StayRequestRoom[], { rooms: named, roomTypeSlug, arrival, departure }: Input) => {
  const ofOnly: Change = { roomTypeSlug, arrival, departure }
  const isOfOnly = Object.values(ofOnly).some((value) => value != null)
  if (isOfOnly && (named || rooms.length > 1))
    throw badUserInput([{ path: ['rooms'], message: 'What is offered in place of each room must stand in rooms' }])
  const strange = (named ?? []).findIndex(({ id }) => !rooms.some((room) => room.id === id))
  if (strange >= 0) throw badUserInput([{ path: ['rooms', strange, 'id'], message: 'The request has no such room' }])
  return rooms.map((room) => {
    const place = (named ?? []).findIndex(({ id }) => id === room.id)
    return place < 0 ? { change: ofOnly, at: [] } : { change: named![place]!, at: ['rooms', place] }
  })
}

const findRoomType = ({ em }: Context, slug: string) => em.findOne(RoomType, { slug, archivedAt: null })

const offerFor = async (ctx: Context, room: StayRequestRoom, { change, at }: ReturnType<typeof changesOf>[number]) => {
  const refuse = (name: keyof Change, message: string) => badUserInput([{ path: [...at, name], message }])
  const roomType = change.roomTypeSlug ? await findRoomType(ctx, change.roomTypeSlug) : room.roomType
  if (!roomType) throw refuse('roomTypeSlug', 'There is no such room type')
  const arrival = change.arrival ?? room.arrival
  const departure = change.departure ?? room.departure
  if (departure <= arrival) throw refuse('departure', 'Departure must be after arrival')
  if (nightsBetween(arrival, departure) > longestStay)
    throw refuse('departure', `A stay can have at most ${longestStay} nights`)
  return { ...partyOf(room), roomTypeId: roomType.id, arrival, departure }
}

/** What would be offered for each room; together they keep what a request must keep. @throws BAD_USER_INPUT */
const offersFor = async (ctx: Context, rooms: readonly StayRequestRoom[], input: Input) => {
  const changes = changesOf(rooms, input)
  const stays = await Promise.all(rooms.map((room, index) => offerFor(ctx, room, changes[index]!)))
  const fault = askedTogether(stays)
  if (fault) throw badUserInput([{ path: ['rooms'], message: fault }])
  return stays
}

/**
 * What each room would cost and whether it can be had if it were offered now; null where its type is not offered any more.
 * Nothing is held and nobody is told.
 * @throws BAD_USER_INPUT, NOT_FOUND
 */
export const previewOffer = async (ctx: Context, raw: OfferStayInput): Promise<(PresentStay | null)[]> => {
  const input = offerStaySchema(hotelToday(ctx)).parse(raw)
  const { request, rooms } = await getStayRequest(ctx, input.id)
  const stays = await offersFor(ctx, rooms, input)
  const isPromised = isPriceKept(request, ctx.now())
  const quotes = await quoteNow(ctx, stays)
  return quotes.map((quote, index) => {
    if (!quote) return null
    const { total } = priceOfOffer(rooms[index]!, stays[index]!, keepPrice(quote), isPromised)
    return { ...presentOf(quote), total }
  })
}

/**
 * Offers all rooms that were asked for, or other nights or rooms in their place, and holds them from now on until a stated
 * hour: all of them or none.
 * @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT while an offer is open, after it was accepted, and where one has no free room
 */
export const offerStay = async (ctx: Context, raw: OfferStayInput): Promise<AskedRooms> => {
  const input = offerStaySchema(hotelToday(ctx)).parse(raw)
  const offered = await changingNights(ctx, async (inside) => {
    const { request, rooms, inquiry } = await lockStayRequest(inside, { id: input.id })
    refuseAnswered(inside, request)
    await releaseEnded(inside)
    const now = inside.now()
    const stays = await offersFor(inside, rooms, input)
    const held = await holdRooms(inside, stays, inquiry.reference)
    const isPromised = isPriceKept(request, now)
    for (const [index, room] of rooms.entries()) {
      const stay = stays[index]!
      const { block, quote } = held[index]!
      Object.assign(room, {
        offerRoomType: inside.em.getReference(RoomType, stay.roomTypeId),
        offerArrival: stay.arrival,
        offerDeparture: stay.departure,
        offerPrice: priceOfOffer(room, stay, keepPrice(quote), isPromised),
        block,
      })
    }
    const offerUntil = roomHeldUntil(inside.facts, spanOf(stays).arrival, now)
    Object.assign(request, { state: 'offered', offerUntil })
    await markAnswered(inside, inquiry, request)
    const isOther = rooms.some((room, index) => !isSameStay(room, stays[index]!))
    await queueStayOffer(inside, inquiry, { request, rooms }, isOther)
    await audit(inside, 'stay-offered', { subject: inquiry.id })
    return { request, rooms }
  })
  await ctx.wake('mail.deliver')
  return offered
}

/**
 * Tells the guest that this stay cannot be had, and which ones near it can, of several rooms together. An open offer ends with it.
 * @throws NOT_FOUND, CONFLICT after it was declined by either side, or accepted
 */
export const declineStay = async (ctx: Context, id: string): Promise<AskedRooms> => {
  const declined = await changingNights(ctx, async (inside) => {
    const { request, rooms, inquiry } = await lockStayRequest(inside, { id })
    if (request.state === 'accepted') throw conflict('The guest has accepted the offer already')
    if (request.state === 'declined') throw conflict('The request is declined already')
    if (request.state === 'refused') throw conflict('The guest has declined the offer already')
    await releaseRooms(inside, rooms)
    for (const room of rooms) room.block = null
    request.state = 'declined'
    await markAnswered(inside, inquiry, request)
    await queueStayDecline(inside, inquiry, rooms, await nearestNights(inside, rooms))
    await audit(inside, 'stay-declined', { subject: inquiry.id })
    return { request, rooms }
  })
  await ctx.wake('mail.deliver')
  return declined
}
