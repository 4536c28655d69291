import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'

export const SkipLink = () => (
  <chakra.a
    href="#content"
    position="fixed"
    top="0.5rem"
    left="0.5rem"
    zIndex="toast"
    padding="0.75rem 1.25rem"
    borderRadius="medium"
    background="foam"
    color="lagoonDeep"
    fontWeight="700"
    boxShadow="high"
    transform="translateY(-200%)"
    // It lies on the dark bar: the ring stands within.
    _focusVisible={{ transform: 'none', outlineOffset: '-4px', borderRadius: 'medium' }}
  >
    {useLanguage().t('nav.skip')}
  </chakra.a>
)
