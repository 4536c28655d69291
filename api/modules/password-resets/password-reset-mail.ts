import type { Context } from '../../platform/context.ts'
import { layOutStaffMail } from '../mail/staff-mail.ts'

/** The link by which a staff member sets a new password. */
export const writePasswordResetMail = (ctx: Context, staff: { name: string; email: string }, link: string) =>
  layOutStaffMail(
    ctx,
    { kind: 'password-reset', to: { address: staff.email, name: staff.name } },
    {
      subject: `Set a new password for ${ctx.facts.name}`,
      preview: 'The link works once, for an hour.',
      heading: 'Set a new password',
      opening: [
        `Hello ${staff.name},`,
        `Somebody, we hope you, has asked for a new password for your account at the staff desk of ${ctx.facts.name}.`,
      ],
      button: { label: 'Choose a new password', url: link },
      closing: [
        'The link works once, for an hour. Using it signs you out everywhere.',
        'If it was not you, you need not do anything: your password stays as it is.',
      ],
      reason: 'You get this mail because your address signs in at the staff desk.',
    },
  )
