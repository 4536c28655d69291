import { formatTags } from '#graphql/format-tags.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { firstWeekdayIn } from '../stay/day-words.ts'

/** 4 January 1970 was a Sunday. */
const dayOf = (weekday: number) => Date.UTC(1970, 0, 4 + weekday)

/** Says on which weekdays of a stay a place is open, or of any week: whether it keeps them on a holiday nobody knows. */
export const useOpenDays = (weekdays: readonly number[] | null) => {
  const { t, language } = useLanguage()
  const name = new Intl.DateTimeFormat(formatTags[language], { weekday: 'short', timeZone: 'UTC' })
  const first = firstWeekdayIn(language)
  const week = Array.from({ length: 7 }, (_, day) => (first + day) % 7)
  return (openDays: readonly number[]) => {
    if (openDays.length === week.length) return t('sheet.openDaily')
    const open = week.filter((day) => openDays.includes(day) && (weekdays?.includes(day) ?? true))
    return t('sheet.open', { days: open.map((day) => name.format(dayOf(day))).join(', ') })
  }
}
