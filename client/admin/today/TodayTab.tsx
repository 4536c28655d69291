import { Grid, Stack } from '@chakra-ui/react'
import type { ChangedNoun } from '#graphql/desk-changes.ts'
import { useListChanges } from '../live/useListChanges.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { usePolling } from '../ui/usePolling.ts'
import { Campaigns } from './Campaigns.tsx'
import { Changes } from './Changes.tsx'
import { DeskSettings } from './DeskSettings.tsx'
import { Nights } from './Nights.tsx'
import { Problems } from './Problems.tsx'
import { Suggestion } from './Suggestion.tsx'
import { useTodayTabQuery } from './TodayTab.generated.ts'
import { Waiting } from './Waiting.tsx'
import { WebsiteWork } from './WebsiteWork.tsx'

const everyMs = 120_000

const shown: readonly ChangedNoun[] = [
  'Inquiry',
  'Campaign',
  'SyncRun',
  'Availability',
  'Pricing',
  'Room',
  'RoomType',
  'ContentEntry',
]

/** What one should know this morning, and one thing to do next. */
const TodayTab = () => {
  const result = useTodayTabQuery()
  useListChanges(shown, result)
  // Nobody tells of a mail that could not be sent, nor of midnight.
  usePolling(() => void result.refetch().catch(() => undefined), everyMs)
  return (
    <Loaded what="today" height="96" result={result}>
      {({ today }) => (
        <Stack gap="6">
          <Suggestion key={today.date} date={today.date} suggestions={today.suggestions} />
          <Problems problems={today.problems} />
          {today.nights && <Nights nights={today.nights} />}
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
            gap="6"
            alignItems="start"
          >
            <Stack gap="6">
              {today.waiting && <Waiting waiting={today.waiting} />}
              {today.website && <WebsiteWork work={today.website} />}
            </Stack>
            <Stack gap="6">
              <Changes changes={today.changes} />
              {today.campaigns && <Campaigns campaigns={today.campaigns} />}
              <DeskSettings />
            </Stack>
          </Grid>
        </Stack>
      )}
    </Loaded>
  )
}

export default TodayTab
