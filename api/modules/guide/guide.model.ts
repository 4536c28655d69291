import type { HotelFacts } from '../../platform/hotel-facts.ts'
import type { Localized } from '../hotel/localized.ts'
import type { PictureId } from './pictures.ts'

/** Where a fact was read and whether the hotel has confirmed it: local facts rot fast. */
export interface Provenance {
  status: 'verified' | 'unverified'
  /** ISO date of the hotel's own check; null until somebody has called or gone there. */
  verifiedOn: string | null
  /** What was read, in one English phrase for staff. */
  source: string
}

export const placeCategories = ['hotel', 'restaurant', 'beach', 'shopping', 'attraction', 'cafe'] as const

export type PlaceCategory = (typeof placeCategories)[number]

export interface Place {
  id: string
  name: string | Localized
  category: PlaceCategory
  latitude: number
  longitude: number
  description: Localized
  /** Stored text such as '0.2 miles'; null when unknown. It wins over what the coordinates say. */
  distance: string | null
  /** Minutes on foot, or the hotel's own figure by its name; null when nobody would walk it. */
  walkMinutes: number | keyof HotelFacts['travel'] | null
  provenance: Provenance
}

export interface WalkingAttraction {
  id: string
  name: string | Localized
  type: Localized
  distance: string
  pictures: [PictureId, ...PictureId[]]
  website: string | null
  latitude: number
  longitude: number
  description: Localized
  features: Localized<string[]>
  directions: Localized
  provenance: Provenance
}

export interface Restaurant {
  id: string
  name: string
  cuisine: Localized
  distance: string
  pictures: [PictureId, ...PictureId[]]
  website: string | null
  address: string
  phone: string | null
  hours: Localized | null
  latitude: number
  longitude: number
  description: Localized
  features: Localized<string[]>
  directions: Localized
  provenance: Provenance
}

export interface DriveAttraction {
  id: string
  name: string
  /** Drive time, such as '40 min drive' in each language. */
  distance: Localized
  pictures: [PictureId, ...PictureId[]]
  website: string | null
  address: string
  phone: string
  hours: Localized
  admission: Localized
  latitude: number
  longitude: number
  description: Localized
  highlights: Localized<string[]>
  directions: Localized
  provenance: Provenance
}

export interface DayTrip {
  id: string
  name: string
  distance: Localized
  pictures: [PictureId, ...PictureId[]]
  description: Localized
  attractions: Localized<string[]>
  provenance: Provenance
}

export interface GettingAround {
  id: 'walking' | 'parking' | 'transit' | 'rideshare'
  title: Localized
  description: Localized
}

export const noticeIds = ['privacy', 'accessibility'] as const

export type NoticeId = (typeof noticeIds)[number]

export interface NoticeSection {
  id: string
  title: Localized
  paragraphs: Localized[]
}

export const faqCategories = [
  'check-in-out',
  'parking-transportation',
  'amenities',
  'rooms',
  'reservations-payment',
  'location-activities',
  'contact-requests',
] as const

export type FaqCategory = (typeof faqCategories)[number]

export interface FaqEntry {
  id: string
  category: FaqCategory
  /** Name of an icon of client/ui. */
  icon: string
  question: Localized
  answer: Localized
}

export interface RoomBlock {
  id: string
  /** What it is called while it cannot be booked; else it bears the name of its room type. */
  name: Localized
  /** On its door; missing where the block stands for several rooms. */
  number?: string
  /** One sentence or two under the name. */
  description: Localized
  pictures: [PictureId, ...PictureId[]]
  features: Localized<string[]>
  /** Slug of the bookable room type this block shows. */
  roomType: string
}

export interface Review {
  id: string
  author: string
  /** Where the guest came from, as printed under the name. */
  origin: Localized
  rating: number
  text: Localized
}
