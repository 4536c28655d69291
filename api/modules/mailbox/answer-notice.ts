import { deskPath } from '#graphql/desk-paths.ts'
import type { Context } from '../../platform/context.ts'
import type { Inquiry } from '../inquiries/inquiry.entity.ts'
import { Mail } from '../mail/mail.entity.ts'
import { layOutStaffMail } from '../mail/staff-mail.ts'
import { StaffUser } from '../staff/staff.entity.ts'

/**
 * Tells whoever an inquiry is assigned to that its guest has answered. The front desk has the mail itself. Nothing of the
 * guest is in it but the reference, so a correction has nothing to correct.
 */
export const tellAssignee = async (ctx: Context, { reference, assignee }: Inquiry): Promise<void> => {
  const colleague = assignee && (await ctx.em.findOne(StaffUser, { id: assignee.id }))
  if (!colleague) return
  const mail = await layOutStaffMail(
    ctx,
    { kind: 'inquiry-notice', to: { address: colleague.email, name: colleague.name } },
    {
      subject: `Answer to ${reference}`,
      preview: 'The guest has answered.',
      heading: `The guest of ${reference} has answered`,
      button: { label: 'Open the inquiry', url: ctx.publicUrl + deskPath('inquiries', { search: reference }) },
      reason: 'You get this mail because the inquiry is assigned to you.',
    },
  )
  ctx.em.create(Mail, mail)
  await ctx.wake('mail.deliver')
}
