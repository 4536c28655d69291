import { useLanguage } from '#client/i18n/useLanguage.ts'
import { paths, withPrefix } from '#client/paths.ts'
import { TextLink } from '#client/ui/TextLink.tsx'
import { useSite } from '../site-context.ts'

/** The stay for the guest's own calendar. */
export const CalendarFileLink = ({ token }: { token: string }) => {
  const { t } = useLanguage()
  const { prefix } = useSite()
  return (
    <TextLink href={`${withPrefix(paths.yourStay(token), prefix)}/stay.ics`} download paddingBlock="0.5rem">
      {t('request.calendar')}
    </TextLink>
  )
}
