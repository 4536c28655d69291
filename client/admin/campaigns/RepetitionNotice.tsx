import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

interface RepetitionNoticeProps {
  /** Where the same offer goes or went out. */
  warning: string
  /** The verb on the button that does it all the same. */
  confirm: string
  busy: boolean
  onConfirm: () => void
}

/** Nobody repeats an offer unawares, and whoever means it can. */
export const RepetitionNotice = ({ warning, confirm, busy, onConfirm }: RepetitionNoticeProps) => (
  <Notice
    tone="warning"
    action={
      <Button type="button" size="sm" onClick={onConfirm} loading={busy} loadingText={confirm}>
        {confirm}
      </Button>
    }
  >
    {warning}. Guests would get it again.
  </Notice>
)
