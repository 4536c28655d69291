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

/** What a request says of its price. */
interface Kept {
  roomType: { id: string }
  arrival: string
  departure: string
  price: KeptPrice
  /** Null where nothing could be promised. */
  keptUntil: Date | null | undefined
}

export const isSameStay = ({ roomType, arrival, departure }: Kept, stay: AskedStay): boolean =>
  roomType.id === stay.roomTypeId && arrival === stay.arrival && departure === stay.departure

const hasExtrasOf = ({ extras = [] }: KeptPrice, promised: KeptPrice): boolean =>
  (promised.extras ?? []).every(({ slug, quantity }) =>
    extras.some((line) => line.slug === slug && line.quantity === quantity),
  )

/**
 * What an offer made at `now` costs: the kept price for the stay that was asked for, up to the last moment of the
 * promise, unless the price has fallen since: one that lacks an extra which was promised is no lower price. Other nights,
 * and a promise that has run out, cost what they cost now.
 */
export const priceOfOffer = (request: Kept, stay: AskedStay, present: KeptPrice, now: Date): KeptPrice => {
  const isPromised = request.keptUntil != null && now <= request.keptUntil
  if (!isPromised || !isSameStay(request, stay)) return present
  return hasExtrasOf(present, request.price) && present.total < request.price.total ? present : request.price
}
