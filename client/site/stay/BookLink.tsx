import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { Icon } from '#client/ui/Icon.tsx'
import { NewTabNote } from '../layout/NewTabNote.tsx'
import { bookingUrl, type Stay } from './stay.ts'

/** Opens the booking page in a new tab, with everything that was chosen here. */
export const BookLink = ({ page, stay }: { page: string; stay: Stay }) => {
  const { t, language } = useLanguage()
  return (
    <ButtonLink href={bookingUrl(page, stay, language)} target="_blank" rel="noopener" width="100%">
      {t('stay.book')}
      <Icon name="outside" />
      <NewTabNote />
    </ButtonLink>
  )
}
