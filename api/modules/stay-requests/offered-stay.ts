import type { AskedStay, KeptPrice } from './kept-price.ts'
import type { StayRequestRoom } from './stay-request-room.entity.ts'

interface PricedRoom extends AskedStay {
  price: KeptPrice
}

/** What was asked for. */
export const askedIn = ({ roomType, arrival, departure, price }: StayRequestRoom): PricedRoom => ({
  roomTypeId: roomType.id,
  arrival,
  departure,
  price,
})

/** What the desk offered last; null before it has. */
export const offeredIn = (room: StayRequestRoom): PricedRoom | null => {
  const { offerRoomType, offerArrival, offerDeparture, offerPrice } = room
  return offerRoomType && offerArrival && offerDeparture && offerPrice
    ? { roomTypeId: offerRoomType.id, arrival: offerArrival, departure: offerDeparture, price: offerPrice }
    : null
}

/** What prices of several rooms come to. */
export const totalOf = (prices: readonly { price: { total: number } }[]): number =>
  prices.reduce((sum, { price }) => sum + price.total, 0)
