import { inTransaction, type Context } from '../../platform/context.ts'
import { notFound } from '../../errors.ts'
import { audit } from '../audit/audit.service.ts'
import { isId } from '../../platform/schema/ids.ts'
import { findRows } from './guest-rows.ts'
import type { ErasureReceipt } from './guest.type.ts'
import { removeRows } from './remove-rows.ts'
import { takeTurns } from './take-turns.ts'
import { tellErased, toReceipt } from './receipt.ts'

/** Erases one inquiry with its mails, and nothing else of the guest. @throws NOT_FOUND */
export const eraseInquiry = async (ctx: Context, id: string): Promise<ErasureReceipt> => {
  const removal = await inTransaction(ctx, async (inside) => {
    await takeTurns(inside)
    const search = { emailLower: null, inquiryId: isId(id) ? id : null, until: null }
    const done = await removeRows(inside, await findRows(inside, search))
    if (!done.removed.inquiries) throw notFound('There is no such inquiry')
    await audit(inside, 'inquiry-erased', { subject: id })
    return done
  })
  tellErased(ctx, 'inquiry', removal)
  return toReceipt(ctx, removal)
}
