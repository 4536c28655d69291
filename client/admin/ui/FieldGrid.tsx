import { Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Fields beside each other as the width allows. */
export const FieldGrid = ({ children, least = '13rem' }: { children: ReactNode; least?: string }) => (
  <Grid gap="5" templateColumns={`repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`} alignItems="start">
    {children}
  </Grid>
)
