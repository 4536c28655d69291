import { useEffect, useRef, useState, type CSSProperties, type PointerEvent } from 'react'

interface Drag {
  from: number
  /** Where it would be put down. */
  to: number
  /** How far it was dragged, in pixels of the page. */
  by: number
  height: number
}

/** Near the edge of the window the page scrolls along, this far with each frame. */
const edge = 88
const step = 10

/** Where a dragged row stands among the others: past each whose middle its leading edge has crossed. */
const placeOf = (boxes: readonly { top: number; bottom: number }[], from: number, by: number): number => {
  const { top, bottom } = boxes[from]!
  return boxes.filter((box, index) => {
    const middle = (box.top + box.bottom) / 2
    if (index === from) return false
    return index < from ? top + by > middle : bottom + by > middle
  }).length
}

/**
 * Rows of a list dragged by a grip, with mouse, pen or finger. The rows give way while it is dragged; the list itself
 * changes only when it is put down. Escape takes it back.
 * @param onDrop the place that the row has then
 */
export const useRowDrag = (onDrop: (from: number, to: number) => void) => {
  const list = useRef<HTMLUListElement>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const end = useRef<(() => void) | null>(null)
  useEffect(() => () => end.current?.(), [])

  const begin = (from: number) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary || !list.current) return
    event.preventDefault()
    const start = event.clientY + scrollY
    let pointer = event.clientY
    let frame = 0
    const boxes = [...list.current.children].map((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return { top: top + scrollY, bottom: bottom + scrollY }
    })
    const { top, bottom } = boxes[from]!
    const current = (): Drag => {
      // No further than the list reaches.
      const by = Math.max(boxes[0]!.top - top, Math.min(boxes.at(-1)!.bottom - bottom, pointer + scrollY - start))
      return { from, to: placeOf(boxes, from, by), by, height: bottom - top }
    }
    const scroll = () => {
      const way = pointer < edge ? -step : pointer > innerHeight - edge ? step : 0
      if (way) {
        scrollBy({ top: way, behavior: 'instant' })
        setDrag(current())
      }
      frame = requestAnimationFrame(scroll)
    }
    const watch = new AbortController()
    const { signal } = watch
    end.current = () => {
      watch.abort()
      cancelAnimationFrame(frame)
      end.current = null
      setDrag(null)
    }
    const grip: HTMLElement = event.currentTarget
    grip.setPointerCapture(event.pointerId)
    grip.addEventListener(
      'pointermove',
      ({ clientY }) => {
        pointer = clientY
        setDrag(current())
      },
      { signal },
    )
    grip.addEventListener(
      'pointerup',
      () => {
        const { to } = current()
        end.current?.()
        if (to !== from) onDrop(from, to)
      },
      { signal },
    )
    grip.addEventListener('lostpointercapture', () => end.current?.(), { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && end.current?.(), { signal })
    setDrag(current())
    frame = requestAnimationFrame(scroll)
  }

  /** How a row stands while one is dragged. */
  const styleOf = (index: number): CSSProperties | undefined => {
    if (!drag) return undefined
    const { from, to, by, height } = drag
    if (index === from) return { transform: `translateY(${by}px)`, zIndex: 1, position: 'relative' }
    const away = index > from && index <= to ? -height : index < from && index >= to ? height : 0
    return { transform: `translateY(${away}px)`, transition: 'transform 120ms' }
  }

  return { list, begin, styleOf, dragged: drag?.from ?? null }
}
