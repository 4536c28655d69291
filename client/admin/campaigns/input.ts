import type { CampaignInput } from './useSending.generated.ts'
import type { Draft } from './draft.ts'

/** The draft in the contract's terms; bounds are the server's to judge, and it names the field. */
export const inputOf = ({ subject, discountPercent, validUntil, specialMessage }: Draft): CampaignInput => ({
  subject,
  discountPercent: Number(discountPercent),
  validUntil,
  specialMessage,
})
