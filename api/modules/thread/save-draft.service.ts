import { saveReplyDraftSchema } from '#graphql/inputs/thread.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { conflict } from '../../errors.ts'
import { requireStaff } from '../../platform/viewer.ts'
import { StaffUser } from '../staff/staff.entity.ts'
import { lockInquiry } from './lock-inquiry.ts'
import { ReplyDraft } from './reply-draft.entity.ts'
import type { SaveReplyDraftInput } from './thread.type.ts'

/** @throws NOT_FOUND, FORBIDDEN for a key, CONFLICT when the version given is not the current one */
export const saveDraft = async (ctx: Context, raw: SaveReplyDraftInput): Promise<ReplyDraft> => {
  const { inquiryId, text, version } = saveReplyDraftSchema.parse(raw)
  const viewer = requireStaff(ctx)
  return inTransaction(ctx, async (inside) => {
    const { em } = inside
    const inquiry = await lockInquiry(inside, inquiryId)
    const author = em.getReference(StaffUser, viewer.id)
    const known = await em.findOne(ReplyDraft, { inquiry, author })
    if ((known?.version ?? null) !== (version ?? null))
      throw conflict('You have changed or sent this answer in another window meanwhile. Look at it before you go on')
    const now = ctx.now()
    const draft = known ?? em.create(ReplyDraft, { inquiry, author, text, createdAt: now, updatedAt: now, version: 1 })
    Object.assign(draft, { text, updatedAt: now })
    await em.flush()
    return draft
  })
}
