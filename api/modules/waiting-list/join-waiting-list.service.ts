import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { joinWaitingListSchema } from '#graphql/inputs/waiting-list.ts'
import { badUserInput, conflict } from '../../errors.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { visitorHash } from '../../platform/visitor.ts'
import { mailClaim } from '../mail/may-mail.service.ts'
import { isFull, type Refusal } from '../pricing/refusals.ts'
import { explainRefusal } from '../pricing/refused-stay.service.ts'
import { Room, RoomType } from '../rooms/room.entity.ts'
import { lockAddress } from '../subscribers/subscribe.service.ts'
import { spend, withinAllowance } from '../throttle/throttle.service.ts'
import { removeWaiting } from './remove-waiting.ts'
import { WaitingGuest } from './waiting-guest.entity.ts'
import type { JoinWaitingListInput, JoinWaitingListPayload } from './waiting-list.type.ts'

/** Of one visitor, and for one address. */
const allowance = { calls: 5, windowSeconds: 3_600 }
/** Anybody can enter a stranger's address: so many mails it can get in all. */
const mostStays = 5

type Answer = Pick<JoinWaitingListPayload, 'accepted'> & { refusals: Refusal[] }
type Wish = z.output<typeof joinWaitingListSchema>

const accepted: Answer = { accepted: true, refusals: [] }

/** Who needs an accessible room and waits where there is none would wait in vain. */
const refuseWithoutAccessible = async ({ em }: Context, roomType: RoomType | null) => {
  const rooms = { accessible: true, active: true, archivedAt: null, ...(roomType && { roomType }) }
  if ((await em.count(Room, rooms)) === 0)
    throw badUserInput([{ path: ['accessible'], message: 'There is no accessible room to wait for' }])
}

/** The same stay again keeps its place; who was told of it before waits anew, at the end of the line. */
const keep = async (ctx: Context, { email, language, ...wish }: Wish, roomType: RoomType | null) => {
  const { arrival, departure, guests, children, accessible } = wish
  const { em } = ctx
  const emailLower = email.toLowerCase()
  await lockAddress(ctx, emailLower)
  const known = await em.find(WaitingGuest, { emailLower })
  const same = known.find(
    (one) =>
      one.arrival === arrival && one.departure === departure && (one.roomType?.id ?? null) === (roomType?.id ?? null),
  )
  if (same && !same.toldAt) return void Object.assign(same, { guests, children, accessible })
  if (same) await removeWaiting(ctx, { id: same.id })
  else if (known.length >= mostStays) return
  const now = ctx.now()
  em.create(WaitingGuest, {
    token: randomBytes(32).toString('base64url'),
    email,
    emailLower,
    language: language ?? ctx.locale,
    roomType,
    arrival,
    departure,
    guests,
    children,
    accessible,
    waitingSince: now,
    createdAt: now,
    updatedAt: now,
  })
}

/**
 * Puts an address on the waiting list for nights that are taken. The answer is the same for every address.
 * @throws BAD_USER_INPUT naming each field, NOT_FOUND for an unknown room type, CONFLICT while no mail can leave,
 * RATE_LIMITED
 */
export const joinWaitingList = async (ctx: Context, raw: JoinWaitingListInput): Promise<Answer> => {
  const wish = joinWaitingListSchema.parse(raw)
  // A program is told what it wants to hear.
  if (wish.website) return accepted
  const { phone } = ctx.facts
  if (!ctx.mailer) throw conflict(`No email can be sent from here at present. Please call us at ${phone}`)
  const { arrival, departure, guests, children, accessible, roomTypeSlug } = wish
  const refused = await explainRefusal(ctx, { arrival, departure, guests, children, accessible, roomTypeSlug })
  const roomType = roomTypeSlug ? await ctx.em.findOne(RoomType, { slug: roomTypeSlug }) : null
  if (accessible) await refuseWithoutAccessible(ctx, roomType)
  // Only a lack of rooms ends when one is given back; for who needs an accessible one, a lack of those.
  if (!refused?.refusals.every(isFull)) return { accepted: false, refusals: refused?.refusals ?? [] }
  const sentence = `Several addresses were entered from here. Please try again later or call us at ${phone}`
  await spend(ctx, `waiting-list:${visitorHash(ctx)}`, allowance, sentence)
  const { key } = mailClaim(ctx, wish.email.toLowerCase())
  if (await withinAllowance(ctx, `waiting-list:${key}`, allowance))
    await inTransaction(ctx, (inside) => keep(inside, wish, roomType))
  return accepted
}
