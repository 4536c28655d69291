import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'

/** Up to here the route is one on foot. */
const farthestWalkMiles = 1.5

export interface Destination {
  /** A street address where one is known, else the pin. */
  to: string
  /** Null is too far to walk. */
  miles: number | null
}

const mapsRoute = (parameters: Record<string, string>) =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', ...parameters })}`

/** The whole address on one line. */
export const addressLine = ({ street, town, region, postalCode }: HotelFacts['address']): string =>
  `${street}, ${town}, ${region} ${postalCode}`

const hotelPlace = ({ name, address }: HotelFacts) => `${name}, ${addressLine(address)}`

/** Google Maps' route from the hotel, which needs no key (developers.google.com/maps/documentation/urls). */
export const directionsFromHotel = (facts: HotelFacts, { to, miles }: Destination): string =>
  mapsRoute({
    origin: hotelPlace(facts),
    destination: to,
    travelmode: miles !== null && miles <= farthestWalkMiles ? 'walking' : 'driving',
  })

/** The route to the hotel from wherever the guest is. */
export const directionsToHotel = (facts: HotelFacts): string => mapsRoute({ destination: hotelPlace(facts) })
