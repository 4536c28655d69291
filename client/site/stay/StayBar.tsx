import { Suspense, useSyncExternalStore } from 'react'
import { writeStay } from '#graphql/stay-address.ts'
import { withMessages } from '#client/i18n/catalogues.ts'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { StayLine, type StayLineProps } from './StayLine.tsx'

const PricedStayLine = lazyPart(withMessages(['stay'], () => import('./PricedStayLine.tsx')))

const neverChanges = () => () => {}

/** False for what the server wrote, and until React has taken that over. */
const useInBrowser = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

/** The chosen stay and, as soon as it is known, its price: a page is not kept waiting for what stands at its edge. */
export const StayBar = (line: StayLineProps) => {
  const plain = <StayLine {...line} />
  if (!useInBrowser()) return plain
  const question = writeStay(line.stay)
  return (
    <ErrorBoundary resetKey={question} fallback={() => plain}>
      <Suspense key={question} fallback={plain}>
        <PricedStayLine {...line} />
      </Suspense>
    </ErrorBoundary>
  )
}
