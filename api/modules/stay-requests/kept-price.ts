import type { ExtraLine } from '../pricing/extras-of-stay.ts'
import type { Charge, Quote } from '../pricing/quote.ts'

/** Every line of a price as it was said to the guest, in cents. */
export interface KeptPrice extends Pick<
  Quote,
  'nightsTotal' | 'longStay' | 'couponPercent' | 'discount' | 'subtotal' | 'taxTotal' | 'total'
> {
  nights: { date: string; price: number }[]
  fees: Charge[]
  /** Missing in prices that were kept before there were extras. */
  extras?: ExtraLine[]
  taxes: Charge[]
}

export const keepPrice = (quote: Omit<KeptPrice, 'nights'> & Pick<Quote, 'nights'>): KeptPrice => ({
  nights: quote.nights.map(({ date, price }) => ({ date, price })),
  nightsTotal: quote.nightsTotal,
  longStay: quote.longStay,
  couponPercent: quote.couponPercent,
  discount: quote.discount,
  fees: quote.fees,
  extras: quote.extras ?? [],
  subtotal: quote.subtotal,
  taxes: quote.taxes,
  taxTotal: quote.taxTotal,
  total: quote.total,
})

/** A stay in a room type; the day of departure is no night of it. */
export interface AskedStay {
  roomTypeId: string
  arrival: string
  departure: string
}

/** What a room of a request says of its price. */
interface Kept {
  roomType: { id: string }
  arrival: string
  departure: string
  price: KeptPrice
}

/** Up to the last moment of the promise; never where nothing could be promised. */
export const isPriceKept = ({ keptUntil }: { keptUntil?: Date | null | undefined }, now: Date): boolean =>
  keptUntil != null && now <= keptUntil

export const isSameStay = ({ roomType, arrival, departure }: Omit<Kept, 'price'>, stay: AskedStay): boolean =>
  roomType.id === stay.roomTypeId && arrival === stay.arrival && departure === stay.departure

const hasExtrasOf = ({ extras = [] }: KeptPrice, promised: KeptPrice): boolean =>
  (promised.extras ?? []).every(({ slug, quantity }) =>
    extras.some((line) => line.slug === slug && line.quantity === quantity),
  )

/**
 * What a room costs that is offered: its kept price for the stay that was asked for while the promise holds, unless the
 * price has fallen since: one that lacks an extra which was promised is no lower price. Other nights, and a promise that
 * has run out, cost what they cost now.
 */
export const priceOfOffer = (room: Kept, stay: AskedStay, present: KeptPrice, isPromised: boolean): KeptPrice => {
  if (!isPromised || !isSameStay(room, stay)) return present
  return hasExtrasOf(present, room.price) && present.total < room.price.total ? present : room.price
}
