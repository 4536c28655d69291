import { Grid } from '@chakra-ui/react'
import { FactColumns } from '../ui/FactColumns.tsx'
import { Panel } from '../ui/Panel.tsx'
import { abbreviate } from './abbreviate.ts'
import type { Overview } from './OverviewCards.tsx'

export const OverviewPart = ({ overview }: { overview: Overview }) => (
  <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="6">
    <Panel title="Organic Search" description="Visitors who found the site among the results.">
      <FactColumns
        facts={[
          ['Keywords', abbreviate(overview.organicKeywords)],
          ['Traffic', abbreviate(overview.organicTraffic)],
          ['Traffic value', `$${abbreviate(overview.organicCost)}`],
        ]}
      />
    </Panel>
    <Panel title="Paid Search" description="Visitors who came by advertisements.">
      <FactColumns
        facts={[
          ['Keywords', abbreviate(overview.adwordsKeywords)],
          ['Traffic', abbreviate(overview.adwordsTraffic)],
          ['Cost', `$${abbreviate(overview.adwordsCost)}`],
        ]}
      />
    </Panel>
  </Grid>
)
