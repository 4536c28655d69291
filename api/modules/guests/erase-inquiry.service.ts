import { changingNights, type Context } from '../../platform/context.ts'
import { notFound } from '../../errors.ts'
import { audit } from '../audit/audit.service.ts'
import { isId } from '../../platform/schema/ids.ts'
import { mentionPattern } from './address-pattern.ts'
import { findRows, ownIds } from './guest-rows.ts'
import type { ErasureReceipt } from './guest.type.ts'
import { removeMentions } from './mentions.ts'
import { removeRows } from './remove-rows.ts'
import { takeTurns } from './take-turns.ts'
import { tellErased, toReceipt } from './receipt.ts'

/**
 * Erases one inquiry with those it was merged with, which its answers quote, their mails, and their references in other
 * texts; nothing else of the guest. @throws NOT_FOUND
 */
export const eraseInquiry = async (ctx: Context, id: string): Promise<ErasureReceipt> => {
  const removal = await changingNights(ctx, async (inside) => {
    await takeTurns(inside)
    const search = { emailLower: null, inquiryId: isId(id) ? id : null, until: null }
    const rows = await findRows(inside, search)
    if (rows.inquiries.length === 0) throw notFound('There is no such inquiry')
    const mentions = await removeMentions(inside, mentionPattern(null, rows.references), ownIds(rows))
    const { removed, kept } = await removeRows(inside, rows, null)
    await audit(inside, 'inquiry-erased', { subject: id })
    return { removed: { ...removed, mentions }, kept }
  })
  tellErased(ctx, 'inquiry', removal)
  return toReceipt(ctx, removal)
}
