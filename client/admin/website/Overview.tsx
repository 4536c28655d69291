import { Box, Grid, Heading, Stack } from '@chakra-ui/react'
import { Loaded } from '../ui/Loaded.tsx'
import { Panel } from '../ui/Panel.tsx'
import { ExchangeButton } from './ExchangeButton.tsx'
import { KindCard } from './KindCard.tsx'
import { kindGroups, schemaKind } from './kinds.ts'
import { LanguageLegend } from './LanguageBars.tsx'
import { LinksToFix } from './links/LinksToFix.tsx'
import { useContentOverviewQuery, type ContentOverviewQuery } from './Overview.generated.ts'
import { ToLookAt } from './ToLookAt.tsx'

type Summary = ContentOverviewQuery['contentOverview'][number]

/** Two groups beside each other where there is room; a large one takes the whole width. */
const KindGroup = ({ title, summaries }: { title: string; summaries: Summary[] }) => {
  const isLarge = summaries.length > 2
  return (
    <Box gridColumn={{ xl: isLarge ? '1 / -1' : 'auto' }}>
      <Heading as="h3" textStyle="panelTitle" mb="3">
        {title}
      </Heading>
      <Grid
        as="ul"
        listStyleType="none"
        gap="4"
        templateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          ...(isLarge && { xl: 'repeat(3, minmax(0, 1fr))' }),
        }}
        aria-label={title}
      >
        {summaries.map((summary) => (
          <KindCard key={summary.kind} summary={summary} />
        ))}
      </Grid>
    </Box>
  )
}

/** Everything that guests read, kind by kind, and what there is to do about it. */
export const Overview = () => (
  <Panel
    title="Website"
    description="Everything that guests read: in seven languages, as drafts until you publish them."
    action={<ExchangeButton />}
  >
    <Loaded what="the website’s overview" result={useContentOverviewQuery()} height="96">
      {({ contentOverview, linksToFix }) => (
        <Stack gap="8">
          <ToLookAt summaries={contentOverview} />
          {linksToFix.length > 0 && <LinksToFix links={linksToFix} />}
          <LanguageLegend />
          <Grid gap="8" templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}>
            {kindGroups.map(({ title, kinds }) => (
              <KindGroup
                key={title}
                title={title}
                summaries={kinds.flatMap((kind) => contentOverview.filter((one) => one.kind === schemaKind(kind)))}
              />
            ))}
          </Grid>
        </Stack>
      )}
    </Loaded>
  </Panel>
)
