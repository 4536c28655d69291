import { useEffect, useState, type RefObject } from 'react'
import { reloadAfterRelease } from '#client/ui/release.ts'

/**
 * Code of a part that comes when its place gets near the window.
 * Until then, and when it cannot be had (`failed`), the page has to stand without it; it is tried again when the part comes
 * near once more, and when the connection is back.
 * @param reach how far below the window a part still counts as near
 */
export const useLoadedNear = <Part>(
  place: RefObject<HTMLElement | null>,
  load: () => Promise<Part>,
  reach = '500px',
) => {
  const [part, setPart] = useState<{ loaded?: Part; failed?: boolean }>({})

  useEffect(() => {
    if (!place.current) return undefined
    let isNear = false
    const stop = () => {
      observer.disconnect()
      removeEventListener('online', tryNear)
    }
    const tryNear = () => {
      if (!isNear) return
      load().then(arrive, miss)
    }
    const arrive = (loaded: Part) => {
      stop()
      setPart({ loaded })
    }
    const miss = () => {
      setPart({ failed: true })
      void reloadAfterRelease()
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        isNear = Boolean(entry?.isIntersecting)
        tryNear()
      },
      { rootMargin: reach },
    )
    observer.observe(place.current)
    addEventListener('online', tryNear)
    return stop
  }, [place, load, reach])
  return part
}
