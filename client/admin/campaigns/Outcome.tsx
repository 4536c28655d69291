import { Text } from '@chakra-ui/react'
import { formatNumber } from '../ui/number.ts'
import type { CampaignPartsFragment } from './CampaignParts.generated.ts'
import { useCampaignOutcomeQuery, type CampaignOutcomeQuery } from './Outcome.generated.ts'

type Figures = NonNullable<CampaignOutcomeQuery['campaign']>['outcome']

const count = (value: number, one: string, many: string) => `${formatNumber(value)} ${value === 1 ? one : many}`

const nightsOf = ({ stays, nights, staysOfUnknownLength }: Figures) => {
  if (stays === 0) return 'none of its coupons has been redeemed'
  const redeemed = `its coupons were redeemed for ${count(stays, 'stay', 'stays')}`
  if (staysOfUnknownLength === stays) return `${redeemed}, and nobody has noted of how many nights`
  const known = `${redeemed} with ${count(nights, 'night', 'nights')}`
  return staysOfUnknownLength > 0 ? `${known}, not counting ${staysOfUnknownLength} of unknown length` : known
}

/** What a campaign has brought so far, in a sentence. */
export const Outcome = ({ campaign }: { campaign: Pick<CampaignPartsFragment, 'id'> }) => {
  const { data } = useCampaignOutcomeQuery({ variables: { id: campaign.id }, fetchPolicy: 'cache-and-network' })
  const outcome = data?.campaign?.outcome
  if (!outcome) return null
  const people = count(outcome.left, 'person has', 'people have')
  return (
    <Text color="fg.muted">
      {`So far ${nightsOf(outcome)}; ${people} left the list within 30 days of the mail. Nothing in the mail tells who reads it.`}
    </Text>
  )
}
