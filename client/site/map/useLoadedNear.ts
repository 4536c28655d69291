import { useEffect, useState, type RefObject } from 'react'

/**
 * Code of a part that comes when its place gets near the window.
 * Until then, and when it cannot be had (`failed`), the page has to stand without it.
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
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        load().then(
          (loaded) => setPart({ loaded }),
          () => setPart({ failed: true }),
        )
      },
      { rootMargin: reach },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, load, reach])
  return part
}
