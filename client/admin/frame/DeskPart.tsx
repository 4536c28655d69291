import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { useRecovery } from '#client/ui/useRecovery.ts'
import { Button } from '../ui/Button.tsx'
import { RefreshIcon } from '../ui/icons.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

const reasons = {
  asking: 'This part of the desk could not be loaded.',
  current:
    'This part of the desk could not be loaded. If trying again does not help, tell whoever looks after the desk.',
  away: 'This part of the desk could not be loaded, because the server cannot be reached. It comes by itself once the connection is back.',
  replaced: 'The desk was updated while it was open here. Reload it to go on.',
}

const PartFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { state, again } = useRecovery(error, onRetry)
  return (
    <Notice
      tone="error"
      maxWidth="48rem"
      action={
        <Button size="sm" onClick={again} loading={state === 'asking'} loadingText="Trying again">
          <RefreshIcon />
          {state === 'replaced' ? 'Reload' : 'Try again'}
        </Button>
      }
    >
      {reasons[state]} What you typed is kept on this device.
    </Notice>
  )
}

interface DeskPartProps {
  /** Holds its place while its code is on the way. */
  waiting?: ReactNode
  children: ReactNode
}

/** A part of the desk whose code comes when it is shown. Where it does not come, the rest of the desk stays. */
export const DeskPart = ({ waiting = <PageSkeleton />, children }: DeskPartProps) => (
  <ErrorBoundary fallback={(retry, error) => <PartFailure error={error} onRetry={retry} />}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </ErrorBoundary>
)
