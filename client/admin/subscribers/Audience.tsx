import { Stack, Text } from '@chakra-ui/react'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { formatClock } from '../ui/time.ts'
import { NoActiveSubscribers } from './NoActiveSubscribers.tsx'
import { StatCards } from './StatCards.tsx'
import type { SubscriberFigures } from './useSubscriberFigures.ts'

interface AudienceProps {
  figures: SubscriberFigures
  /** Without the cards, where only what stands in the way of a campaign matters. */
  isBrief?: boolean
}

/** The mailing list in figures, with what stands in the way of a campaign. */
export const Audience = ({ figures, isBrief = false }: AudienceProps) => {
  const { stats, failure, loadedAt, isLoading, active, again } = figures
  if (isBrief && !failure && active !== 0) return null
  return (
    <Stack gap="4" mb="6">
      {failure && <LoadFailure what="subscriber figures" failure={failure} onRetry={again} retrying={isLoading} />}
      {!isBrief && <StatCards stats={stats} isLoading={isLoading && !stats} />}
      {failure && stats && !isBrief && (
        <Text color="fg.muted" textStyle="sm">
          from {formatClock(loadedAt)}
        </Text>
      )}
      {active === 0 && <NoActiveSubscribers />}
    </Stack>
  )
}
