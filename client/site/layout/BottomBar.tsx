import { chakra } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { isYourStay } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { Icon } from '#client/ui/Icon.tsx'
import { useChosenNights } from '../stay/chosen-stay.ts'
import { PlannerLink } from '../stay/PlannerLink.tsx'
import { StayBar } from '../stay/StayBar.tsx'
import type { StayPlannerHotelFragment } from '../stay/StayPlanner.generated.ts'

/** The one action of the bar, as wide as a narrow window lets it be. */
const wide = {
  look: 'outline',
  size: 'small',
  flex: { base: '1 1 auto', md: '0 1 auto' },
  minWidth: { md: '16rem' },
  minHeight: '3rem',
} as const

/**
 * The way to book on narrow windows: to the planner, and with chosen nights straight on; where a stay has been asked for
 * already, the way to speak with the hotel instead. Where a window has no margin for the assistant's button, it stands in
 * this bar too, and lies on no control.
 */
export const BottomBar = ({ hotel }: { hotel: StayPlannerHotelFragment }) => {
  const { t } = useLanguage()
  const stay = useChosenNights()
  const isBookable = stay !== null && hotel.bookingPage !== null
  const isAskedFor = isYourStay(useLocation().pathname)
  return (
    <chakra.nav
      aria-label={t(isAskedFor ? 'stayBar.label' : 'nav.bookNow')}
      display={{ base: 'flex', xl: 'none' }}
      flexWrap="wrap"
      justifyContent="flex-end"
      alignItems="center"
      gap="0.5rem"
      position="fixed"
      zIndex="9"
      insetInline="0"
      bottom="0"
      paddingBlock="0.5rem calc(0.5rem + env(safe-area-inset-bottom))"
      paddingInline="1rem calc(4.75rem + env(safe-area-inset-right))"
      background="cream"
      borderTop="1px solid {colors.stone}"
    >
      {isAskedFor ? (
        <ButtonLink href={`tel:${hotel.phoneLink}`} {...wide}>
          <Icon name="phone" />
          {t('stayBar.call', { phone: hotel.phone })}
        </ButtonLink>
      ) : (
        <>
          {stay ? (
            <StayBar hotel={hotel} stay={stay} />
          ) : (
            <ButtonLink asChild {...wide}>
              <PlannerLink>{t('nav.bookNow')}</PlannerLink>
            </ButtonLink>
          )}
          <ButtonLink
            href={`tel:${hotel.phoneLink}`}
            aria-label={t('stayBar.call', { phone: hotel.phone })}
            look="outline"
            size="small"
            flexShrink="0"
            width="2.5rem"
            minHeight="3rem"
            padding="0"
            // The number stands in the menu and the footer too, and a window this narrow has no room for it beside chosen nights.
            css={{ [`@media (max-width: ${isBookable ? '23.99rem' : '22.4rem'})`]: { display: 'none' } }}
          >
            <Icon name="phone" width="1.375rem" height="1.375rem" />
          </ButtonLink>
        </>
      )}
    </chakra.nav>
  )
}
