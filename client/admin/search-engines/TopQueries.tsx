import { Text } from '@chakra-ui/react'
import { Age } from '../ui/Age.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { Inset } from '../ui/Inset.tsx'
import { formatNumber } from '../ui/number.ts'
import type { SearchAnalyticsQuery } from './GoogleTools.generated.ts'

const mostShown = 10

/** What people searched for when the site was shown to them. */
export const TopQueries = ({ analytics }: { analytics: SearchAnalyticsQuery['searchAnalytics'] }) => (
  <Inset
    title="Top search queries, last 30 days"
    end={
      !analytics.success &&
      analytics.asOf && (
        <Text color="fg.muted" textStyle="sm">
          from <Age of={analytics.asOf} />
        </Text>
      )
    }
  >
    {analytics.rows.length === 0 ? (
      <Text color="fg.muted">Google has no searches for this site in the last 30 days.</Text>
    ) : (
      <DataTable
        caption="Top search queries of the last 30 days"
        rows={analytics.rows.slice(0, mostShown)}
        rowKey={({ keys }) => keys.join(' ')}
        columns={[
          // The first key is the page that was shown, the second what was searched for.
          { header: 'Query', cell: ({ keys }) => keys[1] ?? '–' },
          { header: 'Clicks', cell: ({ clicks }) => formatNumber(clicks), isNumber: true },
          { header: 'Impressions', cell: ({ impressions }) => formatNumber(impressions), isNumber: true },
          { header: 'CTR', cell: ({ ctr }) => `${(ctr * 100).toFixed(1)}%`, isNumber: true },
          { header: 'Position', cell: ({ position }) => position.toFixed(1), isNumber: true },
        ]}
      />
    )}
  </Inset>
)
