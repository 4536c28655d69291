import { failureOf } from '../ui/failure.ts'
import { PageSkeleton } from '../frame/PageSkeleton.tsx'
import { useViewer } from '../frame/viewer.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { useSubscriberDialogQuery } from './SubscriberDialog.generated.ts'
import { SubscriberFile } from './SubscriberFile.tsx'

interface SubscriberDialogProps {
  /** Null while nobody's record is open. */
  id: string | null
  onClose: () => void
  onChanged: () => void
}

/** One person's record: consent, history, and what the person may ask for by law. */
export const SubscriberDialog = ({ id, onClose, onChanged }: SubscriberDialogProps) => {
  const { can } = useViewer()
  const { data, loading, error, refetch } = useSubscriberDialogQuery({
    variables: { id: id ?? '', withInquiries: can('inquiries:read') },
    skip: id === null,
    fetchPolicy: 'network-only',
  })
  const file = data?.subscriberFile
  const again = () => void refetch().catch(() => undefined)
  return (
    <DeskDialog
      open={id !== null}
      onClose={onClose}
      size="xl"
      title={file?.subscriber.name || file?.subscriber.email || 'Subscriber'}
    >
      {error && <LoadFailure what="this subscriber" failure={failureOf(error)} onRetry={again} retrying={loading} />}
      {!file && !error && <PageSkeleton />}
      {file && (
        <SubscriberFile
          file={file}
          onChanged={() => {
            again()
            onChanged()
          }}
          onErased={() => {
            onClose()
            onChanged()
          }}
        />
      )}
    </DeskDialog>
  )
}
