import { chakra } from '@chakra-ui/react'
import { isYourStay } from '#client/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { Container } from '#client/ui/Container.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { Icon } from '#client/ui/Icon.tsx'
import { useSite } from '../site-context.ts'
import { PlannerLink } from '../stay/PlannerLink.tsx'
import { AnchorLink } from './AnchorLink.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import { navItems } from './nav-items.ts'
import type { SiteHeaderFragment } from './SiteHeader.generated.ts'
import { SiteLink } from './SiteLink.tsx'

const look = {
  base: {
    display: 'block',
    paddingBlock: '0.75rem',
    fontFamily: 'display',
    fontSize: '1.375rem',
    lineHeight: '1.2',
    borderBottom: '1px solid {colors.stone}',
    '&[aria-current=page]': { color: 'coralDeep' },
  },
} as const

const PageLink = chakra(SiteLink, look)
const SectionLink = chakra(AnchorLink, look)

/** The whole menu on narrow screens; choosing something closes it. */
export const MobileMenu = ({ hotel }: { hotel: SiteHeaderFragment }) => {
  const { t } = useLanguage()
  const { languages, path } = useSite()
  return (
    <Disclosure
      display={{ base: 'block', xl: 'none' }}
      marginInlineStart={{ base: 'auto', md: '0' }}
      summaryProps={{ fontWeight: '650', paddingInline: '0.5rem', marginInlineEnd: '-0.5rem' }}
      summary={
        <>
          <Icon name="menu" width="1.75rem" height="1.75rem" />
          <chakra.span css={{ '@media (max-width: 22.4rem)': { srOnly: true } }}>{t('nav.menu')}</chakra.span>
        </>
      }
    >
      <chakra.nav
        aria-label={t('nav.main')}
        position="absolute"
        insetInline="0"
        top="100%"
        // What the header leaves, which has several lines with enlarged text.
        maxHeight="calc(100dvh - 100%)"
        overflowY="auto"
        background="cream"
        borderTop="1px solid {colors.stone}"
        boxShadow="high"
      >
        <Container paddingBlock="0.5rem 1.75rem">
          <chakra.ul listStyle="none">
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
          <chakra.div display="flex" flexWrap="wrap" gap="0.75rem" marginTop="1.5rem">
            {!isYourStay(path) && (
              <ButtonLink asChild flex="1 0 auto" whiteSpace="nowrap">
                <PlannerLink>{t('nav.bookNow')}</PlannerLink>
              </ButtonLink>
            )}
            <ButtonLink href={`tel:${hotel.phoneLink}`} look="outline" flex="1 0 auto" whiteSpace="nowrap">
              <Icon name="phone" />
              {hotel.phone}
            </ButtonLink>
          </chakra.div>
          {languages.length > 1 && (
            <>
              <chakra.p id="menu-language" textStyle="label" marginTop="1.75rem">
                {t('nav.language')}
              </chakra.p>
              <LanguageLinks
                aria-labelledby="menu-language"
                display="grid"
                gridTemplateColumns="repeat(auto-fill, minmax(9.5rem, 1fr))"
                columnGap="0.5rem"
                marginInline="-0.75rem"
              />
            </>
          )}
        </Container>
      </chakra.nav>
    </Disclosure>
  )
}
