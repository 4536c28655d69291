import type { Locale } from '#graphql/locales.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { queueRenderedMail } from '../mail/queue-mail.service.ts'
import type { MailPreview } from '../mail/mail.type.ts'
import { requireStaff } from '../../platform/viewer.ts'
import type { CampaignInput } from './campaign.inputs.ts'
import { prepareCampaignMail, wholeMail } from './campaign-mail.ts'
import type { TestCampaignReceipt } from './campaign.type.ts'
import { readCampaign } from './read-campaign.ts'

/** A code and a link that look right and do nothing. */
const sample = { code: 'SUN-ABCDEF', token: 'sample' }

/** @throws BAD_USER_INPUT */
export const previewCampaign = async (ctx: Context, raw: CampaignInput, locale: Locale): Promise<MailPreview> =>
  wholeMail((await prepareCampaignMail(ctx, readCampaign(ctx, raw), locale))({ ...sample, name: 'Alex' }))

/** @throws BAD_USER_INPUT, FORBIDDEN for API keys, which have no address */
export const sendTestCampaign = async (
  ctx: Context,
  raw: CampaignInput,
  locale: Locale,
): Promise<TestCampaignReceipt> => {
  const offer = readCampaign(ctx, raw)
  const { name, email } = requireStaff(ctx)
  const mail = wholeMail((await prepareCampaignMail(ctx, offer, locale))({ ...sample, name }))
  const { id } = await inTransaction(ctx, async (inside) =>
    queueRenderedMail(inside, { kind: 'test', to: { address: email, name }, language: locale, ...mail }),
  )
  await ctx.wake('mail.deliver')
  return { toAddress: email, mailId: id, mode: ctx.mailer ? 'smtp' : 'outbox' }
}
