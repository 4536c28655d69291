import { enumName } from '#graphql/enum-name.ts'
import type { AudienceInput, CampaignInput } from './useSending.generated.ts'
import { areEverybody, type AudienceDraft, type Draft } from './draft.ts'

/** Null for everybody. */
export const audienceInputOf = (audience: AudienceDraft): AudienceInput | null =>
  areEverybody(audience)
    ? null
    : {
        languages: [...audience.languages],
        sources: [...audience.sources],
        joinedBefore: audience.joinedBefore || null,
        coupon: audience.coupon ? enumName(audience.coupon) : null,
        noCouponSince: audience.noCouponSince || null,
      }

/** The draft in the contract's terms; bounds are the server's to judge, and it names the field. */
export const inputOf = ({
  subject,
  discountPercent,
  validUntil,
  specialMessage,
  translations,
  audience,
}: Draft): CampaignInput => ({
  subject,
  discountPercent: Number(discountPercent),
  validUntil,
  specialMessage,
  translations: [...translations],
  audience: audienceInputOf(audience),
})
