import { Text } from '@chakra-ui/react'
import { DataTable } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Panel } from '../ui/Panel.tsx'
import { abbreviate } from './abbreviate.ts'
import { useCompetitorsPartQuery } from './CompetitorsPart.generated.ts'
import { Freshness } from './Freshness.tsx'

/** The sites that are found for the same searches. */
export const CompetitorsPart = () => {
  const result = useCompetitorsPartQuery()
  return (
    <Panel title="Competitors" description="Sites that are found for the same searches.">
      <Loaded what="competitors" result={result}>
        {({ seoCompetitors }) => (
          <>
            <Freshness report={seoCompetitors} />
            {seoCompetitors.competitors.length === 0 ? (
              <Text color="fg.muted">There are no competitors to show.</Text>
            ) : (
              <DataTable
                caption="Sites found for the same searches"
                rows={seoCompetitors.competitors}
                rowKey={({ domain }) => domain}
                columns={[
                  { header: 'Domain', cell: ({ domain }) => domain },
                  {
                    header: 'Common keywords',
                    cell: ({ commonKeywords }) => abbreviate(commonKeywords),
                    isNumber: true,
                  },
                  {
                    header: 'Organic traffic',
                    cell: ({ organicTraffic }) => abbreviate(organicTraffic),
                    isNumber: true,
                  },
                  {
                    header: 'Traffic value',
                    cell: ({ organicCost }) => `$${abbreviate(organicCost)}`,
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
