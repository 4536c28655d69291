import { formatTags } from '#graphql/format-tags.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'

/** Writes an instant by the hotel's clock: "January 5, 2027 at 6:00 PM". */
export const useMoment = (timeZone: string) => {
  const { language } = useLanguage()
  const format = new Intl.DateTimeFormat(formatTags[language], { dateStyle: 'long', timeStyle: 'short', timeZone })
  return (instant: string) => format.format(new Date(instant))
}
