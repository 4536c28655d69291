import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { useSite } from '../site-context.ts'
import { AnchorLink } from './AnchorLink.tsx'
import { navItems } from './nav-items.ts'
import { SiteLink } from './SiteLink.tsx'

const look = {
  base: {
    position: 'relative',
    display: 'inline-block',
    paddingBlock: '0.5rem',
    fontSize: '1rem',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    _after: {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      bottom: '0.25rem',
      height: '2px',
      borderRadius: 'round',
      background: 'coral',
      transform: 'scaleX(0)',
      transformOrigin: 'left',
      transition: 'transform 280ms {easings.tide}',
    },
    '&:hover::after, &[aria-current=page]::after': { transform: 'scaleX(1)' },
  },
} as const

const PageLink = chakra(SiteLink, look)
const SectionLink = chakra(AnchorLink, look)

export const NavLinks = () => {
  const { t } = useLanguage()
  const { path } = useSite()
  return (
    <chakra.ul display="flex" gap="1.5rem" listStyle="none">
      {navItems.map(({ label, to, anchor }) => (
        <li key={label}>
          {anchor ? (
            <SectionLink anchor={anchor}>{t(label)}</SectionLink>
          ) : (
            <PageLink to={to} aria-current={path === to ? 'page' : undefined}>
              {t(label)}
            </PageLink>
          )}
        </li>
      ))}
    </chakra.ul>
  )
}
