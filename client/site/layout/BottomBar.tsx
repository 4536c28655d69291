import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { PlannerLink } from '../stay/PlannerLink.tsx'

/** Where a window has no margin for the assistant's button, it stands in this bar beside the way to book, and lies on no control. */
export const BottomBar = () => {
  const { t } = useLanguage()
  return (
    <chakra.nav
      aria-label={t('nav.bookNow')}
      display={{ base: 'flex', xl: 'none' }}
      justifyContent="flex-end"
      position="fixed"
      zIndex="9"
      insetInline="0"
      bottom="0"
      paddingBlock="0.5rem calc(0.5rem + env(safe-area-inset-bottom))"
      paddingInline="1.25rem calc(5.25rem + env(safe-area-inset-right))"
      background="cream"
      borderTop="1px solid {colors.stone}"
      css={{ '@media print': { display: 'none' } }}
    >
      <ButtonLink
        asChild
        look="outline"
        size="small"
        width={{ base: '100%', md: 'auto' }}
        minWidth={{ md: '16rem' }}
        minHeight="3rem"
      >
        <PlannerLink>{t('nav.bookNow')}</PlannerLink>
      </ButtonLink>
    </chakra.nav>
  )
}
