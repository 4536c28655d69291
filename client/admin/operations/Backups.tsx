import { Stack } from '@chakra-ui/react'
import { Loaded } from '../ui/Loaded.tsx'
import { Panel } from '../ui/Panel.tsx'
import { usePolling } from '../ui/usePolling.ts'
import { BackupActions } from './BackupActions.tsx'
import { BackupFiles } from './BackupFiles.tsx'
import { BackupHealth } from './BackupHealth.tsx'
import { useBackupsQuery } from './Backups.generated.ts'
import { watched } from './watched.ts'

/** While a backup is under way somebody waits for it. */
const underWayMs = 2_000

/** Whether the hotel would survive its disk. */
export const Backups = () => {
  const result = useBackupsQuery(watched)
  const status = result.data?.backups
  usePolling(() => void result.refetch(), status?.running ? underWayMs : null)
  return (
    <Panel
      title="Backups"
      description="One file with everything in the database, pictures included."
      action={status && <BackupActions running={status.running} hasFile={status.files.length > 0} />}
    >
      <Loaded what="backups" result={result} height="24">
        {({ backups }) => (
          <Stack gap="5">
            <BackupHealth status={backups} />
            <BackupFiles files={backups.files} />
          </Stack>
        )}
      </Loaded>
    </Panel>
  )
}
