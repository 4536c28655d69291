import { randomUUID } from 'node:crypto'
import { sendReplySchema } from '#graphql/inputs/thread.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { conflict } from '../../errors.ts'
import { requireStaff } from '../../platform/viewer.ts'
import { audit } from '../audit/audit.service.ts'
import { changeInquiry } from '../inquiries/change-inquiry.ts'
import type { Inquiry } from '../inquiries/inquiry.entity.ts'
import { Mail } from '../mail/mail.entity.ts'
import { StaffUser } from '../staff/staff.entity.ts'
import { InquiryMessage } from './inquiry-message.entity.ts'
import { isRepetition, lockInquiry } from './lock-inquiry.ts'
import { ReplyDraft } from './reply-draft.entity.ts'
import { listMessages, type Said } from './thread.loader.ts'
import type { SendReplyInput } from './thread.type.ts'
import { writeReply } from './write-reply.ts'

const refuseUnread = (messages: Said[], lastSeenId: string | null | undefined) => {
  const newest = messages.filter(({ kind }) => kind !== 'note').at(-1)
  if (newest && newest.id !== lastSeenId)
    throw conflict(`${newest.authorName} has written meanwhile. Read it before you send your answer`)
}

const refuseWithoutReader = ({ email, anonymisedAt }: Inquiry) => {
  if (anonymisedAt) throw conflict('The guest was removed from this inquiry after 24 months')
  if (!email) throw conflict('This inquiry has no email address: call the guest')
}

/**
 * Writes the answer into the thread and its mail into the queue, both or neither; the same key again changes nothing.
 * Its writer's draft is done.
 * @throws NOT_FOUND, FORBIDDEN for a key, CONFLICT
 */
export const sendReply = async (ctx: Context, raw: SendReplyInput): Promise<Inquiry> => {
  const { inquiryId, key, text, language, lastSeenId } = sendReplySchema.parse(raw)
  const viewer = requireStaff(ctx)
  return inTransaction(ctx, async (inside) => {
    const { em } = inside
    const inquiry = await lockInquiry(inside, inquiryId)
    if (await isRepetition(inside, key, inquiry)) return inquiry
    refuseWithoutReader(inquiry)
    const earlier = await listMessages(em, inquiry.id)
    refuseUnread(earlier, lastSeenId)
    const now = ctx.now()
    const author = em.getReference(StaffUser, viewer.id)
    const reply = em.create(InquiryMessage, {
      id: key,
      inquiry,
      kind: 'reply',
      text,
      language: language ?? inquiry.language,
      author,
      authorName: viewer.name.slice(0, 100),
      attachments: [],
      createdAt: now,
      updatedAt: now,
    })
    reply.mail = em.create(Mail, { id: randomUUID(), ...(await writeReply(inside, inquiry, reply, earlier)) })
    await em.nativeDelete(ReplyDraft, { inquiry, author })
    await changeInquiry(inside, inquiry, { status: 'answered' })
    await audit(inside, 'reply-sent', { subject: inquiry.id })
    await inside.wake('mail.deliver')
    return inquiry
  })
}
