import { useEffect, useRef, useState } from 'react'
import type { BookingWidgetFragment } from './BookingWidget.generated.ts'

type WidgetState = 'idle' | 'loading' | 'ready' | 'failed'

export type Widget = NonNullable<BookingWidgetFragment['bookingWidget']>

/** A script that hangs is a script that is not there. */
const patienceMilliseconds = 5_000

/** The element that the vendor's script looks for and fills: class and data attributes as its embed code has them. */
const widgetElement = ({ region, channelCode }: Widget, locale: string) => {
  const element = document.createElement('div')
  element.className = 'ibe'
  Object.assign(element.dataset, { region, channelcode: channelCode, widget: 'property_grid', queryLocale: locale })
  return element
}

/**
 * Loads the booking widget into `frame` once `load` is called. Ready is when it has put something there;
 * failed when its script cannot be had or nothing came within five seconds.
 */
export const useWidgetScript = (widget: Widget, locale: string) => {
  const frame = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<WidgetState>('idle')

  useEffect(() => {
    const target = frame.current
    if (state !== 'loading' || !target) return undefined
    const element = widgetElement(widget, locale)
    const script = document.createElement('script')
    Object.assign(script, { src: widget.script, async: true })

    const fail = () => setState('failed')
    const arrived = new MutationObserver(() => {
      if (!target.contains(element) || element.childNodes.length > 0) setState('ready')
    })
    script.addEventListener('error', fail)
    target.replaceChildren(element)
    arrived.observe(target, { childList: true, subtree: true })
    document.body.append(script)
    const timer = setTimeout(fail, patienceMilliseconds)
    return () => {
      clearTimeout(timer)
      arrived.disconnect()
      script.removeEventListener('error', fail)
    }
  }, [state, widget, locale])

  useEffect(() => {
    // The button that had the focus is gone; who has gone on meanwhile stays there.
    if (state === 'ready' && document.activeElement === document.body) frame.current?.focus({ preventScroll: true })
  }, [state])

  return { frame, state, load: () => setState('loading') }
}
