import type { Context } from '../../platform/context.ts'
import type { Inquiry } from '../inquiries/inquiry.entity.ts'
import { listMerged, lockWhole } from '../inquiries/merged.ts'
import { Mail, undeliveredStates } from '../mail/mail.entity.ts'
import { listMessages } from './thread.loader.ts'
import { writeReply } from './write-reply.ts'

/**
 * Answers in the thread of an inquiry that was corrected: one that waits or has failed is written anew; of one that has
 * left only how far it came is kept, since its copy says what was wrong.
 */
export const correctReplies = async (ctx: Context, corrected: Inquiry): Promise<void> => {
  const { em } = ctx
  const inquiry = await lockWhole(ctx, corrected)
  const parts = [inquiry, ...(await listMerged(em, [inquiry.id]))].map(({ id }) => id)
  const messages = await listMessages(em, inquiry.id)
  for (const mail of await em.find(Mail, { inquiry: { $in: parts }, kind: 'inquiry-reply' })) {
    const place = messages.findIndex((message) => message.mail?.id === mail.id)
    if (!undeliveredStates.includes(mail.state) || place < 0)
      Object.assign(mail, { toAddress: inquiry.email, toName: inquiry.name, html: '', text: '' })
    else {
      const { subject, html, text, toAddress, toName } = await writeReply(
        ctx,
        inquiry,
        messages[place]!,
        messages.slice(0, place),
      )
      Object.assign(mail, { subject, html, text, toAddress, toName })
    }
  }
}
