import type { Locale } from '#graphql/locales.ts'
import type { MessageKey } from '../../i18n/translate.ts'
import type { Context } from '../../platform/context.ts'
import type { MailFooter } from './mail-content.ts'
import { phrase } from './mail-phrases.ts'
import { findPostalAddress } from './postal-address.service.ts'

/** Who writes, why, and how to stop it; `unsubscribeUrl` only where there is something to leave. */
export const writeFooter = async (
  ctx: Context,
  locale: Locale,
  reason: MessageKey,
  unsubscribeUrl?: string,
): Promise<MailFooter> => ({
  hotel: ctx.facts.name,
  phone: { text: ctx.facts.phone, url: `tel:${ctx.facts.phoneLink}` },
  postalAddress: await findPostalAddress(ctx),
  reason: phrase(ctx, reason, locale),
  ...(unsubscribeUrl && {
    unsubscribe: { label: phrase(ctx, 'mail.footer.unsubscribe', locale), url: unsubscribeUrl },
  }),
})
