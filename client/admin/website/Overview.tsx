import { Box, Grid, Heading, Stack } from '@chakra-ui/react'
import { Loaded } from '../ui/Loaded.tsx'
import { Panel } from '../ui/Panel.tsx'
import { KindCard } from './KindCard.tsx'
import { kindGroups, schemaKind } from './kinds.ts'
import { LanguageLegend } from './LanguageBars.tsx'
import { useContentOverviewQuery } from './Overview.generated.ts'
import { ToLookAt } from './ToLookAt.tsx'

/** Everything that guests read, kind by kind, and what there is to do about it. */
export const Overview = () => (
  <Panel
    title="Website"
    description="Everything that guests read: in seven languages, as drafts until you publish them."
  >
    <Loaded
      what="the website’s overview"
      result={useContentOverviewQuery({ fetchPolicy: 'cache-and-network' })}
      height="96"
    >
      {({ contentOverview }) => (
        <Stack gap="8">
          <ToLookAt summaries={contentOverview} />
          <LanguageLegend />
          {kindGroups.map(({ title, kinds }) => (
            <Box key={title}>
              <Heading as="h3" textStyle="panelTitle" mb="3">
                {title}
              </Heading>
              <Grid
                as="ul"
                listStyleType="none"
                gap="4"
                templateColumns="repeat(auto-fill, minmax(min(100%, 19rem), 1fr))"
                aria-label={title}
              >
                {kinds
                  .flatMap((kind) => contentOverview.filter((summary) => summary.kind === schemaKind(kind)))
                  .map((summary) => (
                    <KindCard key={summary.kind} summary={summary} />
                  ))}
              </Grid>
            </Box>
          ))}
        </Stack>
      )}
    </Loaded>
  </Panel>
)
