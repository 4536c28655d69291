import { Badge } from '@chakra-ui/react'
import type { CampaignPartsFragment } from './CampaignParts.generated.ts'
import { campaignStates } from './labels.ts'

export const StateBadge = ({ state }: Pick<CampaignPartsFragment, 'state'>) => (
  <Badge colorPalette={campaignStates[state].palette} flexShrink="0">
    {campaignStates[state].label}
  </Badge>
)
