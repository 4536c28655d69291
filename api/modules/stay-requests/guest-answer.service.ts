import { askAboutStaySchema, stayWishes, updateStayWishesSchema, type StayWish } from '#graphql/inputs/stay-request.ts'
import { changingNights, inTransaction, type Context } from '../../platform/context.ts'
import { badUserInput, conflict, notFound } from '../../errors.ts'
import { changeInquiry } from '../inquiries/change-inquiry.ts'
import { submitInquiry } from '../inquiries/submit-inquiry.service.ts'
import { queueStayConfirmation, queueStayNews } from './stay-request-mails.ts'
import { spend } from '../throttle/throttle.service.ts'
import { findByToken, inquiryOf, lockStayRequest, type AskedRooms } from './find-stay-request.ts'
import { holdRooms, releaseRooms } from './hold-rooms.ts'
import { offeredIn } from './offered-stay.ts'
import { partyOf } from './present-price.service.ts'
import type { StayRequest } from './stay-request.entity.ts'
import type { StayRequestRoom } from './stay-request-room.entity.ts'
import { stateAt } from './stay-request-state.ts'
import type { AskAboutStayInput, UpdateStayWishesInput } from './stay-request.type.ts'
import { wholeStay } from './whole-stay.ts'

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

/** Where staff took blocks away the promise stands as long as rooms do. @throws CONFLICT where one is gone: none is taken then */
const holdAgain = async (ctx: Context, rooms: readonly StayRequestRoom[], reference: string) => {
  const unheld = rooms.filter(({ block }) => !block)
  if (unheld.length === 0) return
  const stays = unheld.map((room) => ({ ...partyOf(room), ...offeredIn(room)! }))
  for (const [index, { block }] of (await holdRooms(ctx, stays, reference)).entries()) unheld[index]!.block = block
}

/**
 * Takes the offer: the nights of all its rooms are the guest's. Pressed twice it is taken once.
 * @throws NOT_FOUND, CONFLICT when there is no open offer, or one of its rooms was given away
 */
export const acceptOffer = (ctx: Context, token: string): Promise<AskedRooms> =>
  changingNights(ctx, async (inside) => {
    const { request, rooms, inquiry } = await lockStayRequest(inside, { token })
    if (request.state === 'accepted') return { request, rooms }
    if (stateAt(request, inside.now()) !== 'offered') throw offerEnded()
    await holdAgain(inside, rooms, inquiry.reference)
    Object.assign(request, { state: 'accepted', acceptedAt: inside.now() })
    await changeInquiry(inside, inquiry, { status: 'open' })
    await queueStayConfirmation(inside, inquiry, { request, rooms })
    await queueStayNews(inside, inquiry, 'accepted')
    await inside.wake('mail.deliver')
    return { request, rooms }
  })

/** Says no to an open offer: its rooms are free again at once. @throws NOT_FOUND, CONFLICT when there is none */
export const refuseOffer = (ctx: Context, token: string): Promise<AskedRooms> =>
  changingNights(ctx, async (inside) => {
    const { request, rooms, inquiry } = await lockStayRequest(inside, { token })
    if (request.state === 'refused') return { request, rooms }
    if (stateAt(request, inside.now()) !== 'offered') throw offerEnded()
    await releaseRooms(inside, rooms)
    for (const room of rooms) room.block = null
    request.state = 'refused'
    await inside.em.flush()
    await queueStayNews(inside, inquiry, 'refused')
    await inside.wake('mail.deliver')
    return { request, rooms }
  })

/** A wish without a price is none that the hotel grants. */
const offeredWishes = ({ facts }: Context): StayWish[] =>
  stayWishes.filter((wish) =>
    wish === 'pet' ? facts.pets.feePerNight !== null : facts.lateCheckOut.feePerHour !== null,
  )

/** Nobody pays twice: what the price has in it as an extra is no wish. */
const isPriced = (rooms: readonly StayRequestRoom[], wish: StayWish): boolean =>
  rooms.some(({ offerPrice }) => offerPrice?.extras?.some(({ kind }) => kind === wish))

/**
 * Sets what the guest of an accepted offer wishes for; wishes that are left out are taken back.
 * @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT before the offer is accepted, RATE_LIMITED
 */
export const updateStayWishes = async (ctx: Context, raw: UpdateStayWishesInput): Promise<AskedRooms> => {
  const { token, wishes } = updateStayWishesSchema.parse(raw)
  const offered = offeredWishes(ctx)
  if (wishes.some((wish) => !offered.includes(wish)))
    throw badUserInput([{ path: ['wishes'], message: 'The hotel does not offer this' }])
  return inTransaction(ctx, async (inside) => {
    const { request, rooms, inquiry } = await lockStayRequest(inside, { token })
    if (request.state !== 'accepted') throw conflict('Wishes can be made once the offer is accepted')
    if (wishes.some((wish) => isPriced(rooms, wish)))
      throw badUserInput([{ path: ['wishes'], message: 'The price of the stay has this in it already' }])
    const chosen = stayWishes.filter((wish) => wishes.includes(wish))
    if (chosen.join() === request.wishes.join()) return { request, rooms }
    await countChange(inside, request)
    request.wishes = chosen
    await inside.em.flush()
    await queueStayNews(inside, inquiry, 'wishes')
    await inside.wake('mail.deliver')
    return { request, rooms }
  })
}

/** A question from the guest's page is a message like any other, under its own reference. @throws NOT_FOUND, RATE_LIMITED */
export const askAboutStay = async (ctx: Context, raw: AskAboutStayInput) => {
  const { token, message } = askAboutStaySchema.parse(raw)
  const found = await findByToken(ctx, token)
  const inquiry = found && (await inquiryOf(ctx, found.request))
  if (!found || !inquiry || inquiry.anonymisedAt) throw notFound('There is no such request')
  const { arrival, departure, guests } = wholeStay(found.rooms, (room) => offeredIn(room) ?? room)
  return submitInquiry(ctx, {
    name: inquiry.name,
    email: inquiry.email,
    message: `${inquiry.reference}: ${message}`,
    language: inquiry.language,
    page: 'stay',
    arrival,
    departure,
    guests,
  })
}
