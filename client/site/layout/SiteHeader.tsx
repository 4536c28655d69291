import { chakra } from '@chakra-ui/react'
import { isYourStay } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { Container } from '#client/ui/Container.tsx'
import { Icon } from '#client/ui/Icon.tsx'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { useSite } from '../site-context.ts'
import { PlannerLink } from '../stay/PlannerLink.tsx'
import type { StayPlannerHotelFragment } from '../stay/StayPlanner.generated.ts'
import { HeaderStay } from './HeaderStay.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { NavLinks } from './NavLinks.tsx'
import type { SiteHeaderFragment } from './SiteHeader.generated.ts'
import { UtilityBar } from './UtilityBar.tsx'
import { Wordmark } from './Wordmark.tsx'

/** On every page, with the way to book; where a stay has been asked for already, the way to speak with the hotel instead. */
export const SiteHeader = ({ hotel }: { hotel: SiteHeaderFragment & StayPlannerHotelFragment }) => {
  const { t } = useLanguage()
  const isAskedFor = isYourStay(useSite().path)
  return (
    <chakra.header display="contents">
      <UtilityBar hotel={hotel} />
      <chakra.div
        position="sticky"
        top="0"
        zIndex="header"
        background="cream"
        boxShadow="low"
        // A menu that is open lies over the assistant's card, which else lies over the header where windows are low.
        css={{ '&:has(details[open])': { zIndex: '45' } }}
      >
        <Container
          display="flex"
          flexWrap={{ base: 'wrap', xl: 'nowrap' }}
          alignItems="center"
          columnGap={{ base: '1rem', md: '1.5rem' }}
          minHeight="4.75rem"
        >
          <Wordmark name={hotel.name} year={hotel.establishedYear} />
          <chakra.nav aria-label={t('nav.main')} display={{ base: 'none', xl: 'block' }} marginInlineStart="auto">
            <NavLinks />
          </chakra.nav>
          <ButtonLink
            asChild
            size="small"
            look={isAskedFor ? 'outline' : 'coral'}
            flexShrink="0"
            marginInlineStart={{ base: 'auto', xl: '0' }}
            display={{ base: 'none', md: 'inline-flex' }}
          >
            {isAskedFor ? (
              <chakra.a href={`tel:${hotel.phoneLink}`}>
                <Icon name="phone" />
                {hotel.phone}
              </chakra.a>
            ) : (
              <PlannerLink>{t('nav.bookNow')}</PlannerLink>
            )}
          </ButtonLink>
          <LanguageMenu short display={{ base: 'none', xl: 'block' }} />
          <MobileMenu hotel={hotel} />
        </Container>
        <HeaderStay hotel={hotel} />
      </chakra.div>
    </chakra.header>
  )
}
