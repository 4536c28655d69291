import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import type { Localized } from '../hotel/localized.ts'
import type { MailFooter } from './mail-content.ts'
import { phrase } from './mail-phrases.ts'
import { findPostalAddress } from './postal-address.service.ts'
import { footerTexts } from './texts/footer.ts'

/** Who writes, why, and how to stop it; `unsubscribeUrl` only where there is something to leave. */
export const writeFooter = async (
  ctx: Context,
  locale: Locale,
  reason: Localized,
  unsubscribeUrl?: string,
): Promise<MailFooter> => ({
  hotel: ctx.facts.name,
  phone: { text: ctx.facts.phone, url: `tel:${ctx.facts.phoneLink}` },
  postalAddress: await findPostalAddress(ctx),
  reason: phrase(ctx, reason, locale),
  ...(unsubscribeUrl && { unsubscribe: { label: phrase(ctx, footerTexts.unsubscribe, locale), url: unsubscribeUrl } }),
})
