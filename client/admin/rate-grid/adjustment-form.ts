import { nightAdjustmentSchema } from '#graphql/inputs/night-adjustment.ts'
import { formSchema } from '../ui/form-schema.ts'
import { centsOf, dollarsOf, numberOf } from '../ui/money.ts'
import { hotelToday } from '../ui/time.ts'

/** The room types and nights that are chosen in the grid. */
export interface ChosenNights {
  roomTypeIds: string[]
  firstNight: string
  lastNight: string
}

export const priceWays = {
  leave: 'Leave as it is',
  set: 'Set to, in dollars',
  'raise-percent': 'Raise by per cent',
  'lower-percent': 'Lower by per cent',
  'raise-dollars': 'Raise by dollars',
  'lower-dollars': 'Lower by dollars',
} as const

export type PriceWay = keyof typeof priceWays

interface AdjustmentDraft {
  way: PriceWay
  /** What the price is set to, or changed by, as typed. */
  by: string
  /** Sunday 0; empty for every night. */
  daysOfWeek: number[]
  minStay: string
  fillsGaps: boolean
  stopSell: boolean
}

export const newAdjustment: AdjustmentDraft = {
  way: 'raise-percent',
  by: '',
  daysOfWeek: [],
  minStay: '',
  fillsGaps: false,
  stopSell: false,
}

interface StoredPrice {
  price?: number | null | undefined
  percent?: number | null | undefined
  amount?: number | null | undefined
}

const wayOf = ({ price, percent, amount }: StoredPrice): Pick<AdjustmentDraft, 'way' | 'by'> => {
  if (price != null) return { way: 'set', by: dollarsOf(price) }
  if (percent != null) return { way: percent > 0 ? 'raise-percent' : 'lower-percent', by: String(Math.abs(percent)) }
  if (amount != null) return { way: amount > 0 ? 'raise-dollars' : 'lower-dollars', by: dollarsOf(Math.abs(amount)) }
  return { way: 'leave', by: '' }
}

/** A change of nights as it is stored, to be changed. */
export const adjustmentDraft = ({
  daysOfWeek,
  minStay,
  fillsGaps,
  stopSell,
  ...price
}: Pick<AdjustmentDraft, 'daysOfWeek' | 'fillsGaps' | 'stopSell'> &
  StoredPrice & { minStay?: number | null | undefined }): AdjustmentDraft => ({
  ...wayOf(price),
  daysOfWeek,
  minStay: minStay == null ? '' : String(minStay),
  fillsGaps,
  stopSell,
})

const less = (value: number | null) => (value === null ? null : -value)

const priceOf = (way: PriceWay, by: string) => {
  const ways = { price: null, percent: null, amount: null }
  switch (way) {
    case 'leave':
      return ways
    case 'set':
      return { ...ways, price: centsOf(by) }
    case 'raise-percent':
      return { ...ways, percent: numberOf(by) }
    case 'lower-percent':
      return { ...ways, percent: less(numberOf(by)) }
    case 'raise-dollars':
      return { ...ways, amount: centsOf(by) }
    case 'lower-dollars':
      return { ...ways, amount: less(centsOf(by)) }
  }
}

export const adjustmentInput = (
  chosen: ChosenNights,
  { way, by, daysOfWeek, minStay, fillsGaps, stopSell }: AdjustmentDraft,
) => ({
  ...chosen,
  daysOfWeek,
  ...priceOf(way, by),
  minStay: numberOf(minStay),
  fillsGaps,
  stopSell,
})

export type AdjustmentInput = ReturnType<typeof adjustmentInput>

const isPrice = (field: PropertyKey | undefined) => field === 'price' || field === 'percent' || field === 'amount'

/** @param storedFirst the first night of a change that is changed */
export const adjustmentFormSchema = (chosen: ChosenNights, storedFirst?: string) =>
  formSchema(
    nightAdjustmentSchema(hotelToday(), storedFirst),
    (draft: AdjustmentDraft) => adjustmentInput(chosen, draft),
    (path) => (isPrice(path[0]) ? ['by'] : path),
  )
