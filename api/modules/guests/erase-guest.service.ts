import { sql } from 'kysely'
import { eraseGuestSchema } from '#graphql/inputs/guest.ts'
import { changingNights, type Context } from '../../platform/context.ts'
import { badUserInput } from '../../errors.ts'
import { audit } from '../audit/audit.service.ts'
import { sender } from '../mail/outgoing-mail.ts'
import { StaffUser } from '../staff/staff.entity.ts'
import { ErasedAddress } from '../subscribers/erased-address.entity.ts'
import { hashAddress } from '../subscribers/erased-address.service.ts'
import { lockAddress } from '../subscribers/subscribe.service.ts'
import { mentionPattern } from './address-pattern.ts'
import { findRows, ownIds } from './guest-rows.ts'
import type { EraseGuestInput, ErasureReceipt } from './guest.type.ts'
import { removeMentions } from './mentions.ts'
import { tellErased, toReceipt } from './receipt.ts'
import { removeRows, type Removal } from './remove-rows.ts'
import { takeTurns } from './take-turns.ts'

/** The hotel's own address stands in every mail. */
const refuseOwnAddress = (ctx: Context, emailLower: string) => {
  if ([ctx.facts.email, sender(ctx).address].some((own) => own.toLowerCase() === emailLower))
    throw badUserInput([{ path: ['email'], message: 'This is the hotel’s own address, not a guest’s' }])
}

/** Forms with the address wait until the transaction ends; so does this for an import that may bring it. */
const noteErasure = async (ctx: Context, emailLower: string) => {
  await lockAddress(ctx, emailLower)
  await ctx.em.upsert(ErasedAddress, { hash: hashAddress(ctx, emailLower), erasedAt: ctx.now() })
}

/** No campaign writes to anybody, or takes up new people, until the transaction ends. */
const holdCampaigns = (ctx: Context) =>
  sql`lock table campaign_recipient in share row exclusive mode`.execute(ctx.em.getKysely())

/** Removes what an address has left until an instant (null: whatever there is), in the caller's transaction. */
export const eraseAddress = async (ctx: Context, emailLower: string, until: Date | null): Promise<Removal> => {
  const find = () => findRows(ctx, { emailLower, inquiryId: null, until })
  // Reading every text takes a while: campaigns are held up only afterwards.
  const known = await find()
  const mentions = await removeMentions(ctx, mentionPattern(emailLower, known.references), ownIds(known))
  await holdCampaigns(ctx)
  const { removed, kept } = await removeRows(ctx, await find(), emailLower)
  return { removed: { ...removed, mentions }, kept }
}

/**
 * Erases everything that is held about an address, in one transaction. What comes in meanwhile is erased whole or kept
 * whole; what is in flight finds no row to write to. The person may write again, or join the list from the own mailbox.
 * @throws BAD_USER_INPUT for what is no address, or the hotel's own
 */
export const eraseGuest = async (ctx: Context, raw: EraseGuestInput): Promise<ErasureReceipt> => {
  const emailLower = eraseGuestSchema.parse(raw).email.toLowerCase()
  refuseOwnAddress(ctx, emailLower)
  const removal = await changingNights(ctx, async (inside) => {
    await takeTurns(inside)
    await noteErasure(inside, emailLower)
    const { removed, kept } = await eraseAddress(inside, emailLower, null)
    const accounts = await inside.em.count(StaffUser, { email: emailLower })
    await audit(inside, 'person-erased', { subject: hashAddress(inside, emailLower) })
    return { removed, kept: { 'address-hash': 1, ...kept, 'staff-account': accounts } }
  })
  tellErased(ctx, 'guest', removal)
  return toReceipt(ctx, removal)
}
