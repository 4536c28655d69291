import { nightsBetween } from '#graphql/stay-dates.ts'
import type { Context } from '../../platform/context.ts'
import { findByToken, findOfInquiry, inquiryOf, type AskedRooms } from './find-stay-request.ts'
import { isPriceKept, isSameStay } from './kept-price.ts'
import { askedIn, offeredIn, totalOf } from './offered-stay.ts'
import { partyOf, presentOf, quoteNow } from './present-price.service.ts'
import { stateAt } from './stay-request-state.ts'
import type { StayRequestRoom } from './stay-request-room.entity.ts'
import type { GuestStay, PresentStay, StayRequest as ShownRequest } from './stay-request.type.ts'
import { wishedRoom } from './wished-room.ts'

const pricedStay = (
  { guests, children, accessible }: StayRequestRoom,
  { price, ...stay }: ReturnType<typeof askedIn>,
) => ({
  ...stay,
  nightCount: nightsBetween(stay.arrival, stay.departure),
  guests,
  children,
  accessible,
  price: { ...price, extras: price.extras ?? [] },
})

const staysOf = (room: StayRequestRoom) => {
  const offered = offeredIn(room)
  return { asked: pricedStay(room, askedIn(room)), offered: offered && pricedStay(room, offered) }
}

/** What all rooms come to, as asked for and as offered. */
const totalsOf = (stays: readonly ReturnType<typeof staysOf>[]) => {
  const offered = stays.flatMap((stay) => stay.offered ?? [])
  return {
    askedTotal: totalOf(stays.map(({ asked }) => asked)),
    offeredTotal: offered.length > 0 ? totalOf(offered) : null,
  }
}

export const showToGuest = async (ctx: Context, { request, rooms }: AskedRooms): Promise<GuestStay> => {
  const shown = rooms.map((room) => ({
    ...staysOf(room),
    couponCode: room.couponCode ?? null,
    roomNumber: room.roomNumber ?? null,
  }))
  return {
    ...shown[0]!,
    ...totalsOf(shown),
    rooms: shown,
    reference: (await inquiryOf(ctx, request)).reference,
    state: stateAt(request, ctx.now()),
    keptUntil: request.keptUntil ?? null,
    isPriceKept: isPriceKept(request, ctx.now()),
    heldUntil: request.offerUntil ?? null,
    isCounterOffer: rooms.some((room) => {
      const offered = offeredIn(room)
      return offered !== null && !isSameStay(room, offered)
    }),
    wishes: request.wishes,
  }
}

export const guestStay = async (ctx: Context, token: string): Promise<GuestStay | null> => {
  const found = await findByToken(ctx, token)
  return found && showToGuest(ctx, found)
}

/** Of each room at this moment, once those before it are taken; null where its type is not offered any more. */
const presentStays = async (ctx: Context, rooms: readonly StayRequestRoom[]): Promise<(PresentStay | null)[]> => {
  const quotes = await quoteNow(
    ctx,
    rooms.map((room) => ({ ...partyOf(room), ...askedIn(room) })),
  )
  return quotes.map((quote) => quote && presentOf(quote))
}

export const showToDesk = async (ctx: Context, { request, rooms }: AskedRooms): Promise<ShownRequest> => {
  const present = await presentStays(ctx, rooms)
  const shown = await Promise.all(
    rooms.map(async (room, index) => ({
      id: room.id,
      ...staysOf(room),
      wishedRoom: await wishedRoom(ctx, room),
      present: present[index]!,
    })),
  )
  const [first] = shown
  const { asked, offered, wishedRoom: wished } = first!
  const offeredNow = present.flatMap((stay) => stay ?? [])
  return {
    ...totalsOf(shown),
    asked,
    offered,
    wishedRoom: wished,
    present: present[0]!,
    rooms: shown,
    presentTotal: offeredNow.length === rooms.length ? offeredNow.reduce((sum, { total }) => sum + total, 0) : null,
    isFree: present.every((stay) => stay?.isFree === true),
    id: request.id,
    state: stateAt(request, ctx.now()),
    keptUntil: request.keptUntil ?? null,
    heldUntil: request.offerUntil ?? null,
    wishes: request.wishes,
    answeredBy: request.staffName ?? null,
  }
}

export const stayRequestOf = async (ctx: Context, inquiryId: string) => {
  const found = await findOfInquiry(ctx, inquiryId)
  return found && showToDesk(ctx, found)
}
