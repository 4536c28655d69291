import { nightsBetween } from '#graphql/stay-dates.ts'
import type { Context } from '../../platform/context.ts'
import { findByToken, findOfInquiry, inquiryOf } from './find-stay-request.ts'
import { isSameStay, type KeptPrice } from './kept-price.ts'
import { canBeHeld, partyOf, quoteNow } from './present-price.service.ts'
import type { StayRequest } from './stay-request.entity.ts'
import { stateAt } from './stay-request-state.ts'
import type { GuestStay, PresentStay, StayRequest as ShownRequest } from './stay-request.type.ts'

const pricedStay = (
  { guests, children, accessible }: StayRequest,
  roomTypeId: string,
  arrival: string,
  departure: string,
  price: KeptPrice,
) => ({
  roomTypeId,
  arrival,
  departure,
  nightCount: nightsBetween(arrival, departure),
  guests,
  children,
  accessible,
  price: { ...price, extras: price.extras ?? [] },
})

const staysOf = (request: StayRequest) => {
  const { offerRoomType, offerArrival, offerDeparture, offerPrice } = request
  return {
    asked: pricedStay(request, request.roomType.id, request.arrival, request.departure, request.price),
    offered:
      offerRoomType && offerArrival && offerDeparture && offerPrice
        ? pricedStay(request, offerRoomType.id, offerArrival, offerDeparture, offerPrice)
        : null,
  }
}

export const showToGuest = async (ctx: Context, request: StayRequest): Promise<GuestStay> => {
  const stays = staysOf(request)
  return {
    ...stays,
    reference: (await inquiryOf(ctx, request)).reference,
    state: stateAt(request, ctx.now()),
    keptUntil: request.keptUntil ?? null,
    isPriceKept: request.keptUntil != null && ctx.now() <= request.keptUntil,
    heldUntil: request.offerUntil ?? null,
    isCounterOffer: stays.offered !== null && !isSameStay(request, stays.offered),
    wishes: request.wishes,
    roomNumber: request.roomNumber ?? null,
  }
}

export const guestStay = async (ctx: Context, token: string): Promise<GuestStay | null> => {
  const request = await findByToken(ctx, token)
  return request && showToGuest(ctx, request)
}

export const showToDesk = (ctx: Context, request: StayRequest): ShownRequest & { record: StayRequest } => ({
  ...staysOf(request),
  id: request.id,
  state: stateAt(request, ctx.now()),
  keptUntil: request.keptUntil ?? null,
  heldUntil: request.offerUntil ?? null,
  wishes: request.wishes,
  answeredBy: request.staffName ?? null,
  record: request,
})

export const stayRequestOf = async (ctx: Context, inquiryId: string) => {
  const request = await findOfInquiry(ctx, inquiryId)
  return request && showToDesk(ctx, request)
}

/** Null when the room type is not offered any more. */
export const presentStay = async (ctx: Context, request: StayRequest): Promise<PresentStay | null> => {
  const { arrival, departure } = request
  const stay = { ...partyOf(request), roomTypeId: request.roomType.id, arrival, departure }
  const quote = await quoteNow(ctx, stay)
  return (
    quote && {
      isFree: canBeHeld(quote),
      isApproximate: quote.isApproximate,
      total: quote.total,
      refusals: quote.refusals,
    }
  )
}
