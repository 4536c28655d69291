import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { TextLink } from '#client/ui/TextLink.tsx'
import { SiteLink } from '../layout/SiteLink.tsx'
import { useSite } from '../site-context.ts'
import { useChosenStay } from './chosen-stay.ts'
import { useMonthTotals } from './useMonthTotals.ts'

/** The way to the page of a room that is offered, with the chosen nights; nothing on that page itself. */
export const RoomLink = ({ roomType, roomName }: { roomType: string; roomName: string }) => {
  const { t } = useLanguage()
  const { path } = useSite()
  const chosen = useChosenStay()
  const isOffered = useMonthTotals().some((totals) => totals.roomType.slug === roomType)
  if (!isOffered || path === paths.room(roomType)) return null
  return (
    <TextLink asChild textStyle="small">
      <SiteLink to={paths.room(roomType)} stay={{ ...chosen, room: '' }}>
        {t('room.link', { room: roomName })}
      </SiteLink>
    </TextLink>
  )
}
