import { Badge, Box, Grid, List } from '@chakra-ui/react'
import { Figure } from '../ui/Figure.tsx'
import { formatSyncTime } from './sync-time.ts'

interface Facts {
  roomsWithAvailability: number
  lastSync?: string | null
  nextSync?: string | null
}

export const HealthBadge = ({ isHealthy }: { isHealthy: boolean }) => (
  <Badge size="md" colorPalette={isHealthy ? 'green' : 'red'}>
    {isHealthy ? 'Healthy' : 'Needs Sync'}
  </Badge>
)

export const SyncFacts = ({ status }: { status: Facts }) => (
  <Grid
    as="dl"
    templateColumns={{ base: '1fr', md: 'repeat(3, auto)' }}
    justifyContent="start"
    columnGap="12"
    rowGap="4"
  >
    <Figure label="Available rooms" value={status.roomsWithAvailability} note="room types with a night to sell" />
    <Figure label="Last sync" value={<Box textStyle="xl">{formatSyncTime(status.lastSync)}</Box>} />
    <Figure label="Next sync" value={<Box textStyle="xl">{formatSyncTime(status.nextSync)}</Box>} />
  </Grid>
)

export const SyncExplanation = () => (
  <List.Root color="fg.muted" ps="5" gap="1">
    <List.Item>Runs daily at 3 AM, hotel time</List.Item>
    <List.Item>Reads the next 90 days of availability</List.Item>
    <List.Item>Brings current pricing and minimum stay with it</List.Item>
  </List.Root>
)
