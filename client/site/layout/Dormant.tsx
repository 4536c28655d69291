import { Suspense, use, useEffect, useRef, useState, type ReactNode } from 'react'
import { fallAsleep, type Sleep } from '#client/ui/sleep.ts'
import { useSite } from '../site-context.ts'

/** A part is woken when it is less than a window away. */
const reach = '100%'

const Sleeper = ({ sleep, children }: { sleep: Sleep; children: ReactNode }) => {
  if (!sleep.isOver) use(sleep.end)
  return children
}

/** Beside the others, so that its effect runs once they all are there. */
const Alive = ({ sleep }: { sleep: Sleep }) => {
  useEffect(() => sleep.alive(), [sleep])
  return null
}

interface DormantProps {
  /** Loads what the part needs: until that is here, what the server wrote stays. */
  prepare?: () => Promise<unknown>
  children: ReactNode
}

/**
 * A part further down the page. React takes it over when a guest comes near or touches the page, in a slice of its own;
 * so the first screen does not wait for what nobody sees. Pages that a guest goes to from there come whole.
 */
export const Dormant = ({ prepare, children }: DormantProps) => {
  const { isFirstPage } = useSite()
  const [sleep] = useState(() => (isFirstPage ? fallAsleep(prepare) : null))
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!sleep || !place.current) return undefined
    sleep.standAt(place.current)
    return sleep.leave
  }, [sleep])

  useEffect(() => {
    if (!sleep || sleep.isOver || !place.current) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && sleep.wake(), { rootMargin: reach })
    observer.observe(place.current)
    void sleep.end.then(() => observer.disconnect())
    return () => observer.disconnect()
  }, [sleep])

  if (!sleep) return <div>{children}</div>
  return (
    <div ref={place}>
      <Suspense fallback={null}>
        <Sleeper sleep={sleep}>
          {children}
          <Alive sleep={sleep} />
        </Sleeper>
      </Suspense>
    </div>
  )
}
