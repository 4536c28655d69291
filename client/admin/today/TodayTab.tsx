import { Grid, Stack } from '@chakra-ui/react'
import { useChanges } from '../live/useChanges.ts'
import { Loaded } from '../ui/Loaded.tsx'
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

/** What one should know this morning, and one thing to do next. */
const TodayTab = () => {
  const result = useTodayTabQuery()
  useChanges(['Inquiry', 'Campaign', 'SyncRun'], () => void result.refetch().catch(() => undefined), { everyMs })
  return (
    <Loaded what="today" height="96" result={result}>
      {({ today }) => (
        <Stack gap="6">
          <Suggestion date={today.date} suggestions={today.suggestions} />
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
