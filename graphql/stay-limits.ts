/** Who says nothing of guests means so many. */
export const usualGuests = 2

/** As many as a guest may ask for; how many a room takes is said in the answer. */
export const mostGuests = 12

/** Of a party of the most guests one is an adult. */
export const mostChildren = mostGuests - 1

/** In nights. */
export const longestStay = 365

/** In nights, of a guest whose dates are open: all of them lie in one month, and every month has so many. */
export const longestFlexible = 28

/** Letters of a room type's slug, of the number on a room's door and of a coupon's code. */
export const longestRoomSlug = 80
export const longestRoomNumber = 10
export const longestCouponCode = 20
