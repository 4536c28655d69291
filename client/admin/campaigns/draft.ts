import { defaultDiscountPercent, defaultValidDays } from '#graphql/inputs/campaign.ts'
import { hotelDay } from '../ui/time.ts'

/** What staff type before a campaign is sent; the percent stays text until it is checked. */
export interface Draft {
  subject: string
  discountPercent: string
  /** YYYY-MM-DD in hotel time */
  validUntil: string
  specialMessage: string
}

export interface DraftSource {
  subject: string
  discountPercent: number
  specialMessage: string
}

interface Offer extends DraftSource {
  validUntil: string
}

const validMs = defaultValidDays * 24 * 60 * 60 * 1000

/** Thirty times 24 hours from now, as a date at the hotel. */
export const defaultValidUntil = (now: Date) => hotelDay(new Date(now.getTime() + validMs))

export const emptyDraft = (now: Date): Draft => ({
  subject: '',
  discountPercent: String(defaultDiscountPercent),
  validUntil: defaultValidUntil(now),
  specialMessage: '',
})

export const areSame = (one: Draft, other: Draft) =>
  (Object.keys(one) as (keyof Draft)[]).every((name) => one[name] === other[name])

/** A campaign as it can be changed. */
export const draftOf = ({ subject, discountPercent, specialMessage, validUntil }: Offer): Draft => ({
  subject,
  discountPercent: String(discountPercent),
  validUntil,
  specialMessage,
})

/** A template's texts with a fresh end date. */
export const draftFrom = (template: DraftSource, now: Date): Draft =>
  draftOf({ ...template, validUntil: defaultValidUntil(now) })

/** The ready-made offer behind a quick-send button. */
export const quickDraft = (percent: number, hotel: { name: string; phone: string }, now: Date): Draft =>
  draftFrom(
    {
      subject: `Special ${percent}% Off at ${hotel.name} - Show This Email at Check-in!`,
      discountPercent: percent,
      specialMessage: `Show this email at check-in to take ${percent}% off your stay. To book, call the hotel at ${hotel.phone}.`,
    },
    now,
  )

/** The fields without which nothing is sent. */
export const missingFields = ({ subject, discountPercent }: Draft): ('subject' | 'discountPercent')[] => [
  ...(subject.trim() ? [] : (['subject'] as const)),
  ...(discountPercent.trim() ? [] : (['discountPercent'] as const)),
]
