import type { Context } from '../../platform/context.ts'
import { layOutMail } from '../mail/queue-mail.service.ts'

/** The link by which a staff member sets a new password. Staff read English. */
export const writePasswordResetMail = (ctx: Context, staff: { name: string; email: string }, link: string) =>
  layOutMail(ctx, {
    kind: 'password-reset',
    to: { address: staff.email, name: staff.name },
    content: {
      locale: 'en',
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
      signature: 'The website',
      footer: {
        hotel: ctx.facts.name,
        phone: { text: ctx.facts.phone, url: `tel:${ctx.facts.phoneLink}` },
        postalAddress: '',
        reason: 'You get this mail because your address signs in at the staff desk.',
      },
    },
  })
