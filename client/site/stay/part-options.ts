import { mostOfAnExtra } from '#graphql/inputs/stay-extra.ts'
import type { Stay } from '#graphql/stay-address.ts'
import type { CodeLimit } from './CouponNotice.tsx'
import type { RoomsTogetherFragment, SplitStayFragment } from './StayPrice.generated.ts'

/** What has the nights where no single room does. */
export interface OtherWays {
  together: RoomsTogetherFragment | null
  split: SplitStayFragment | null
}

/** Whether two stays in a row are the first to be shown: what costs less is. */
export const isSplitFirst = ({ together, split }: OtherWays) =>
  split !== null && (together === null || split.subtotal < together.subtotal)

/** One of the stays that have a wish between them. */
type Part = SplitStayFragment['halves'][number]

/** Such stays as options, each with what is its own of the party, of the extras and of the code. */
export const partOptions = <P extends Part>(
  parts: readonly P[],
  stay: Stay,
  partyOf: (part: P) => Pick<Stay, 'guests' | 'children' | 'accessible'>,
  { codeRetryAfter }: CodeLimit,
) => {
  const bearer = parts.find(({ couponPercent }) => couponPercent !== null)
  // A code that was not looked at is kept for the first.
  const withCode = codeRetryAfter === undefined ? bearer : parts[0]
  return parts.map((part) => {
    const { stay: option, extras, couponPercent, discount } = part
    const { guests, children, accessible } = partyOf(part)
    return {
      ...option,
      extras,
      coupon: couponPercent === null ? undefined : { couponPercent, before: option.subtotal + discount },
      party: {
        guests,
        children,
        accessible,
        // A wish is for a room alone.
        roomNumber: '',
        // It can be redeemed once.
        code: part === withCode ? stay.code : '',
        extras: extras
          .filter(({ isMandatory }) => !isMandatory)
          .map(({ slug, quantity }) => ({ slug, quantity: Math.min(quantity, mostOfAnExtra) })),
      },
    }
  })
}
