import { chakra } from '@chakra-ui/react'

export type DayLook = 'open' | 'closed' | 'start' | 'end' | 'between'

interface CalendarDayProps {
  day: string
  look: DayLook
  /** All that the eye sees and more, in words. */
  spoken: string
  price?: string
  /** The shortest stay, where it is more than a night. */
  hint?: string
  isChoosable: boolean
  isReachable: boolean
  isToday: boolean
  isPast: boolean
  onChoose: () => void
  onLookAt: () => void
}

const grounds: Record<DayLook, string> = {
  open: 'transparent',
  closed: 'transparent',
  start: 'lagoonDeep',
  end: 'lagoonDeep',
  between: 'lagoonMist',
}

const radii: Record<DayLook, string> = {
  open: '{radii.small}',
  closed: '{radii.small}',
  start: '{radii.small} 0 0 {radii.small}',
  end: '0 {radii.small} {radii.small} 0',
  between: '0',
}

/** A day that cannot be chosen can still be reached and read: hearing why is better than a gap. */
export const CalendarDay = ({
  day,
  look,
  spoken,
  price,
  hint,
  isChoosable,
  isReachable,
  isToday,
  isPast,
  onChoose,
  onLookAt,
}: CalendarDayProps) => {
  const isEnd = look === 'start' || look === 'end'
  return (
    <chakra.button
      type="button"
      data-day={day}
      tabIndex={isReachable ? 0 : -1}
      aria-label={spoken}
      aria-disabled={!isChoosable}
      onClick={isChoosable ? onChoose : undefined}
      onFocus={onLookAt}
      onPointerEnter={onLookAt}
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="flex-start"
      width="100%"
      minHeight="3.625rem"
      paddingBlock="0.375rem 0.25rem"
      background={grounds[look]}
      color={isEnd ? 'foam' : isChoosable || look === 'between' ? 'ink' : 'inkSoft'}
      borderRadius={radii[look]}
      cursor={isChoosable ? 'pointer' : 'not-allowed'}
      lineHeight="1.15"
      fontVariantNumeric="tabular-nums"
      _hover={isChoosable && !isEnd ? { background: 'lagoonPale' } : undefined}
      _focusVisible={{ outline: '3px solid {colors.lagoon}', outlineOffset: '-1px', position: 'relative', zIndex: '1' }}
    >
      <chakra.span
        fontWeight={isChoosable ? '700' : '400'}
        textDecoration={!isChoosable && !isPast && look === 'closed' ? 'line-through' : undefined}
        borderBottom={isToday ? '2px solid currentColor' : undefined}
      >
        {Number(day.slice(8))}
      </chakra.span>
      <chakra.span fontSize="0.75rem" marginTop="0.1875rem" color={isEnd ? 'foam' : 'inkSoft'} whiteSpace="nowrap">
        {price}
      </chakra.span>
      <chakra.span fontSize="0.6875rem" color={isEnd ? 'foam' : 'coralDark'} whiteSpace="nowrap">
        {hint}
      </chakra.span>
    </chakra.button>
  )
}
