import type { Context } from '../../platform/context.ts'
import { Coupon } from '../coupons/coupon.entity.ts'
import { Inquiry } from '../inquiries/inquiry.entity.ts'
import type { OtherInquiry } from './inquiry-stay.type.ts'

/** More is looked for by the search. */
const mostShown = 10

const longestExcerpt = 160

/** Other inquiries from the same address that stand for themselves, the newest first; none for an inquiry without one, or whose guest was removed. */
export const otherInquiries = async (
  { em }: Context,
  { id, emailLower, anonymisedAt }: Inquiry,
): Promise<OtherInquiry[]> => {
  if (!emailLower || anonymisedAt) return []
  const order = { orderBy: { createdAt: 'desc', id: 'desc' }, limit: mostShown } as const
  const others = await em.find(Inquiry, { emailLower, mergedInto: null, id: { $ne: id } }, order)
  return others.map(({ id, reference, status, message, createdAt }) => ({
    id,
    reference,
    status,
    excerpt: message.slice(0, longestExcerpt),
    createdAt,
  }))
}

/** Coupons of the same address, the newest first. */
export const couponsOfGuest = async ({ em }: Context, { emailLower, anonymisedAt }: Inquiry): Promise<Coupon[]> =>
  !emailLower || anonymisedAt
    ? []
    : em.find(Coupon, { holder: { emailLower } }, { orderBy: { issuedAt: 'desc' }, limit: mostShown })
