import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { SettingsSentence } from '../ui/SettingsSentence.tsx'
import { SandboxBadge } from '../ui/SandboxBadge.tsx'
import { RunChanges } from './RunChanges.tsx'
import { formatSyncTime } from './sync-time.ts'
import type { SyncRunRowFragment } from './SyncHistory.generated.ts'

const statuses: Record<SyncRunRowFragment['status'], { label: string; palette: string }> = {
  SUCCEEDED: { label: 'Succeeded', palette: 'green' },
  FAILED: { label: 'Failed', palette: 'red' },
  RUNNING: { label: 'Running', palette: 'sea' },
}

const nights = (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`

const secondsOf = ({ startedAt, finishedAt }: SyncRunRowFragment) =>
  finishedAt ? ` · ${((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000).toFixed(1)} s` : ''

export const SyncRunRow = ({ run }: { run: SyncRunRowFragment }) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  const changed = run.nightsAdded + run.nightsChanged + run.nightsRemoved
  return (
    <Box as="li" py="4" borderTopWidth="1px" borderColor="border.muted">
      <Flex gap="3" justify="space-between" align="flex-start" wrap="wrap">
        <Box flex="1 1 18rem" minWidth="0">
          <Flex gap="2.5" align="center" wrap="wrap">
            <Text fontWeight="semibold">{formatSyncTime(run.startedAt)}</Text>
            <Badge colorPalette={statuses[run.status].palette}>{statuses[run.status].label}</Badge>
            {run.sandbox && <SandboxBadge />}
          </Flex>
          <Text color="fg.muted" textStyle="sm" mt="1">
            {run.trigger === 'SCHEDULE' ? 'By the clock' : 'By hand'}
            {secondsOf(run)} · {nights(run.nightsSeen)} read
          </Text>
          {run.message && (
            <Text mt="1.5">
              <SettingsSentence>{run.message}</SettingsSentence>
            </Text>
          )}
        </Box>
        {changed > 0 && (
          <Button size="sm" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {open ? 'Hide changes' : `Show ${changed} ${changed === 1 ? 'change' : 'changes'}`}
          </Button>
        )}
      </Flex>
      <Box id={id} mt={open ? '4' : '0'}>
        {open && <RunChanges runId={run.id} count={changed} />}
      </Box>
    </Box>
  )
}
