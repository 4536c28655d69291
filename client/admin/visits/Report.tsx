import { Grid, Stack, Text } from '@chakra-ui/react'
import type { Locale } from '#graphql/locales.ts'
import { languages } from '../inquiries/labels.ts'
import { Panel } from '../ui/Panel.tsx'
import { Bars } from './Bars.tsx'
import { ByWeek } from './ByWeek.tsx'
import { steps, sumOf, views } from './series.ts'
import type { VisitNameFragment, VisitsTabQuery } from './VisitsTab.generated.ts'

const sites: Record<string, string> = { direct: 'Not said: typed, bookmarked, from a mail', other: 'Other websites' }

interface NamesProps {
  title: string
  description: string
  rows: readonly VisitNameFragment[]
  nameOf?: (name: string) => string
}

const Names = ({ title, description, rows, nameOf = (name) => name }: NamesProps) => (
  <Panel title={title} description={description}>
    {rows.length > 0 ? (
      <Bars label={title} rows={rows.map(({ name, count }) => ({ name: nameOf(name), count }))} />
    ) : (
      <Text color="fg.muted">None in these weeks.</Text>
    )}
  </Panel>
)

/** The weeks by their numbers, and what was most frequent in all of them. */
export const Report = ({ report }: { report: VisitsTabQuery['visits'] }) => {
  const { weeks, pages, referrers } = report
  if (weeks.length === 0)
    return <Text>Nothing has been counted yet. The first numbers come a minute after the first guest.</Text>
  return (
    <>
      <Panel title="By week" description="How often a page was shown, and how often somebody came from elsewhere.">
        <ByWeek caption="Visits by week" series={views} weeks={weeks} />
      </Panel>
      <Panel
        title="The way to a stay"
        description="In all these weeks. Each step counts times, not guests, so one can be higher than the one before it: a price may be asked for again, and who calls may never have asked for one."
      >
        <Stack gap="8">
          <Bars isOrdered label="Steps" rows={steps.map((step) => ({ name: step.name, count: sumOf(step, weeks) }))} />
          <ByWeek caption="Steps by week" series={steps} weeks={weeks} />
        </Stack>
      </Panel>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="6" alignItems="start">
        <Names
          title="Pages"
          description="Those shown most often, in all languages together."
          rows={pages}
          nameOf={(path) => (path === '/' ? 'Home page' : path)}
        />
        <Stack gap="6">
          <Names
            title="Languages"
            description="Of the pages that were shown."
            rows={report.languages}
            nameOf={(code) => languages[code as Locale]?.name ?? code}
          />
          <Names
            title="Where guests come from"
            description="The websites whose links led here, by their names alone."
            rows={referrers}
            nameOf={(name) => sites[name] ?? name}
          />
        </Stack>
      </Grid>
    </>
  )
}
