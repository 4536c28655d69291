import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { onDark } from '#client/ui/focus-ring.ts'
import { Crest } from '#client/ui/Crest.tsx'
import { Icon } from '#client/ui/Icon.tsx'

/** The edge of the footer's waves, hanging down like an awning. */
const waves =
  'radial-gradient(circle at 50% 0, {colors.lagoonDeep} calc(0.5rem - 0.5px), transparent 0.5rem) 50% 0 / 1rem 0.5rem repeat-x'

interface PanelHeaderProps {
  /** The way to the front desk. */
  ref: Ref<HTMLButtonElement>
  titleId: string
  onAskDesk: () => void
  onClose: () => void
}

export const PanelHeader = ({ ref, titleId, onAskDesk, onClose }: PanelHeaderProps) => {
  const { t } = useLanguage()
  return (
    <chakra.div
      position="relative"
      zIndex="1"
      flexShrink="0"
      display="flex"
      alignItems="center"
      gap="0.75rem"
      padding="0.75rem 0.75rem 0.625rem 1.25rem"
      background="lagoonDeep"
      css={onDark}
      color="foam"
      _after={{
        content: '""',
        position: 'absolute',
        insetInline: '0',
        top: 'calc(100% - 1px)',
        height: '0.5rem',
        background: waves,
        pointerEvents: 'none',
      }}
    >
      <Crest width="2rem" height="2.25rem" />
      <chakra.div flex="1">
        <chakra.h2 id={titleId} fontFamily="display" fontSize={{ base: '1.1875rem', md: '1.125rem' }} lineHeight="1.2">
          {t('chat.title')}
        </chakra.h2>
        <chakra.button
          ref={ref}
          type="button"
          onClick={onAskDesk}
          display="inline-flex"
          alignItems="center"
          gap="0.375rem"
          minHeight="1.75rem"
          fontSize="0.875rem"
          fontWeight="600"
          lineHeight="1.3"
          textAlign="start"
          textDecoration="underline"
          textUnderlineOffset="0.2em"
          cursor="pointer"
          _hover={{ color: 'lamp' }}
          _focusVisible={{ outlineColor: 'lamp', outlineOffset: '0' }}
        >
          <Icon name="mail" width="1rem" height="1rem" />
          {t('chat.desk.ask')}
        </chakra.button>
      </chakra.div>
      <chakra.button
        type="button"
        aria-label={t('chat.close')}
        onClick={onClose}
        display="grid"
        placeItems="center"
        width="2.75rem"
        height="2.75rem"
        flexShrink="0"
        borderRadius="round"
        cursor="pointer"
        _hover={{ background: 'lagoon' }}
        _focusVisible={{ outlineColor: 'lamp', outlineOffset: '-3px', borderRadius: 'round' }}
      >
        <Icon name="close" width="1.5rem" height="1.5rem" />
      </chakra.button>
    </chakra.div>
  )
}
