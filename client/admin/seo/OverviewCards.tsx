import { Grid } from '@chakra-ui/react'
import { Figure } from '../ui/Figure.tsx'
import { abbreviate } from './abbreviate.ts'
import type { SeoTabQuery } from './SeoTab.generated.ts'

export type Overview = SeoTabQuery['seoOverview']

export const OverviewCards = ({ overview }: { overview: Overview }) => (
  <Grid as="dl" templateColumns={{ base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }} gap="4">
    {[
      { label: 'Organic Traffic', value: abbreviate(overview.organicTraffic), note: 'visits a month' },
      { label: 'Organic Keywords', value: abbreviate(overview.organicKeywords), note: 'in the first hundred results' },
      { label: 'Traffic Value', value: `$${abbreviate(overview.organicCost)}`, note: 'as advertisements, a month' },
    ].map((figure) => (
      <Figure
        {...figure}
        key={figure.label}
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border"
        borderRadius="l3"
        boxShadow="sm"
        p="5"
      />
    ))}
  </Grid>
)
