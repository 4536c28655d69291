import { defaultDiscountPercent, defaultValidDays, type CampaignTranslation } from '#graphql/inputs/campaign.ts'
import { audienceCoupons, type AudienceCoupon } from '#graphql/inputs/campaign-audience.ts'
import { enumName } from '#graphql/enum-name.ts'
import { defaultLocale, type Locale } from '#graphql/locales.ts'
import { hotelDay } from '../ui/time.ts'
import type { CampaignPartsFragment } from './CampaignParts.generated.ts'
import { quickTexts } from './quick-texts.ts'

/** Whom staff narrow a campaign to; what is empty narrows nothing. */
export interface AudienceDraft {
  languages: readonly Locale[]
  sources: readonly string[]
  /** YYYY-MM-DD in hotel time */
  joinedBefore: string
  coupon: AudienceCoupon | ''
  /** YYYY-MM-DD in hotel time */
  noCouponSince: string
}

/** What staff type before a campaign is sent; the percent stays text until it is checked. */
export interface Draft {
  subject: string
  discountPercent: string
  /** YYYY-MM-DD in hotel time */
  validUntil: string
  specialMessage: string
  /** Subject and message in languages beside English. */
  translations: readonly CampaignTranslation[]
  audience: AudienceDraft
}

export const everybody: AudienceDraft = {
  languages: [],
  sources: [],
  joinedBefore: '',
  coupon: '',
  noCouponSince: '',
}

export const areEverybody = ({ languages, sources, joinedBefore, coupon, noCouponSince }: AudienceDraft) =>
  languages.length === 0 && sources.length === 0 && !joinedBefore && !coupon && !noCouponSince

interface DraftSource {
  subject: string
  discountPercent: number
  specialMessage: string
}

type Written = DraftSource & Pick<CampaignPartsFragment, 'validUntil' | 'translations' | 'audience'>

const validMs = defaultValidDays * 24 * 60 * 60 * 1000

/** Thirty times 24 hours from now, as a date at the hotel. */
export const defaultValidUntil = (now: Date) => hotelDay(new Date(now.getTime() + validMs))

export const emptyDraft = (now: Date): Draft => ({
  subject: '',
  discountPercent: String(defaultDiscountPercent),
  validUntil: defaultValidUntil(now),
  specialMessage: '',
  translations: [],
  audience: everybody,
})

export const hasWords = ({ subject, specialMessage, translations }: Draft) =>
  [subject, specialMessage].some((text) => text.trim()) || translations.length > 0

export const areSame = (one: Draft, other: Draft) => JSON.stringify(one) === JSON.stringify(other)

const audienceDraftOf = (audience: Written['audience']): AudienceDraft =>
  audience
    ? {
        languages: audience.languages,
        sources: audience.sources,
        joinedBefore: audience.joinedBefore ?? '',
        coupon: audienceCoupons.find((coupon) => enumName(coupon) === audience.coupon) ?? '',
        noCouponSince: audience.noCouponSince ?? '',
      }
    : everybody

/** A campaign as it can be changed. */
export const draftOf = ({
  subject,
  discountPercent,
  specialMessage,
  validUntil,
  translations,
  audience,
}: Written): Draft => ({
  subject,
  discountPercent: String(discountPercent),
  validUntil,
  specialMessage,
  translations: translations.map(({ locale, subject: own, specialMessage: message, isDrafted }) => ({
    locale,
    subject: own,
    specialMessage: message,
    isDrafted,
  })),
  audience: audienceDraftOf(audience),
})

/** What was kept on this device, also before a release knew more fields. */
export const completed = (kept: Partial<Draft>, from: Draft): Draft => ({ ...from, ...kept })

/** A template's texts with a fresh end date. */
export const draftFrom = (template: DraftSource, now: Date): Draft =>
  draftOf({ ...template, validUntil: defaultValidUntil(now), translations: [], audience: null })

interface QuickOffer {
  percent: number
  hotel: { name: string; phone: string }
  /** Languages beside English that guests can read. */
  others: readonly Locale[]
}

/** The ready-made offer behind a quick-send button, in the words of each language. */
export const quickDraft = ({ percent, hotel, others }: QuickOffer, now: Date): Draft => {
  const textsIn = (locale: Locale) => ({
    subject: quickTexts[locale].subject(percent, hotel.name),
    specialMessage: quickTexts[locale].message(percent, hotel.phone),
  })
  return {
    ...draftFrom({ ...textsIn(defaultLocale), discountPercent: percent }, now),
    translations: others.map((locale) => ({ locale, ...textsIn(locale), isDrafted: false }) as CampaignTranslation),
  }
}

/** The fields without which nothing is sent. */
export const missingFields = ({
  subject,
  discountPercent,
}: Pick<Draft, 'subject' | 'discountPercent'>): ('subject' | 'discountPercent')[] => [
  ...(subject.trim() ? [] : (['subject'] as const)),
  ...(discountPercent.trim() ? [] : (['discountPercent'] as const)),
]
