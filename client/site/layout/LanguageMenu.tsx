import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { languages } from '#client/i18n/languages.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { onLight } from '#client/ui/focus-ring.ts'
import { Icon } from '#client/ui/Icon.tsx'
import { useSite } from '../site-context.ts'
import { Flag, LanguageLinks } from './LanguageLinks.tsx'

interface LanguageMenuProps extends HTMLChakraProps<'details'> {
  /** Says the language by its code where there is no room for its name. */
  short?: boolean
}

/** The language of the page, which opens the others. */
export const LanguageMenu = ({ short, ...props }: LanguageMenuProps) => {
  const { language, t } = useLanguage()
  const { languages: offered } = useSite()
  const { flag, name } = languages.find(({ code }) => code === language)!
  if (offered.length === 1) return null
  return (
    <Disclosure
      position="relative"
      summaryProps={{ fontWeight: '650', borderRadius: 'small', fontSize: short ? '1rem' : undefined }}
      summary={
        <>
          <Flag background={flag} aria-hidden="true" />
          <chakra.span srOnly>
            {t('nav.language')}: {short && name}
          </chakra.span>
          {short ? language.toUpperCase() : name}
          <Icon name="chevron" width="1rem" height="1rem" />
        </>
      }
      {...props}
    >
      <LanguageLinks
        position="absolute"
        insetInlineEnd="0"
        top="calc(100% + 0.25rem)"
        minWidth="min(12rem, calc(100vw - 2.5rem))"
        padding="0.5rem"
        background="foam"
        color="ink"
        borderRadius="medium"
        boxShadow="high"
        css={onLight}
      />
    </Disclosure>
  )
}
