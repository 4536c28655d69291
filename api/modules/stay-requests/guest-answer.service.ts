import { askAboutStaySchema, stayWishes, updateStayWishesSchema, type StayWish } from '#graphql/inputs/stay-request.ts'
import { changingNights, inTransaction, type Context } from '../../platform/context.ts'
import { badUserInput, conflict, notFound } from '../../errors.ts'
import { changeInquiry } from '../inquiries/change-inquiry.ts'
import { submitInquiry } from '../inquiries/submit-inquiry.service.ts'
import { queueStayConfirmation, queueStayNews } from './stay-request-mails.ts'
import { spend } from '../throttle/throttle.service.ts'
import { findByToken, inquiryOf, lockStayRequest } from './find-stay-request.ts'
import { holdRoom, releaseRoom } from './hold-room.ts'
import { partyOf } from './present-price.service.ts'
import type { StayRequest } from './stay-request.entity.ts'
import { stateAt } from './stay-request-state.ts'
import type { AskAboutStayInput, UpdateStayWishesInput } from './stay-request.type.ts'

/** Nothing that holds a secret is tried so often by the one guest who has it. */
const changesPerHour = 30

const countChange = (ctx: Context, { id }: StayRequest) =>
  spend(
    ctx,
    `stay-request:${id}`,
    { calls: changesPerHour, windowSeconds: 3_600 },
    `Please call us at ${ctx.facts.phone}`,
  )

const offerEnded = () => conflict('This offer has ended. Ask the front desk whether the room is still free')

/**
 * Takes the offer: its nights are the guest's. Pressed twice it is taken once.
 * @throws NOT_FOUND, CONFLICT when there is no open offer, or its room was given away
 */
export const acceptOffer = async (ctx: Context, token: string): Promise<StayRequest> => {
  const accepted = await changingNights(ctx, async (inside) => {
    const { request, inquiry } = await lockStayRequest(inside, { token })
    if (request.state === 'accepted') return request
    if (stateAt(request, inside.now()) !== 'offered') throw offerEnded()
    if (!request.block) {
      // Staff took the block away: the promise stands as long as a room does.
      const { offerRoomType, offerArrival, offerDeparture } = request
      const stay = { roomTypeId: offerRoomType!.id, arrival: offerArrival!, departure: offerDeparture! }
      request.block = (await holdRoom(inside, { ...stay, ...partyOf(request) }, inquiry.reference)).block
    }
    Object.assign(request, { state: 'accepted', acceptedAt: inside.now() })
    await changeInquiry(inside, inquiry, { status: 'open' })
    await queueStayConfirmation(inside, inquiry, request)
    await queueStayNews(inside, inquiry, 'accepted')
    await inside.wake('mail.deliver')
    return request
  })
  return accepted
}

/** Says no to an open offer: its room is free again at once. @throws NOT_FOUND, CONFLICT when there is none */
export const refuseOffer = (ctx: Context, token: string): Promise<StayRequest> =>
  changingNights(ctx, async (inside) => {
    const { request, inquiry } = await lockStayRequest(inside, { token })
    if (request.state === 'refused') return request
    if (stateAt(request, inside.now()) !== 'offered') throw offerEnded()
    await releaseRoom(inside, request.block ?? null)
    Object.assign(request, { state: 'refused', block: null })
    await inside.em.flush()
    await queueStayNews(inside, inquiry, 'refused')
    await inside.wake('mail.deliver')
    return request
  })

/** A wish without a price is none that the hotel grants. */
const offeredWishes = ({ facts }: Context): StayWish[] =>
  stayWishes.filter((wish) =>
    wish === 'pet' ? facts.pets.feePerNight !== null : facts.lateCheckOut.feePerHour !== null,
  )

/** Nobody pays twice: what the price has in it as an extra is no wish. */
const isPriced = ({ offerPrice }: StayRequest, wish: StayWish): boolean =>
  offerPrice?.extras?.some(({ kind }) => kind === wish) ?? false

/**
 * Sets what the guest of an accepted offer wishes for; wishes that are left out are taken back.
 * @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT before the offer is accepted, RATE_LIMITED
 */
export const updateStayWishes = async (ctx: Context, raw: UpdateStayWishesInput): Promise<StayRequest> => {
  const { token, wishes } = updateStayWishesSchema.parse(raw)
  const offered = offeredWishes(ctx)
  if (wishes.some((wish) => !offered.includes(wish)))
    throw badUserInput([{ path: ['wishes'], message: 'The hotel does not offer this' }])
  return inTransaction(ctx, async (inside) => {
    const { request, inquiry } = await lockStayRequest(inside, { token })
    if (request.state !== 'accepted') throw conflict('Wishes can be made once the offer is accepted')
    if (wishes.some((wish) => isPriced(request, wish)))
      throw badUserInput([{ path: ['wishes'], message: 'The price of the stay has this in it already' }])
    const chosen = stayWishes.filter((wish) => wishes.includes(wish))
    if (chosen.join() === request.wishes.join()) return request
    await countChange(inside, request)
    request.wishes = chosen
    await inside.em.flush()
    await queueStayNews(inside, inquiry, 'wishes')
    await inside.wake('mail.deliver')
    return request
  })
}

/** A question from the guest's page is a message like any other, under its own reference. @throws NOT_FOUND, RATE_LIMITED */
export const askAboutStay = async (ctx: Context, raw: AskAboutStayInput) => {
  const { token, message } = askAboutStaySchema.parse(raw)
  const request = await findByToken(ctx, token)
  const inquiry = request && (await inquiryOf(ctx, request))
  if (!request || !inquiry || inquiry.anonymisedAt) throw notFound('There is no such request')
  return submitInquiry(ctx, {
    name: inquiry.name,
    email: inquiry.email,
    message: `${inquiry.reference}: ${message}`,
    language: inquiry.language,
    page: 'stay',
    arrival: request.offerArrival ?? request.arrival,
    departure: request.offerDeparture ?? request.departure,
    guests: request.guests,
  })
}
