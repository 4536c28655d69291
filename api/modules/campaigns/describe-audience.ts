import type { Audience, AudienceCoupon } from '#graphql/inputs/campaign-audience.ts'
import { languageName } from '../../i18n/language-name.ts'
import { sourceLabel } from '../subscribers/csv-columns.ts'

const anyOf = new Intl.ListFormat('en', { type: 'disjunction' })
const allOf = new Intl.ListFormat('en', { type: 'conjunction' })
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const writeDay = (day: string) => days.format(Date.parse(`${day}T00:00:00Z`))

const coupons: Record<AudienceCoupon, string> = {
  usable: 'have a coupon that they can still use',
  redeemed: 'have redeemed a coupon',
  none: 'were never given a coupon',
}

/** Whom a campaign goes to, in a sentence. */
export const describeAudience = (audience: Audience | null | undefined): string => {
  if (!audience) return 'Everybody on the mailing list.'
  const { languages, sources, joinedBefore, coupon, noCouponSince } = audience
  const conditions = [
    ...(languages.length > 0 ? [`get their mails in ${anyOf.format(languages.map(languageName))}`] : []),
    ...(sources.length > 0 ? [`joined by ${anyOf.format(sources.map(sourceLabel))}`] : []),
    ...(joinedBefore ? [`joined before ${writeDay(joinedBefore)}`] : []),
    ...(coupon ? [coupons[coupon]] : []),
    ...(noCouponSince ? [`were given no coupon since ${writeDay(noCouponSince)}`] : []),
  ]
  return `Subscribers who ${allOf.format(conditions)}.`
}
