import { Flex, Skeleton, Stack } from '@chakra-ui/react'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { RefreshIcon } from '../ui/icons.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Panel } from '../ui/Panel.tsx'
import { SandboxBadge } from '../ui/SandboxBadge.tsx'
import { SettingsSentence } from '../ui/SettingsSentence.tsx'
import { formatClock } from '../ui/time.ts'
import { usePreviousData } from '../ui/usePreviousData.ts'
import { HealthBadge, SyncExplanation, SyncFacts } from './SyncFacts.tsx'
import { useSync } from './useSync.ts'

export const SyncCard = () => {
  const { can } = useViewer()
  const { result, run, refresh, syncing } = useSync()
  const { data, loadedAt } = usePreviousData(result)
  const status = data?.syncStatus
  return (
    <Panel
      title="Little Hotelier Sync"
      action={
        <Flex gap="3" align="center">
          {status?.sandbox && <SandboxBadge />}
          {status && <HealthBadge isHealthy={status.isHealthy} />}
        </Flex>
      }
    >
      <Stack gap="6">
        {syncing && <Notice tone="info">Syncing with Little Hotelier... This may take a few moments.</Notice>}
        {result.error && (
          <Notice tone="error">
            Unable to load sync status{status && `. What is shown is from ${formatClock(loadedAt)}.`}
          </Notice>
        )}
        {!status && !result.error && <Skeleton height="24" borderRadius="l3" />}
        {status?.message && !syncing && (
          <Notice tone={status.configured ? 'warning' : 'info'}>
            <SettingsSentence>{status.message}</SettingsSentence>
          </Notice>
        )}
        {status && status.unmappedRatePlans > 0 && (
          <Notice tone="warning">
            {status.unmappedRatePlans === 1
              ? 'One rate plan feeds no room type: choose one below, or leave it when it is not sold here.'
              : `${status.unmappedRatePlans} rate plans feed no room type: choose one for each below, or leave those that are not sold here.`}
          </Notice>
        )}
        {status && <SyncFacts status={status} />}
        <SyncExplanation />
        <Flex gap="3" wrap="wrap">
          {can('sync:run') && (
            <Button variant="solid" colorPalette="coral" onClick={run} loading={syncing} loadingText="Syncing...">
              Sync Now
            </Button>
          )}
          <Button onClick={refresh} loading={result.loading && Boolean(data)} loadingText="Refresh Status">
            <RefreshIcon /> Refresh Status
          </Button>
        </Flex>
      </Stack>
    </Panel>
  )
}
