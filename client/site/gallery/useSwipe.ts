import { useRef, type PointerEvent } from 'react'

/** Pixels that a finger must travel sideways before it means the next picture. */
const farEnough = 44

/** Handlers that turn a sideways swipe of a finger into a step: 1 to the left, -1 to the right. */
export const useSwipe = (step: (by: number) => void) => {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      // A second finger means a pinch.
      start.current = pointerType !== 'mouse' && isPrimary ? { x: clientX, y: clientY } : null
    },
    onPointerCancel: () => {
      start.current = null
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return
      const across = clientX - start.current.x
      const along = clientY - start.current.y
      start.current = null
      if (Math.abs(across) >= farEnough && Math.abs(across) > Math.abs(along)) step(across < 0 ? 1 : -1)
    },
  }
}
