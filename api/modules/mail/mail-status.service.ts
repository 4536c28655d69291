import { subDays } from 'date-fns/subDays'
import { updatePostalAddressSchema } from '#graphql/inputs/mail.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { audit } from '../audit/audit.service.ts'
import { writeSetting } from '../settings/setting.service.ts'
import { Mail } from './mail.entity.ts'
import type { MailStatus, UpdatePostalAddressInput } from './mail.type.ts'
import { kindsToRead } from './mail-rights.ts'
import { findPostalAddress, postalAddressKey } from './postal-address.service.ts'
import { sender } from './outgoing-mail.ts'

export const readMailStatus = async (ctx: Context): Promise<MailStatus> => {
  const postalAddress = await findPostalAddress(ctx)
  const { name, address } = sender(ctx)
  const kind = { $in: kindsToRead(ctx) }
  const waiting = { kind, state: { $in: ['queued' as const, 'sending' as const] } }
  return {
    mode: ctx.mailer ? 'smtp' : 'outbox',
    from: `${name} <${address}>`,
    postalAddress,
    postalAddressSet: postalAddress !== '',
    perMinute: ctx.env.MAIL_PER_MINUTE,
    queued: await ctx.em.count(Mail, waiting),
    delayed: await ctx.em.count(Mail, { ...waiting, lastError: { $ne: null } }),
    failed: await ctx.em.count(Mail, { kind, state: 'failed', createdAt: { $gte: subDays(ctx.now(), 7) } }),
  }
}

export const updatePostalAddress = async (ctx: Context, raw: UpdatePostalAddressInput): Promise<MailStatus> => {
  const { postalAddress } = updatePostalAddressSchema.parse(raw)
  await inTransaction(ctx, async (inside) => {
    await writeSetting(inside.em, postalAddressKey, postalAddress)
    await audit(inside, 'postal-address-changed')
  })
  ctx.em.clear()
  return readMailStatus(ctx)
}
