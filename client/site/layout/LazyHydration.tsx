import { Suspense, use, useEffect, useRef, useState, type ReactNode } from 'react'
import { deferHydration, type DeferredHydration } from '#client/ui/lazy-hydration.ts'
import { useSite } from '../site-context.ts'

/** Once a guest moves down the page, a part is hydrated when it is less than a window away; before that, when it can be seen. */
const reach = '100%'

const UntilReady = ({ part, children }: { part: DeferredHydration; children: ReactNode }) => {
  if (!part.isReady) use(part.ready)
  return children
}

/** Beside the others, so that its effect runs once they all are there. */
const Hydrated = ({ part }: { part: DeferredHydration }) => {
  useEffect(() => part.markHydrated(), [part])
  return null
}

/** Stands in for a part whose code or data is on its way, so that what follows it is not seen and moved. */
const Ahead = () => <div style={{ minHeight: '100vh' }} />

interface LazyHydrationProps {
  /** Loads what the part needs: until that is here, what the server wrote stays. */
  prepare?: () => Promise<unknown>
  /** Stands below the first screen: a page that a guest goes to does not wait for its code and data. */
  follows?: boolean
  children: ReactNode
}

/**
 * A part further down the page. React hydrates it when a guest comes near or touches the page, in a slice of its own;
 * so the first screen does not wait for what nobody sees. Pages that a guest goes to from there come
 * whole, but for parts that follow and are not here yet.
 */
export const LazyHydration = ({ prepare, follows, children }: LazyHydrationProps) => {
  const { isFirstPage } = useSite()
  const [part] = useState(() => (isFirstPage ? deferHydration(prepare) : null))
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!part || !place.current) return undefined
    part.attach(place.current)
    return part.detach
  }, [part])

  useEffect(() => {
    if (!part || part.isReady || !place.current) return undefined
    const { current } = place
    const hydrateWithin = (rootMargin: string) => {
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && part.hydrate(), { rootMargin })
      observer.observe(current)
      return observer
    }
    let observer = hydrateWithin(window.scrollY > 0 ? reach : '0px')
    const widen = () => {
      observer.disconnect()
      observer = hydrateWithin(reach)
    }
    const stop = () => {
      removeEventListener('scroll', widen)
      observer.disconnect()
    }
    addEventListener('scroll', widen, { once: true, passive: true })
    void part.ready.then(stop)
    return stop
  }, [part])

  if (!part) return <div>{follows ? <Suspense fallback={<Ahead />}>{children}</Suspense> : children}</div>
  return (
    <div ref={place}>
      <Suspense fallback={null}>
        <UntilReady part={part}>
          {children}
          <Hydrated part={part} />
        </UntilReady>
      </Suspense>
    </div>
  )
}
