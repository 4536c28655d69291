import type { Stay } from '#graphql/stay-address.ts'
import type { StayOptionFragment } from './StayPrice.generated.ts'

/** A stay that can be had. */
export type StayOption = StayOptionFragment & {
  /** Who of the party sleeps there with what, where it takes several stays. */
  party?: Pick<Stay, 'guests' | 'children' | 'accessible' | 'extras' | 'code' | 'roomNumber'>
  /** What the price has in it besides the nights. */
  extras?: readonly { slug: string; name: string; reason: string }[]
  /** What a code takes off the nights of this one among several, and the price in cents without it. */
  coupon?: { couponPercent: number; before: number }
}

/** The stay that an option is, of a guest who asked for another one. */
export const stayOf = (stay: Stay, { party, arrival, departure, roomType }: StayOption): Stay => ({
  ...stay,
  ...party,
  arrival,
  departure,
  room: roomType.slug,
})
