import { Suspense, use, useEffect, useRef, useState, type ReactNode } from 'react'
import { fallAsleep, type Sleep } from '#client/ui/sleep.ts'
import { useSite } from '../site-context.ts'

/** Once a guest moves down the page, a part is woken when it is less than a window away; before that, when it can be seen. */
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
    const { current } = place
    const wakeWithin = (rootMargin: string) => {
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && sleep.wake(), { rootMargin })
      observer.observe(current)
      return observer
    }
    let observer = wakeWithin(window.scrollY > 0 ? reach : '0px')
    const widen = () => {
      observer.disconnect()
      observer = wakeWithin(reach)
    }
    const stop = () => {
      removeEventListener('scroll', widen)
      observer.disconnect()
    }
    addEventListener('scroll', widen, { once: true, passive: true })
    void sleep.end.then(stop)
    return stop
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
