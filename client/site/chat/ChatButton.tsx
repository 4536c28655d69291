import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Icon } from '#client/ui/Icon.tsx'

interface ChatButtonProps {
  ref: Ref<HTMLButtonElement>
  isOpen: boolean
  /** Scaled to nothing: the panel is open, or what has the focus lies beneath. */
  isAway: boolean
  onClick: () => void
  /** Somebody points at it or stands on it: a press is near. */
  onWish: () => void
}

export const ChatButton = ({ ref, isOpen, isAway, onClick, onWish }: ChatButtonProps) => (
  <chakra.button
    ref={ref}
    type="button"
    aria-label={useLanguage().t('chat.open')}
    aria-haspopup="dialog"
    aria-expanded={isOpen}
    inert={isOpen}
    onClick={onClick}
    onPointerEnter={onWish}
    onFocus={onWish}
    display="grid"
    placeItems="center"
    width="100%"
    height="100%"
    borderRadius="round"
    background="coralDeep"
    color="foam"
    border="2px solid {colors.foam}"
    boxShadow="high"
    cursor="pointer"
    pointerEvents={isAway ? 'none' : 'auto'}
    transform={isAway ? 'scale(0)' : 'none'}
    transition="transform {durations.calm} {easings.tide}, background-color {durations.quick}"
    _hover={{ background: 'coralDark' }}
    // Two rings: one of them shows on whatever lies beneath, and the dark one parts the light one from the border.
    _focusVisible={{
      borderRadius: 'round',
      outline: '3px solid {colors.lamp}',
      outlineOffset: '2px',
      boxShadow: '0 0 0 8px {colors.lagoonDeep}',
    }}
  >
    <Icon name="chat" width="1.875rem" height="1.875rem" />
  </chakra.button>
)
