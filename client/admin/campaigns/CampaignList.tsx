import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { campaignsPath } from '#graphql/desk-paths.ts'
import { useFirstPageChanges } from '../live/useListChanges.ts'
import { ListSheet } from '../ui/ListSheet.tsx'
import { Panel } from '../ui/Panel.tsx'
import { formatNumber } from '../ui/number.ts'
import { formatInstant } from '../ui/time.ts'
import { usePagedList } from '../ui/usePagedList.ts'
import { useCampaignListQuery } from './CampaignList.generated.ts'
import type { CampaignPartsFragment } from './CampaignParts.generated.ts'
import { StateBadge } from './StateBadge.tsx'

const Row = chakra(Link, {
  base: {
    display: 'block',
    py: '4',
    px: { base: '2', md: '3' },
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    color: 'fg',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'coral.focusRing', outlineOffset: '-3px' },
  },
})

/** When it was or will be, in a few words. */
const timeOf = ({ state, scheduledAt, startedAt, createdAt }: CampaignPartsFragment) => {
  if (state === 'SCHEDULED' && scheduledAt) return `starts ${formatInstant(scheduledAt)}`
  return startedAt ? `started ${formatInstant(startedAt)}` : `written ${formatInstant(createdAt)}`
}

const figuresOf = ({ startedAt, counts }: CampaignPartsFragment) =>
  startedAt
    ? [
        `${formatNumber(counts.sent)} of ${formatNumber(counts.recipients)} sent`,
        ...(counts.failed + counts.bounced > 0 ? [`${formatNumber(counts.failed + counts.bounced)} failed`] : []),
        `${formatNumber(counts.redeemed)} redeemed`,
      ]
    : []

const pageSize = 25
/** How often it is looked for changes while nobody tells of them. */
const pollMs = 60_000

/** Every campaign, the newest first, as they get on. */
export const CampaignList = () => {
  const result = useCampaignListQuery({ variables: { first: pageSize } })
  const list = usePagedList(result, (data) => data.campaigns)
  useFirstPageChanges(['Campaign'], list, pageSize, pollMs)
  return (
    <Panel title="Campaigns">
      <ListSheet list={list} what="campaigns" empty="No campaigns yet.">
        {(campaigns) => (
          <Box as="ul" listStyleType="none" aria-label="Campaigns, the newest first" mx={{ base: '-2', md: '-3' }}>
            {campaigns.map((campaign) => (
              <li key={campaign.id}>
                <Row to={campaignsPath('campaigns', { campaign: campaign.id })}>
                  <Flex justify="space-between" gap="3" align="flex-start">
                    <Text fontWeight="semibold" overflowWrap="anywhere">
                      {campaign.subject}
                    </Text>
                    <StateBadge state={campaign.state} />
                  </Flex>
                  <Text color="fg.muted" textStyle="sm" mt="1" fontVariantNumeric="tabular-nums">
                    {[`${campaign.discountPercent}%`, timeOf(campaign), ...figuresOf(campaign)].join(' · ')}
                  </Text>
                </Row>
              </li>
            ))}
          </Box>
        )}
      </ListSheet>
    </Panel>
  )
}
