import { Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { hasPlanner } from '#graphql/paths.ts'
import { readStay, writeStay } from '#graphql/stay-address.ts'
import { withMessages } from '#client/i18n/catalogues.ts'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { useSite } from '../site-context.ts'
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
  const { path } = useSite()
  const { search } = useLocation()
  // Each look at a code counts as a try: one that is still being typed is none.
  const isBeingTyped = hasPlanner(path) && line.stay.code !== readStay(search).code
  if (!useInBrowser() || isBeingTyped) return plain
  const question = writeStay(line.stay)
  return (
    <ErrorBoundary resetKey={question} fallback={() => plain}>
      <Suspense key={question} fallback={plain}>
        <PricedStayLine {...line} />
      </Suspense>
    </ErrorBoundary>
  )
}
