import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { Icon } from '#client/ui/Icon.tsx'
import { NewTabNote } from '../layout/NewTabNote.tsx'
import { bookingUrl, type Stay } from './stay.ts'
import type { StayPlannerHotelFragment } from './StayPlanner.generated.ts'

interface BookLinkProps {
  hotel: StayPlannerHotelFragment
  stay: Stay
}

/** Opens the booking page in a new tab, with everything that was chosen here; a hotel without one is called. */
export const BookLink = ({ hotel, stay }: BookLinkProps) => {
  const { t, language } = useLanguage()
  const page = hotel.bookingPage
  if (!page)
    return (
      <ButtonLink href={`tel:${hotel.phoneLink}`} width="100%">
        <Icon name="phone" />
        {hotel.phone}
      </ButtonLink>
    )
  return (
    <ButtonLink href={bookingUrl(page, stay, language)} target="_blank" rel="noopener" width="100%">
      {t('stay.book')}
      <Icon name="outside" />
      <NewTabNote />
    </ButtonLink>
  )
}
