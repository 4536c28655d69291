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
    _focusVisible={{ transform: 'none' }}
  >
    {useLanguage().t('nav.skip')}
  </chakra.a>
)
