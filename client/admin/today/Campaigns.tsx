import { Box, Flex, Link, Text } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { campaignsPath } from '#graphql/desk-paths.ts'
import { Panel } from '../ui/Panel.tsx'
import { formatNumber } from '../ui/number.ts'
import { formatInstant } from '../ui/time.ts'
import type { TodayTabQuery } from './TodayTab.generated.ts'

type Campaign = NonNullable<TodayTabQuery['today']['campaigns']>[number]

const tell = ({ state, scheduledAt, sent, recipients }: Campaign): string => {
  if (state === 'SCHEDULED' && scheduledAt) return `starts ${formatInstant(scheduledAt)}`
  const progress = `${formatNumber(sent)} of ${formatNumber(recipients)} sent`
  return state === 'PAUSED' ? `stopped at ${progress}` : progress
}

/** What is planned, on its way, or has just ended. */
export const Campaigns = ({ campaigns }: { campaigns: Campaign[] }) => (
  <Panel title="Campaigns" description={campaigns.length === 0 ? 'None is under way.' : undefined}>
    {campaigns.length > 0 && (
      <Box as="ul" listStyleType="none" aria-label="Campaigns under way">
        {campaigns.map((campaign) => (
          <Flex
            as="li"
            key={campaign.id}
            gap="4"
            justify="space-between"
            wrap="wrap"
            py="2.5"
            borderTopWidth="1px"
            borderColor="border.muted"
          >
            <Link asChild fontWeight="semibold" overflowWrap="anywhere">
              <RouterLink to={campaignsPath('campaigns', { campaign: campaign.id })}>{campaign.subject}</RouterLink>
            </Link>
            <Text textStyle="sm" color="fg.muted">
              {tell(campaign)}
            </Text>
          </Flex>
        ))}
      </Box>
    )}
  </Panel>
)
