import type { CouponPartsFragment } from './CouponParts.generated.ts'

export const couponStates: Record<CouponPartsFragment['state'], { label: string; palette: string }> = {
  ISSUED: { label: 'Can be redeemed', palette: 'green' },
  REDEEMED: { label: 'Redeemed', palette: 'orange' },
  EXPIRED: { label: 'Expired', palette: 'red' },
  VOID: { label: 'Withdrawn', palette: 'red' },
}
