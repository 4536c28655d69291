import type { ApolloCache } from '@apollo/client'
import { Flex } from '@chakra-ui/react'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { failureOf } from '../ui/failure.ts'
import { notify } from '../ui/toasts.tsx'
import {
  BackupsDocument,
  useMakeBackupMutation,
  useTryBackupMutation,
  type BackupPartsFragment,
} from './Backups.generated.ts'

interface BackupActionsProps {
  running: BackupPartsFragment['running']
  hasFile: boolean
}

/** The answer is the whole panel's. */
const keep = (cache: ApolloCache, backups: BackupPartsFragment | undefined) =>
  backups && cache.writeQuery({ query: BackupsDocument, data: { backups } })

/** For owners: a backup now, and a drill with the newest one. */
export const BackupActions = ({ running, hasFile }: BackupActionsProps) => {
  const { can } = useViewer()
  const [make, { loading: isMaking }] = useMakeBackupMutation({
    update: (cache, { data }) => keep(cache, data?.makeBackup),
  })
  const [tryNewest, { loading: isTrying }] = useTryBackupMutation({
    update: (cache, { data }) => keep(cache, data?.tryBackup),
  })
  if (!can('backups:manage')) return null
  const ask = async (start: () => Promise<unknown>) => {
    try {
      await start()
    } catch (error) {
      notify({ tone: 'error', title: 'It was not started', description: failureOf(error).message })
    }
  }
  // From the press on: a second one would only hear that one is under way.
  const kind = isMaking ? 'BACKUP' : isTrying ? 'DRILL' : running?.kind
  return (
    <Flex gap="3" wrap="wrap">
      <Button
        variant="outline"
        disabled={!hasFile || kind === 'BACKUP'}
        loading={kind === 'DRILL'}
        loadingText="Restoring a copy"
        onClick={() => ask(tryNewest)}
      >
        Try the newest
      </Button>
      <Button
        disabled={kind === 'DRILL'}
        loading={kind === 'BACKUP'}
        loadingText="Backing up"
        onClick={() => ask(make)}
      >
        Back up now
      </Button>
    </Flex>
  )
}
