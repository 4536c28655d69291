import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'
import { formatInstant } from './time.ts'

export interface UnsavedNoticeProps {
  /** ISO instant of the last key. */
  at: string
  onDiscard: () => void
}

/** Says that a form begins with what was typed into it before, and offers to begin without it. */
export const UnsavedNotice = ({ at, onDiscard }: UnsavedNoticeProps) => (
  <Notice
    tone="info"
    action={
      <Button type="button" size="sm" onClick={onDiscard}>
        Throw it away
      </Button>
    }
  >
    What you typed on {formatInstant(at)} was not saved. It was kept on this device and is back in its place.
  </Notice>
)
