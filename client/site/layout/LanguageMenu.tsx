import { chakra } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { languages } from '#client/i18n/languages.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { localizedPath } from '#client/paths.ts'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { Icon } from '#client/ui/Icon.tsx'
import { useSite } from '../site-context.ts'
import { isPlainClick } from './plain-click.ts'

const Flag = chakra('span', {
  base: {
    display: 'inline-block',
    width: '1.375rem',
    height: '0.9375rem',
    borderRadius: '3px',
    flexShrink: '0',
    boxShadow: '0 0 0 1px rgba(22, 50, 62, 0.25)',
  },
})

/** Links to this page in each language, so that it works before any script; with it the page changes in place. */
export const LanguageMenu = () => {
  const { language, setLanguage, t } = useLanguage()
  const { path } = useSite()
  const current = languages.find(({ code }) => code === language)!

  return (
    <Disclosure
      position="relative"
      summaryProps={{ fontWeight: '650', borderRadius: 'small', _focusVisible: { outlineColor: 'lamp' } }}
      summary={
        <>
          <Flag background={current.flag} aria-hidden="true" />
          <chakra.span srOnly>{t('nav.language')}: </chakra.span>
          {current.name}
          <Icon name="chevron" width="1rem" height="1rem" />
        </>
      }
    >
      <chakra.ul
        position="absolute"
        insetInlineEnd="0"
        top="calc(100% + 0.25rem)"
        minWidth="12rem"
        padding="0.5rem"
        listStyle="none"
        background="foam"
        color="ink"
        borderRadius="medium"
        boxShadow="high"
      >
        {languages.map(({ code, name, flag }) => (
          <li key={code}>
            <chakra.a
              href={localizedPath(path, code)}
              hrefLang={code}
              lang={code}
              aria-current={code === language ? 'true' : undefined}
              onClick={(event: MouseEvent) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                setLanguage(code)
              }}
              display="flex"
              alignItems="center"
              gap="0.75rem"
              minHeight="2.75rem"
              paddingInline="0.75rem"
              borderRadius="small"
              fontSize="1rem"
              _hover={{ background: 'shell' }}
              css={{ '&[aria-current]': { fontWeight: '700', color: 'coralDeep' } }}
            >
              <Flag background={flag} aria-hidden="true" />
              {name}
              {code === language && <Icon name="check" marginInlineStart="auto" />}
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </Disclosure>
  )
}
