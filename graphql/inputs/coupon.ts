import { z } from 'zod'
import { longestStay } from '../stay-limits.ts'
import { plainText, stayDate, wholeNumber } from './fields.ts'

/** What is typed or scanned: any case, spaces around it, or the whole address from a QR code. */
export const couponCode = z
  .string({ error: 'Code is required' })
  .trim()
  .max(300, 'Code is too long')
  .transform((value) => (/[?&]code=([^&#]+)/.exec(value)?.[1] ?? value).toUpperCase().replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^[A-Z]{3}-?[2-9A-HJ-NP-Z]{4,8}$/, 'Code must look like SUN-7K4M'))
  .transform((value) => (value.includes('-') ? value : `${value.slice(0, 3)}-${value.slice(3)}`))

export const couponStates = ['issued', 'redeemed', 'expired', 'void'] as const
export type CouponState = (typeof couponStates)[number]

/** For how long a redemption that was a slip can be taken back. */
export const undoMinutes = 15

export const redeemCouponSchema = z.object({
  code: couponCode,
  // Whoever walks in has none.
  bookingRef: plainText('Booking reference', 0, 40)
    .nullish()
    .transform((value) => value || null),
  stayDate: stayDate('Arrival').nullish(),
  // Nobody has to ask the guest: it tells how much a campaign has brought.
  nights: wholeNumber('Nights', 1, longestStay).nullish(),
})

export const blackoutPeriodSchema = z
  .object({
    firstDate: stayDate('First arrival'),
    lastDate: stayDate('Last arrival'),
    reason: plainText('Reason', 0, 80)
      .nullish()
      .transform((value) => value ?? ''),
  })
  .refine(({ firstDate, lastDate }) => lastDate >= firstDate, {
    path: ['lastDate'],
    error: 'Last arrival must not be before the first',
  })

const blackoutPeriods = z.array(blackoutPeriodSchema).max(50, 'There can be at most 50 periods')

export const updateBlackoutDatesSchema = z.object({
  periods: blackoutPeriods,
  before: blackoutPeriods.nullish(),
})
