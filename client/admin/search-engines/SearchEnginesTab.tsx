import { Grid } from '@chakra-ui/react'
import { BingCard } from './BingCard.tsx'
import { GoogleCard } from './GoogleCard.tsx'
import { SeoStatusCard } from './SeoStatusCard.tsx'

/** The site at Bing and Google, and whether it is fit for them. */
const SearchEnginesTab = () => (
  <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }} gap="6" alignItems="start">
    <BingCard />
    <GoogleCard />
    <SeoStatusCard gridColumn="1 / -1" />
  </Grid>
)

export default SearchEnginesTab
