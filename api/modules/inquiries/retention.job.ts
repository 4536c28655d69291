import { subMonths } from 'date-fns/subMonths'
import { subDays } from 'date-fns/subDays'
import type { Context } from '../../platform/context.ts'
import { Inquiry } from './inquiry.entity.ts'

const keepSenderDays = 30
const keepInquiryMonths = 24

/** The keyed hash of the sender's address serves against floods only; after 30 days it goes. */
export const forgetSenders = (ctx: Context): Promise<number> =>
  ctx.em.nativeUpdate(
    Inquiry,
    { ipHash: { $ne: null }, createdAt: { $lt: subDays(ctx.now(), keepSenderDays) } },
    { ipHash: null },
  )

/** Where a person was removed on one side, there is no thread that the two share. */
const partOldInquiries = ({ em }: Context): Promise<number> =>
  em.nativeUpdate(
    Inquiry,
    {
      mergedInto: { $ne: null },
      $or: [{ anonymisedAt: { $ne: null } }, { mergedInto: { anonymisedAt: { $ne: null } } }],
    },
    { mergedInto: null, mergedAt: null, mergedBy: null },
  )

/** After 24 months the person is removed from an inquiry; what remains counts. */
export const anonymiseOldInquiries = async (ctx: Context): Promise<void> => {
  await ctx.em.nativeUpdate(
    Inquiry,
    { anonymisedAt: null, createdAt: { $lt: subMonths(ctx.now(), keepInquiryMonths) } },
    {
      name: 'Former guest',
      email: 'removed@invalid',
      emailLower: 'removed@invalid',
      phone: null,
      message: 'Removed after 24 months.',
      notes: '',
      correctedStay: null,
      snoozedUntil: null,
      ipHash: null,
      anonymisedAt: ctx.now(),
    },
  )
  await partOldInquiries(ctx)
}
