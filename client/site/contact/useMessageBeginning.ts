import { useLocation } from 'react-router-dom'
import { readStay } from '#graphql/stay-address.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { useDayWords } from '../stay/day-words.ts'
import { isComplete } from '../stay/stay.ts'

/** How a message begins that asks about the room, and the nights, of the address; empty where it names none. */
export const useMessageBeginning = (roomTypes: readonly { slug: string; name: string }[], currency: string): string => {
  const { t } = useLanguage()
  const { search } = useLocation()
  const { day } = useDayWords(currency)
  const stay = readStay(search)
  const room = roomTypes.find(({ slug }) => slug === stay.room)?.name
  if (!room) return ''
  const { guests } = stay
  const about = isComplete(stay)
    ? t('contact.form.aboutNights', { room, arrival: day(stay.arrival), departure: day(stay.departure), guests })
    : t('contact.form.aboutRoom', { room })
  return `${about}\n`
}
