import { useLanguage } from '#client/i18n/useLanguage.ts'
import { withPrefix } from '#client/paths.ts'
import { TextLink } from '#client/ui/TextLink.tsx'
import { useSite } from '../site-context.ts'

interface CalendarFileLinkProps {
  /** The page whose stay it is, without its language. */
  page: string
  /** What the page's address asks for. */
  search?: string
}

/** The stay for the guest's own calendar. */
export const CalendarFileLink = ({ page, search = '' }: CalendarFileLinkProps) => {
  const { t } = useLanguage()
  const { prefix } = useSite()
  return (
    <TextLink href={`${withPrefix(page, prefix)}/stay.ics${search}`} download paddingBlock="0.5rem">
      {t('stay.calendarFile')}
    </TextLink>
  )
}
