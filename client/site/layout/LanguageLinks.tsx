import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { languages } from '#client/i18n/languages.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { withPrefix } from '#client/paths.ts'
import { Icon } from '#client/ui/Icon.tsx'
import { useSite } from '../site-context.ts'
import { useChosenStay } from '../stay/chosen-stay.ts'
import { alsoWithStay } from '../stay/stay.ts'
import { isPlainClick } from './plain-click.ts'

export const Flag = chakra('span', {
  base: {
    display: 'inline-block',
    width: '1.375rem',
    height: '0.9375rem',
    borderRadius: '3px',
    flexShrink: '0',
    boxShadow: '0 0 0 1px rgba(22, 50, 62, 0.25)',
  },
})

/**
 * This page in each language, as links that work before any script; with it the page changes in place. English is named in
 * its address too: at the plain one, who chose another language before would be led back to that.
 */
export const LanguageLinks = (props: HTMLChakraProps<'ul'>) => {
  const { language, setLanguage } = useLanguage()
  const { languages: offered, path } = useSite()
  const { search } = useLocation()
  const query = alsoWithStay(search, useChosenStay())
  return (
    <chakra.ul listStyle="none" {...props}>
      {languages
        .filter(({ code }) => offered.includes(code))
        .map(({ code, name, flag }) => (
          <li key={code}>
            <chakra.a
              href={withPrefix(path, code) + query}
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
  )
}
