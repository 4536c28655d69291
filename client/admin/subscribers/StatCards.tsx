import { Grid } from '@chakra-ui/react'
import { Stat } from '../ui/Stat.tsx'
import { formatNumber } from '../ui/number.ts'

interface StatCardsProps {
  /** Undefined while it is not known. */
  stats?: { total: number; active: number; inactive: number; rate: number }
  isLoading: boolean
}

const figure = (value: number | undefined) => (value === undefined ? null : formatNumber(value))

/** How many there are and how many of them receive mail. */
export const StatCards = ({ stats, isLoading }: StatCardsProps) => (
  <Grid
    as="ul"
    listStyleType="none"
    aria-label="Subscribers in figures"
    templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
    gap={{ base: '3', md: '4' }}
  >
    <Stat label="Total subscribers" value={figure(stats?.total)} isLoading={isLoading} />
    <Stat label="Active" value={figure(stats?.active)} isLoading={isLoading} />
    <Stat label="Inactive" value={figure(stats?.inactive)} isLoading={isLoading} />
    <Stat label="Active rate" value={stats ? `${stats.rate}%` : null} isLoading={isLoading} />
  </Grid>
)
