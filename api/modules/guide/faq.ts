import { amenities } from './faq/amenities.ts'
import { checkInOut } from './faq/check-in-out.ts'
import { contactRequests } from './faq/contact-requests.ts'
import { locationActivities } from './faq/location-activities.ts'
import { parkingTransportation } from './faq/parking-transportation.ts'
import { reservationsPayment } from './faq/reservations-payment.ts'
import { rooms } from './faq/rooms.ts'
import type { FaqEntry } from './guide.model.ts'

/** The FAQ in page order: the categories follow `faqCategories`. */
export const faq: FaqEntry[] = [
  ...checkInOut,
  ...parkingTransportation,
  ...amenities,
  ...rooms,
  ...reservationsPayment,
  ...locationActivities,
  ...contactRequests,
]
