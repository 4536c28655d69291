import type { Context } from '../../platform/context.ts'
import { Coupon } from '../coupons/coupon.entity.ts'
import { Inquiry } from '../inquiries/inquiry.entity.ts'

/** More is looked for by the search. */
const mostShown = 10

/** Other inquiries from the same address, the newest first; none for an inquiry without one, or whose guest was removed. */
export const otherInquiries = async ({ em }: Context, { id, emailLower, anonymisedAt }: Inquiry): Promise<Inquiry[]> =>
  !emailLower || anonymisedAt
    ? []
    : em.find(
        Inquiry,
        { emailLower, id: { $ne: id } },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: mostShown },
      )

/** Coupons of the same address, the newest first. */
export const couponsOfGuest = async ({ em }: Context, { emailLower, anonymisedAt }: Inquiry): Promise<Coupon[]> =>
  !emailLower || anonymisedAt
    ? []
    : em.find(Coupon, { holder: { emailLower } }, { orderBy: { issuedAt: 'desc' }, limit: mostShown })
