import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { stayAnchor } from '#graphql/paths.ts'
import type { Stay } from '#graphql/stay-address.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { withPrefix } from '#client/paths.ts'
import { TextLink } from '#client/ui/TextLink.tsx'
import { hotelToday } from '../booking/stay-dates.ts'
import { isPlainClick } from '../layout/plain-click.ts'
import { useSite } from '../site-context.ts'
import { usualOpenDates, writeOpenDates } from './open-dates.ts'

interface OpenDatesLinkProps {
  stay: Stay
  timeZone: string
  /** It goes away with what stood above it. */
  onFollow: () => void
}

/** For whom the dates are open: a month and a length instead. A real address, so that it works before any script. */
export const OpenDatesLink = ({ stay, timeZone, onFollow }: OpenDatesLinkProps) => {
  const { t } = useLanguage()
  const { path, prefix } = useSite()
  const navigate = useNavigate()
  const search = writeOpenDates(usualOpenDates(stay.arrival, hotelToday(timeZone)), stay)
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void navigate({ search }, { replace: true, preventScrollReset: true })
    onFollow()
  }
  return (
    <TextLink
      href={`${withPrefix(path, prefix)}${search}#${stayAnchor}`}
      onClick={open}
      textStyle="small"
      display="inline-block"
      marginTop="0.5rem"
      // A page that was written before midnight may be read after it.
      suppressHydrationWarning
    >
      {t('stay.openDates')}
    </TextLink>
  )
}
