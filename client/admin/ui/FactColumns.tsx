import { chakra, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Term = chakra('dt', { base: { color: 'fg.muted' } })
const Detail = chakra('dd', { base: { overflowWrap: 'anywhere', minWidth: '0', fontVariantNumeric: 'tabular-nums' } })

/** Names and values in two columns; a value of null is left out. */
export const FactColumns = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <Grid as="dl" templateColumns="minmax(7rem, max-content) minmax(0, 1fr)" columnGap="5" rowGap="2" textStyle="sm">
    {facts
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([name, value]) => (
        <Grid key={name} display="contents">
          <Term>{name}</Term>
          <Detail>{value}</Detail>
        </Grid>
      ))}
  </Grid>
)
