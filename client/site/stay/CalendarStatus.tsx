import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { nightsBetween } from '#graphql/stay-dates.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Button } from '#client/ui/Button.tsx'
import type { DayWords } from './day-words.ts'
import type { Range } from './stay-choice.ts'

interface CalendarStatusProps {
  range: Range
  /** The fewest nights of a stay from the chosen arrival. */
  minStay: number
  words: DayWords
  failed: boolean
  onRetry: () => void
  onClear: () => void
}

/** What to do next, read out as it changes. */
export const CalendarStatus = ({
  range: { arrival, departure },
  minStay,
  words,
  failed,
  onRetry,
  onClear,
}: CalendarStatusProps) => {
  const { t } = useLanguage()
  const status = useRef<HTMLParagraphElement>(null)
  // The button goes away with what it was pressed for.
  const andFocus = (act: () => void) => () => {
    act()
    status.current?.focus({ preventScroll: true })
  }
  const nights = arrival && departure > arrival ? nightsBetween(arrival, departure) : 0
  const text = nights
    ? t('stay.calendar.chosen', { arrival: words.day(arrival), departure: words.day(departure), nights })
    : arrival
      ? t('stay.calendar.chooseDeparture', { arrival: words.day(arrival), nights: minStay })
      : t('stay.calendar.chooseArrival')
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="0.5rem 1rem"
      minHeight="2.75rem"
      marginBottom="0.75rem"
    >
      <chakra.p ref={status} role="status" tabIndex={-1} fontWeight="600" flex="1 1 14rem">
        {failed ? t('stay.calendar.failed') : text}
      </chakra.p>
      {failed && (
        <Button type="button" look="outline" size="small" onClick={andFocus(onRetry)}>
          {t('stay.calendar.retry')}
        </Button>
      )}
      {!failed && arrival && (
        <Button type="button" look="outline" size="small" onClick={andFocus(onClear)}>
          {t('stay.calendar.clear')}
        </Button>
      )}
    </chakra.div>
  )
}
