import type { Context } from '../../platform/context.ts'
import type { OutgoingMail } from '../../integrations/mailer/port.ts'
import type { Mail } from './mail.entity.ts'
import { messageIdOf, sender } from './sender.ts'

/** A stored mail as it goes to the mail server. */
export const toOutgoing = (ctx: Pick<Context, 'env' | 'facts'>, mail: Mail): OutgoingMail => ({
  messageId: messageIdOf(ctx, mail.id),
  from: sender(ctx),
  to: { address: mail.toAddress, ...(mail.toName && { name: mail.toName }) },
  ...(mail.replyTo && { replyTo: mail.replyTo }),
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  headers: mail.headers,
  date: mail.createdAt,
})
