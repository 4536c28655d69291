import { z } from 'zod'
import { locales } from '../locales.ts'
import { plainText, stayDate } from './fields.ts'

/** What somebody's coupons say of them. */
export const audienceCoupons = ['usable', 'redeemed', 'none'] as const
export type AudienceCoupon = (typeof audienceCoupons)[number]

export const mostSources = 20

/** Of several values any fits; of several conditions all have to. */
export interface Audience {
  /** Of their mails; empty for all. */
  languages: (typeof locales)[number][]
  /** Where they joined, as it is written with the subscriber; empty for anywhere. */
  sources: string[]
  /** They joined before this day of hotel time. */
  joinedBefore: string | null
  coupon: AudienceCoupon | null
  /** They were given no coupon on this day of hotel time or later. */
  noCouponSince: string | null
}

const isEverybody = ({ languages, sources, joinedBefore, coupon, noCouponSince }: Audience) =>
  languages.length === 0 && sources.length === 0 && !joinedBefore && !coupon && !noCouponSince

/** Whom a campaign is narrowed to, on a day of hotel time; null for everybody. */
export const audienceSchemaOn = (today: string) => {
  const pastDay = (label: string) =>
    stayDate(label)
      .refine((day) => day <= today, `${label} must be ${today} or earlier`)
      .nullish()
      .transform((day) => day ?? null)
  return z
    .object({
      languages: z
        .array(z.enum(locales))
        .nullish()
        .transform((values) => [...new Set(values)]),
      sources: z
        .array(plainText('Source', 1, 40))
        .max(mostSources, `Sources must be at most ${mostSources}`)
        .nullish()
        .transform((values) => [...new Set(values)]),
      joinedBefore: pastDay('Joined before'),
      coupon: z
        .enum(audienceCoupons)
        .nullish()
        .transform((value) => value ?? null),
      noCouponSince: pastDay('No coupon since'),
    })
    .transform((audience): Audience | null => (isEverybody(audience) ? null : audience))
}
