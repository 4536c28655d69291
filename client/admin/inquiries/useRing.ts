import { useEffect, useRef } from 'react'
import { isLeading } from '../live/changes.ts'
import { ring, soundOn } from '../live/sound.ts'

/** Rings when there are more new inquiries than before, in one tab of the browser; undefined while the number is not known. */
export const useRing = (count: number | undefined) => {
  const before = useRef(count)
  useEffect(() => {
    if (count === undefined) return
    const came = before.current !== undefined && count > before.current
    before.current = count
    if (came && soundOn() && isLeading()) ring()
  }, [count])
}
