import type { Context } from '../../platform/context.ts'
import type { Inquiry } from '../inquiries/inquiry.entity.ts'
import { queueMail } from '../mail/queue-mail.service.ts'
import { StaffUser } from '../staff/staff.entity.ts'

/**
 * Tells whoever an inquiry is assigned to that its guest has answered. The front desk has the mail itself. Nothing of the
 * guest is in it but the reference, so a correction has nothing to correct.
 */
export const tellAssignee = async (ctx: Context, { reference, assignee }: Inquiry): Promise<void> => {
  const colleague = assignee && (await ctx.em.findOne(StaffUser, { id: assignee.id }))
  if (!colleague) return
  await queueMail(ctx, {
    kind: 'inquiry-notice',
    to: { address: colleague.email, name: colleague.name },
    content: {
      locale: 'en',
      subject: `Answer to ${reference}`,
      preview: 'The guest has answered.',
      heading: `The guest of ${reference} has answered`,
      opening: [],
      button: { label: 'Open the inquiry', url: `${ctx.publicUrl}/admin?tab=inquiries&search=${reference}` },
      closing: [],
      signature: 'The website',
      footer: {
        hotel: ctx.facts.name,
        phone: { text: ctx.facts.phone, url: `tel:${ctx.facts.phoneLink}` },
        postalAddress: '',
        reason: 'You get this mail because the inquiry is assigned to you.',
      },
    },
  })
  await ctx.wake('mail.deliver')
}
