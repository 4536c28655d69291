import { Button } from '../ui/Button.tsx'
import { CopyIcon, DownloadIcon } from '../ui/icons.tsx'
import { useSubscriberExport } from './useSubscriberExport.ts'

interface ExportButtonsProps {
  /** Both take the list as it is filtered. */
  search: string
  isDisabled: boolean
}

export const ExportButtons = ({ search, isDisabled }: ExportButtonsProps) => {
  const { busy, exportCsv, copyEmails } = useSubscriberExport(search)
  return (
    <>
      <Button onClick={exportCsv} disabled={isDisabled} loading={busy === 'csv'} loadingText="Exporting">
        <DownloadIcon />
        Export CSV
      </Button>
      <Button onClick={copyEmails} disabled={isDisabled} loading={busy === 'copy'} loadingText="Copying">
        <CopyIcon />
        Copy emails
      </Button>
    </>
  )
}
