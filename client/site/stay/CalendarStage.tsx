import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { withMessages } from '#client/i18n/catalogues.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { useLoadedNear } from '../map/useLoadedNear.ts'
import type { StayCalendarProps } from './StayCalendar.tsx'

const loadCalendar = withMessages(['stay'], () => import('./StayCalendar.tsx'))

/** The calendar brings the client for questions with it: a first screen that ends above it must not pay for that. */
const reach = '150px'

/** The calendar's place; its code comes when a guest gets near. Without a script the form stands alone. */
export const CalendarStage = (props: StayCalendarProps) => {
  const { t } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const { loaded, failed } = useLoadedNear(place, loadCalendar, reach)
  return (
    <chakra.div
      ref={place}
      // As high as the calendar, or the page would move under a guest who is on the way to a section further down.
      minHeight={{ base: '34rem', md: '32rem' }}
      css={{ '@media (scripting: none)': { display: 'none' } }}
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
