import { Link, Text } from '@chakra-ui/react'
import { useViewer } from '../frame/viewer.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { formatInstant } from '../ui/time.ts'
import type { BackupPartsFragment } from './Backups.generated.ts'
import { formatSize } from './format-size.ts'

type BackupFile = BackupPartsFragment['files'][number]

const Name = ({ name }: { name: string }) => {
  const { can } = useViewer()
  if (!can('backups:manage')) return <Text overflowWrap="anywhere">{name}</Text>
  return (
    // The browser writes it to the disk as it comes: it may be larger than its memory.
    <Link href={`/api/admin/backups/${name}`} download={name} overflowWrap="anywhere" textDecoration="underline">
      {name}
    </Link>
  )
}

/** The files of the folder; owners download them. */
export const BackupFiles = ({ files }: { files: BackupFile[] }) => {
  if (files.length === 0) return <Text color="fg.muted">There are no backups in the folder.</Text>
  return (
    <DataTable
      caption="Backups in the folder"
      rows={files}
      rowKey={({ name }) => name}
      columns={[
        { header: 'File', cell: ({ name }) => <Name name={name} /> },
        { header: 'Size', cell: ({ kilobytes }) => formatSize(kilobytes), isNumber: true },
        { header: 'Finished', cell: ({ finishedAt }) => formatInstant(finishedAt), isNumber: true },
      ]}
    />
  )
}
