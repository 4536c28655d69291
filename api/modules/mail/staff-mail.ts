import type { RequiredEntityData } from '@mikro-orm/core'
import type { Context } from '../../platform/context.ts'
import type { MailContent } from './mail-content.ts'
import type { Mail } from './mail.entity.ts'
import { layOutMail } from './queue-mail.service.ts'

type Envelope = Omit<Parameters<typeof layOutMail>[1], 'content'>

type Told = Pick<MailContent, 'subject' | 'preview' | 'facts'> &
  Required<Pick<MailContent, 'heading' | 'button'>> &
  Partial<Pick<MailContent, 'opening' | 'closing'>> & {
    /** Why this person gets this mail. */
    reason: string
  }

/** A mail from the website to the people at the desk, laid out to be stored. Staff read English. */
export const layOutStaffMail = (
  ctx: Context,
  envelope: Envelope,
  { opening = [], closing = [], reason, ...said }: Told,
): Promise<RequiredEntityData<Mail>> =>
  layOutMail(ctx, {
    ...envelope,
    content: {
      ...said,
      locale: 'en',
      opening,
      closing,
      signature: 'The website',
      footer: {
        hotel: ctx.facts.name,
        phone: { text: ctx.facts.phone, url: `tel:${ctx.facts.phoneLink}` },
        postalAddress: '',
        reason,
      },
    },
  })
