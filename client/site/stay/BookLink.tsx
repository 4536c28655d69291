import type { ComponentProps } from 'react'
import type { Stay } from '#graphql/stay-address.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { Icon } from '#client/ui/Icon.tsx'
import { NewTabNote } from '../layout/NewTabNote.tsx'
import { bookingUrl } from './stay.ts'
import type { StayPlannerHotelFragment } from './StayPlanner.generated.ts'

interface BookLinkProps extends ComponentProps<typeof ButtonLink> {
  hotel: StayPlannerHotelFragment
  stay: Stay
}

/**
 * Opens the booking page in a new tab, with everything that was chosen here; a hotel without one is called.
 * Its words are its children where "Book these nights" is too long.
 */
export const BookLink = ({ hotel, stay, children, ...look }: BookLinkProps) => {
  const { t, language } = useLanguage()
  const page = hotel.bookingPage
  if (!page)
    return (
      <ButtonLink href={`tel:${hotel.phoneLink}`} width="100%" {...look}>
        <Icon name="phone" />
        {hotel.phone}
      </ButtonLink>
    )
  return (
    <ButtonLink
      href={bookingUrl(page, stay, language)}
      target="_blank"
      rel="noopener"
      data-step="book"
      width="100%"
      {...look}
    >
      {children ?? (
        <>
          {t('stay.book')}
          <Icon name="outside" />
        </>
      )}
      <NewTabNote />
    </ButtonLink>
  )
}
