import { createHmac, randomUUID } from 'node:crypto'
import { requestPasswordResetSchema, resetPasswordSchema } from '#graphql/inputs/staff.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { conflict } from '../../errors.ts'
import { visitorHash } from '../../platform/visitor.ts'
import { Mail } from '../mail/mail.entity.ts'
import { writePasswordResetMail } from './password-reset-mail.ts'
import { audit } from '../audit/audit.service.ts'
import { spend, withinAllowance } from '../throttle/throttle.service.ts'
import { byStaff, findStaff } from '../staff/accounts.service.ts'
import { createLink, findLinkOwner, useUpLink } from '../staff/password-link.service.ts'
import { refuseGuessable } from '../staff/password-strength.ts'
import { hashPassword, setPassword, startOver } from '../staff/password.service.ts'
import { StaffUser } from '../staff/staff.entity.ts'
import { requireStaff } from '../../platform/viewer.ts'

const perVisitor = { calls: 10, windowSeconds: 3_600 }
const perAddress = { calls: 3, windowSeconds: 3_600 }

/** Whether an address may hear from us once more in this hour. */
const mayAsk = (ctx: Context, email: string) => {
  const hash = createHmac('sha256', `password-reset ${ctx.secret}`).update(email).digest('hex')
  return withinAllowance(ctx, `reset:${hash}`, perAddress)
}

/**
 * Mails a link that sets a new password. A stranger learns nothing: an unknown address is answered alike, after the same
 * work. False where this server sends no mail.
 * @throws RATE_LIMITED
 */
export const requestPasswordReset = async (ctx: Context, raw: unknown): Promise<{ mailed: boolean }> => {
  const { email } = requestPasswordResetSchema.parse(raw)
  const sentence = 'There were many requests from here. Please try again later'
  await spend(ctx, `reset:${visitorHash(ctx)}`, perVisitor, sentence)
  if (!ctx.mailer) return { mailed: false }
  const mayHear = await mayAsk(ctx, email.toLowerCase())
  const staff = await ctx.em.findOne(StaffUser, { email: email.toLowerCase() })
  await inTransaction(ctx, async (inside) => {
    const link = createLink(inside, 'reset', staff?.id ?? randomUUID())
    const mail = await writePasswordResetMail(inside, staff ?? { name: 'Nobody', email }, link)
    if (!staff || !mayHear) return
    inside.em.create(Mail, mail)
    await audit(inside, 'password-link-made', { subject: staff.id, details: { way: 'mail' } })
  })
  await ctx.wake('mail.deliver')
  return { mailed: true }
}

/** Sets the new password and ends every session; the second step stays as it is. @throws NOT_FOUND, BAD_USER_INPUT */
export const resetPassword = async (ctx: Context, raw: unknown): Promise<StaffUser> => {
  const { token, newPassword } = resetPasswordSchema.parse(raw)
  const staff = await findLinkOwner(ctx, 'reset', token)
  await refuseGuessable(ctx.facts, newPassword, staff)
  const hash = await hashPassword(ctx, newPassword)
  return inTransaction(ctx, async (inside) => {
    await useUpLink(inside, 'reset', token)
    await setPassword(inside.em, staff.id, hash)
    await startOver(inside.em, staff)
    await audit(inside, 'password-reset', { subject: staff.id, by: byStaff(staff) })
    return staff
  })
}

/** A link for a colleague who cannot sign in, to be passed on by hand. @throws NOT_FOUND, CONFLICT for one’s own account */
export const createPasswordResetLink = (ctx: Context, id: string): Promise<{ staff: StaffUser; link: string }> =>
  inTransaction(ctx, async (inside) => {
    const staff = await findStaff(inside, id)
    if (staff.id === requireStaff(ctx).id) throw conflict('Change your own password under My account')
    await audit(inside, 'password-link-made', { subject: staff.id, details: { name: staff.name } })
    return { staff, link: createLink(inside, 'reset', staff.id) }
  })
