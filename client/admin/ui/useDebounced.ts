import { useEffect, useState } from 'react'

/** A value once it has stopped changing, so that typing does not ask a question per key. */
export const useDebounced = <T>(value: T, pauseMs: number): T => {
  const [settled, setSettled] = useState(value)
  const text = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as T), pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return settled
}
