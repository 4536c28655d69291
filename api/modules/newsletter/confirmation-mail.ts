import type { Context } from '../../platform/context.ts'
import type { Subscriber } from '../subscribers/subscriber.entity.ts'
import { writeFooter } from '../mail/mail-footer.ts'
import { mailingPage, mailingToken } from '../mail/mail-links.ts'
import { phrase, writePercent } from '../mail/mail-phrases.ts'
import { queueMail } from '../mail/queue-mail.service.ts'

/** Sends the link by which somebody joins from their own mailbox. */
export const queueConfirmationMail = async (ctx: Context, subscriber: Subscriber) => {
  const locale = subscriber.language
  const { newsletterPercent } = ctx.facts.offers
  const percent = newsletterPercent ? writePercent(newsletterPercent, locale) : null
  const opening = phrase(ctx, 'mail.confirmation.opening', locale, { percent })
  const token = mailingToken(ctx, 'confirm', subscriber.id, subscriber.email)
  return queueMail(ctx, {
    kind: 'confirmation',
    to: { address: subscriber.email, name: subscriber.name },
    subscriber,
    content: {
      locale,
      subject: phrase(ctx, 'mail.confirmation.subject', locale),
      preview: opening,
      heading: phrase(ctx, 'mail.confirmation.heading', locale),
      opening: [opening],
      button: {
        label: phrase(ctx, 'mail.confirmation.button', locale),
        url: mailingPage(ctx, 'confirm', locale, token),
      },
      closing: [phrase(ctx, 'mail.confirmation.closing', locale)],
      signature: phrase(ctx, 'mail.footer.signature', locale),
      footer: await writeFooter(ctx, locale, 'mail.footer.askedToJoin'),
    },
  })
}
