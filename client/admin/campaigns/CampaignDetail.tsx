import { Grid, Progress, Stack, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { campaignsPath } from '#graphql/desk-paths.ts'
import { PageSkeleton } from '../frame/PageSkeleton.tsx'
import { languages } from '../inquiries/labels.ts'
import { Button } from '../ui/Button.tsx'
import { FactColumns } from '../ui/FactColumns.tsx'
import { BackIcon } from '../ui/icons.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Stat } from '../ui/Stat.tsx'
import { formatNumber } from '../ui/number.ts'
import { formatClock, formatInstant, formatStayDay } from '../ui/time.ts'
import { CampaignControls } from './CampaignControls.tsx'
import type { CampaignPartsFragment } from './CampaignParts.generated.ts'
import { Outcome } from './Outcome.tsx'
import { Recipients } from './Recipients.tsx'
import { StateBadge } from './StateBadge.tsx'
import { useCampaignProgress } from './useCampaignProgress.ts'

const Figures = ({ counts }: Pick<CampaignPartsFragment, 'counts'>) => (
  <Grid
    as="ul"
    listStyleType="none"
    aria-label="The campaign in figures"
    templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(5, minmax(0, 1fr))' }}
    gap={{ base: '3', md: '4' }}
  >
    <Stat label="Recipients" value={formatNumber(counts.recipients)} note={`${formatNumber(counts.queued)} waiting`} />
    <Stat
      label="Sent"
      value={formatNumber(counts.sent)}
      note={counts.unconfirmed > 0 ? `${formatNumber(counts.unconfirmed)} not confirmed` : undefined}
    />
    <Stat
      label="Failed"
      value={formatNumber(counts.failed + counts.bounced)}
      note={counts.bounced > 0 ? `${formatNumber(counts.bounced)} bounced` : undefined}
    />
    <Stat label="Left out" value={formatNumber(counts.skipped)} />
    <Stat label="Redeemed stays" value={formatNumber(counts.redeemed)} />
  </Grid>
)

const Bar = ({ counts: { recipients, queued } }: Pick<CampaignPartsFragment, 'counts'>) => (
  <Progress.Root value={recipients - queued} max={Math.max(recipients, 1)} colorPalette="coral" size="sm">
    <Progress.Label srOnly>Mails done</Progress.Label>
    <Progress.Track>
      <Progress.Range />
    </Progress.Track>
  </Progress.Root>
)

const at = (instant: string | null | undefined) => (instant ? formatInstant(instant) : null)

/** One campaign as it gets on. */
export const CampaignDetail = ({ id }: { id: string }) => {
  const { campaign, isMissing, failure, loadedAt, isLoading, again } = useCampaignProgress(id)
  return (
    <Stack gap="5">
      <Button asChild variant="ghost" size="sm" alignSelf="flex-start" ms="-3">
        <Link to={campaignsPath('campaigns')}>
          <BackIcon />
          All campaigns
        </Link>
      </Button>
      {failure && (
        <LoadFailure
          what={campaign ? `this campaign (shown from ${formatClock(loadedAt)})` : 'this campaign'}
          failure={failure}
          onRetry={again}
          retrying={isLoading}
        />
      )}
      {isMissing && <Notice tone="info">There is no such campaign any more.</Notice>}
      {!campaign && !failure && !isMissing && <PageSkeleton />}
      {campaign && (
        <>
          <Panel title={campaign.subject} action={<StateBadge state={campaign.state} />}>
            <Stack gap="5">
              {campaign.lastError && <Notice tone="warning">{campaign.lastError}</Notice>}
              {campaign.overdue && (
                <Notice tone="warning">
                  It should have started long ago, so it waits for you: start it now, choose another time, or cancel it.
                </Notice>
              )}
              {campaign.startedAt && campaign.state !== 'SENT' && <Bar counts={campaign.counts} />}
              <FactColumns
                facts={[
                  ['To', campaign.audienceSentence],
                  ['Discount', `${campaign.discountPercent}%`],
                  ['Valid until', formatStayDay(campaign.validUntil)],
                  [
                    'Message',
                    campaign.specialMessage && (
                      <Text key="message" whiteSpace="pre-line">
                        {campaign.specialMessage}
                      </Text>
                    ),
                  ],
                  ['Own texts', campaign.translations.map(({ locale }) => languages[locale].name).join(', ')],
                  [
                    'Written',
                    `${formatInstant(campaign.createdAt)}${campaign.createdBy ? `, ${campaign.createdBy.name}` : ''}`,
                  ],
                  ['To start', campaign.startedAt ? null : at(campaign.scheduledAt)],
                  ['Started', at(campaign.startedAt)],
                  ['Finished', at(campaign.finishedAt)],
                ]}
              />
              <CampaignControls campaign={campaign} />
            </Stack>
          </Panel>
          {campaign.startedAt && (
            <>
              <Figures counts={campaign.counts} />
              <Outcome key={`outcome ${campaign.state}`} campaign={campaign} />
              {/* Asked anew when the sending begins, rests or ends. */}
              <Recipients key={campaign.state} campaign={campaign} />
            </>
          )}
        </>
      )}
    </Stack>
  )
}
