import type { Context } from '../../platform/context.ts'
import type { Subscriber } from '../subscribers/subscriber.entity.ts'
import { writeFooter } from './mail-footer.ts'
import { mailingPage, mailingToken } from './mail-links.ts'
import { phrase, writePercent } from './mail-phrases.ts'
import { queueMail } from './queue-mail.service.ts'
import { confirmationTexts } from './texts/confirmation.ts'
import { footerTexts } from './texts/footer.ts'

/** Sends the link by which somebody joins from their own mailbox. */
export const queueConfirmationMail = async (ctx: Context, subscriber: Subscriber) => {
  const locale = subscriber.language
  const percent = writePercent(ctx.facts.offers.newsletterPercent, locale)
  const opening = phrase(ctx, confirmationTexts.opening, locale, { percent })
  const token = mailingToken(ctx, 'confirm', subscriber.id)
  return queueMail(ctx, {
    kind: 'confirmation',
    to: { address: subscriber.email, name: subscriber.name },
    subscriber,
    content: {
      locale,
      subject: phrase(ctx, confirmationTexts.subject, locale),
      preview: opening,
      heading: phrase(ctx, confirmationTexts.heading, locale),
      opening: [opening],
      button: { label: phrase(ctx, confirmationTexts.button, locale), url: mailingPage(ctx, 'confirm', locale, token) },
      closing: [phrase(ctx, confirmationTexts.closing, locale)],
      signature: phrase(ctx, footerTexts.signature, locale),
      footer: await writeFooter(ctx, locale, footerTexts.askedToJoin),
    },
  })
}
