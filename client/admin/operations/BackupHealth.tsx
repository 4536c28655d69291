import { Code, Stack, Text } from '@chakra-ui/react'
import { Age } from '../ui/Age.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SettingsSentence } from '../ui/SettingsSentence.tsx'
import { formatNumber } from '../ui/number.ts'
import type { BackupEncryption, BackupPartsFragment } from './Backups.generated.ts'
import { formatSize } from './format-size.ts'
import { scheduleText } from './schedule-text.ts'

const encryptions: Record<BackupEncryption, string> = {
  NONE: 'none: secrets are left out',
  PASSPHRASE: 'by passphrase',
  RECIPIENT: 'for a recipient',
}

const daily = (at: string) => {
  const [hour, minute] = at.split(':').map(Number)
  return scheduleText(`${minute} ${hour} * * *`)
}

const Last = ({ last }: Pick<BackupPartsFragment, 'last'>) =>
  last?.finishedAt ? (
    <>
      <Age of={last.finishedAt} />, {formatSize(last.kilobytes ?? 0)}, {formatNumber(last.rows ?? 0)} rows
    </>
  ) : (
    <>none yet</>
  )

const Drill = ({ drill }: Pick<BackupPartsFragment, 'drill'>) =>
  drill?.finishedAt ? (
    <>
      {drill.state === 'DONE' ? 'passed' : 'failed'} <Age of={drill.finishedAt} />
    </>
  ) : (
    <>never tried</>
  )

/** The last backup and the last drill, and what is wrong with them. */
export const BackupHealth = ({ status }: { status: BackupPartsFragment }) => {
  const { dailyAt, folder, keep, encryption, overdue, problem, last, failure, drill } = status
  return (
    <Stack gap="4">
      {problem && (
        <Notice tone="error">
          <SettingsSentence>{problem}</SettingsSentence>
        </Notice>
      )}
      {failure?.message && (
        <Notice tone="error">
          The backup of {failure.finishedAt && <Age of={failure.finishedAt} />} failed.{' '}
          <SettingsSentence>{failure.message}</SettingsSentence>
        </Notice>
      )}
      {overdue && <Notice tone="warning">The last backup is more than 26 hours old.</Notice>}
      {drill?.state === 'FAILED' && drill.message && (
        <Notice tone="warning">
          The newest backup could not be tried. <SettingsSentence>{drill.message}</SettingsSentence>
        </Notice>
      )}
      <Facts
        facts={[
          ['Last backup', <Last key="last" last={last} />],
          ['Last drill', <Drill key="drill" drill={drill} />],
          ['Made', dailyAt ? daily(dailyAt) : 'only by hand'],
          ['Kept', `the newest ${keep}`],
          ['Encryption', encryptions[encryption]],
          [
            'Folder',
            <Code key="folder" overflowWrap="anywhere">
              {folder}
            </Code>,
          ],
        ]}
      />
      {drill?.state === 'DONE' && drill.message && (
        <Text color="fg.muted" textStyle="sm">
          Last drill: {drill.message}
        </Text>
      )}
      {!dailyAt && (
        <Text color="fg.muted">
          <SettingsSentence>
            No backup is made by itself. Set BACKUP_FOLDER to a folder on another disk, and one is made every night.
          </SettingsSentence>
        </Text>
      )}
    </Stack>
  )
}
