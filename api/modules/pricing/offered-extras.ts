import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import type { ExtraFacts } from './extras-of-stay.ts'

/** An extra as it is stored: without a price where the hotel's facts have it. */
export type StoredExtra = Omit<ExtraFacts, 'price'> & { price: number | null }

const minutesOf = (clock: string) => {
  const [hours, minutes] = clock.split(':').map(Number) as [number, number]
  return hours * 60 + minutes
}

/** Whole hours from the usual check-out to the latest one. */
const lateHours = ({ checkOutTime, lateCheckOut }: HotelFacts): number | null =>
  lateCheckOut.until === null ? null : Math.floor((minutesOf(lateCheckOut.until) - minutesOf(checkOutTime)) / 60)

/** What the facts say of an extra: its price, and how many of it there can be. */
const byFacts = (extra: StoredExtra, facts: HotelFacts): Pick<StoredExtra, 'price' | 'maximum'> => {
  if (extra.kind === 'pet')
    return { price: facts.pets.feePerNight, maximum: Math.min(9, facts.pets.maximum ?? extra.maximum) }
  if (extra.kind === 'late-check-out')
    return { price: facts.lateCheckOut.feePerHour, maximum: Math.min(9, lateHours(facts) ?? extra.maximum) }
  return extra
}

/** The extras that the hotel offers: one whose price nobody has said, or of which there can be none, is not among them. */
export const offeredExtras = (stored: readonly StoredExtra[], facts: HotelFacts): ExtraFacts[] =>
  stored.flatMap((extra) => {
    const { price, maximum } = byFacts(extra, facts)
    return price === null || maximum < 1 ? [] : [{ ...extra, price, maximum }]
  })
