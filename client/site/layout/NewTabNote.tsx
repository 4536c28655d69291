import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'

/** Told to people who cannot see the new tab open. */
export const NewTabNote = () => <chakra.span srOnly> ({useLanguage().t('nav.newTab')})</chakra.span>
