import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { PlannerLink } from '../stay/PlannerLink.tsx'

export const OtherNights = () => (
  <ButtonLink asChild justifySelf="start">
    <PlannerLink>{useLanguage().t('stay.choose')}</PlannerLink>
  </ButtonLink>
)
