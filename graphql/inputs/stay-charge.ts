import { z } from 'zod'
import { stayDate, wholeNumber } from './fields.ts'

/** Taxes are hundredths of a percent, fees are cents. */
export const chargeKinds = ['sales-tax', 'bed-tax', 'nightly-fee', 'stay-fee'] as const
export type ChargeKind = (typeof chargeKinds)[number]

export const isTax = (kind: ChargeKind): boolean => kind === 'sales-tax' || kind === 'bed-tax'

const highestTax = 3_000
const highestFee = 50_000

export const stayChargeSchema = z
  .object({
    kind: z.enum(chargeKinds, `Kind must be one of ${chargeKinds.join(', ')}`),
    amount: wholeNumber('Amount', 0, highestFee, 'a number like 6.50'),
    validFrom: stayDate('Valid from'),
  })
  .refine(({ kind, amount }) => !isTax(kind) || amount <= highestTax, {
    path: ['amount'],
    error: 'A tax must be from 0% to 30%',
  })
