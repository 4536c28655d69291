import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Icon } from '#client/ui/Icon.tsx'

interface CalendarBarProps {
  canTurnBack: boolean
  canTurnOn: boolean
  onTurn: (months: number) => void
}

const Turn = chakra('button', {
  base: {
    position: 'absolute',
    top: '0',
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: 'round',
    border: '1.5px solid {colors.stone}',
    background: 'foam',
    color: 'lagoonDeep',
    cursor: 'pointer',
    zIndex: '1',
    _hover: { background: 'lagoonMist', borderColor: 'lagoon' },
    _focusVisible: { borderRadius: 'round' },
    _disabled: { opacity: '0.35', cursor: 'default' },
  },
})

/** Turns the months; stays where it is, so that the same press turns again. */
export const CalendarBar = ({ canTurnBack, canTurnOn, onTurn }: CalendarBarProps) => {
  const { t } = useLanguage()
  return (
    <>
      <Turn
        type="button"
        insetInlineStart="0"
        aria-label={t('stay.calendar.previous')}
        disabled={!canTurnBack}
        onClick={() => onTurn(-1)}
      >
        <Icon name="chevron" transform="rotate(90deg)" />
      </Turn>
      <Turn
        type="button"
        insetInlineEnd="0"
        aria-label={t('stay.calendar.next')}
        disabled={!canTurnOn}
        onClick={() => onTurn(1)}
      >
        <Icon name="chevron" transform="rotate(-90deg)" />
      </Turn>
    </>
  )
}
