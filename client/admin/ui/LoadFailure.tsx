import { Button } from './Button.tsx'
import type { Failure } from './failure.ts'
import { RefreshIcon } from './icons.tsx'
import { Notice } from './Notice.tsx'

interface LoadFailureProps {
  /** What was to be loaded, as in "Could not load inquiries." */
  what: string
  failure: Failure
  onRetry: () => void
  retrying?: boolean
}

/** The one way in which the desk says that a list or record could not be read. */
export const LoadFailure = ({ what, failure, onRetry, retrying }: LoadFailureProps) => (
  <Notice
    tone="error"
    action={
      <Button size="sm" onClick={onRetry} loading={retrying} loadingText="Retrying">
        <RefreshIcon />
        Retry
      </Button>
    }
  >
    Could not load {what}. {failure.message}
  </Notice>
)
