import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { withMessages } from '#client/i18n/catalogues.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { needsScript } from '#client/ui/needs-script.ts'
import { useLoadedNear } from '../map/useLoadedNear.ts'
import type { StayCalendarProps } from './StayCalendar.tsx'

const loadCalendar = withMessages(['stay'], () => import('./StayCalendar.tsx'))

/**
 * The calendar brings the client for questions with it. A first screen that shows its upper edge must not pay for that
 * before anybody has stirred; who has is on the way to it.
 */
const reach = { untouched: '-20%', touched: '300px' }

const stirs = ['pointermove', 'pointerdown', 'focusin', 'scroll'] as const

const useTouched = () => {
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    if (touched) return undefined
    const stir = () => setTouched(true)
    for (const name of stirs) window.addEventListener(name, stir, { passive: true })
    return () => {
      for (const name of stirs) window.removeEventListener(name, stir)
    }
  }, [touched])
  return touched
}

/** The calendar's place; its code comes when a guest gets near. Without a script, and on paper, the form stands alone. */
export const CalendarStage = (props: StayCalendarProps) => {
  const { t } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const { loaded, failed } = useLoadedNear(place, loadCalendar, useTouched() ? reach.touched : reach.untouched)
  return (
    <chakra.div
      ref={place}
      // As high as the calendar, or the page would move under a guest who is on the way to a section further down.
      minHeight={{ base: '34rem', md: '32rem' }}
      css={needsScript}
    >
      {loaded ? (
        <loaded.default {...props} />
      ) : (
        <chakra.p role="status" color="inkSoft" textStyle="small">
          {t(failed ? 'stay.calendar.failed' : 'stay.calendar.waiting')}
        </chakra.p>
      )}
    </chakra.div>
  )
}
