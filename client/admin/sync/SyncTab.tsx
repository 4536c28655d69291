import { Stack } from '@chakra-ui/react'
import { RatePlans } from './RatePlans.tsx'
import { SyncCard } from './SyncCard.tsx'
import { SyncHistory } from './SyncHistory.tsx'

/** Availability and prices as Little Hotelier has them, what feeds which room type, and what each run changed. */
const SyncTab = () => (
  <Stack gap="6">
    <SyncCard />
    <RatePlans />
    <SyncHistory />
  </Stack>
)

export default SyncTab
