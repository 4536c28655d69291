import { Text } from '@chakra-ui/react'
import { DataTable } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Panel } from '../ui/Panel.tsx'
import { abbreviate } from './abbreviate.ts'
import { Freshness } from './Freshness.tsx'
import { useKeywordsPartQuery } from './KeywordsPart.generated.ts'
import { RankingBadge } from './RankingBadge.tsx'

/** The keywords that bring the most visits. */
export const KeywordsPart = () => {
  const result = useKeywordsPartQuery()
  return (
    <Panel title="Keywords" description="The searches that bring the most visitors.">
      <Loaded what="keywords" result={result}>
        {({ seoKeywords }) => (
          <>
            <Freshness report={seoKeywords} />
            {seoKeywords.keywords.length === 0 ? (
              <Text color="fg.muted">There are no keywords to show.</Text>
            ) : (
              <DataTable
                caption="Keywords that bring the most visitors"
                rows={seoKeywords.keywords}
                rowKey={({ keyword }) => keyword}
                columns={[
                  { header: 'Keyword', cell: ({ keyword }) => keyword },
                  { header: 'Ranking', cell: ({ position }) => <RankingBadge position={position} /> },
                  { header: 'Position', cell: ({ position }) => position, isNumber: true },
                  { header: 'Volume', cell: ({ searchVolume }) => abbreviate(searchVolume), isNumber: true },
                  { header: 'CPC', cell: ({ cpc }) => `$${cpc.toFixed(2)}`, isNumber: true },
                  {
                    header: 'Traffic',
                    cell: ({ trafficPercentage }) => `${trafficPercentage.toFixed(1)}%`,
                    isNumber: true,
                  },
                ]}
              />
            )}
          </>
        )}
      </Loaded>
    </Panel>
  )
}
