import { chakra } from '@chakra-ui/react'

export type DayLook = 'open' | 'closed' | 'full' | 'past' | 'unknown' | 'start' | 'end' | 'between'

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
  onChoose: () => void
  onLookAt: () => void
}

const grounds: Record<DayLook, string> = {
  open: 'transparent',
  closed: 'transparent',
  full: 'transparent',
  past: 'transparent',
  unknown: 'transparent',
  start: 'lagoonDeep',
  end: 'lagoonDeep',
  between: 'lagoonMist',
}

const radii: Record<DayLook, string> = {
  open: '{radii.small}',
  closed: '{radii.small}',
  full: '{radii.small}',
  past: '{radii.small}',
  unknown: '{radii.small}',
  start: '{radii.small} 0 0 {radii.small}',
  end: '0 {radii.small} {radii.small} 0',
  between: '0',
}

/** Where a price will stand. */
const Shimmer = () => (
  <chakra.span
    data-shimmer
    display="inline-block"
    width="2rem"
    height="0.5rem"
    borderRadius="round"
    background="shell"
    animation="breathe 1.4s ease-in-out infinite"
  />
)

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
      _hover={isChoosable && !isEnd ? { background: 'lagoonMist' } : undefined}
      _focusVisible={{ outline: '3px solid {colors.lagoon}', outlineOffset: '-1px', position: 'relative', zIndex: '1' }}
    >
      <chakra.span
        fontSize="min(1.0625rem, 8cqi)"
        fontWeight={isChoosable ? '700' : '400'}
        textDecoration={look === 'full' ? 'line-through' : undefined}
        borderBottom={isToday ? '2px solid currentColor' : undefined}
      >
        {Number(day.slice(8))}
      </chakra.span>
      <chakra.span
        fontSize="min(0.75rem, 5cqi)"
        marginTop="0.1875rem"
        color={isEnd ? 'foam' : 'inkSoft'}
        whiteSpace="nowrap"
      >
        {look === 'unknown' ? <Shimmer /> : price}
      </chakra.span>
      <chakra.span fontSize="min(0.6875rem, 4.6cqi)" color={isEnd ? 'foam' : 'coralDark'} whiteSpace="nowrap">
        {hint}
      </chakra.span>
    </chakra.button>
  )
}
