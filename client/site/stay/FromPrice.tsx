import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { SiteLink } from '../layout/SiteLink.tsx'
import { useSite } from '../site-context.ts'
import { useChosenStay } from './chosen-stay.ts'
import { useDayWords } from './day-words.ts'
import { PlannerLink } from './PlannerLink.tsx'
import { useMonthTotals } from './useMonthTotals.ts'

interface FromPriceProps {
  /** Slug. */
  roomType: string
  roomName: string
  currency: string
}

/** The lowest night of the next months with all mandatory fees, and the ways to the nights that are free and to the room's page. */
export const FromPrice = ({ roomType, roomName, currency }: FromPriceProps) => {
  const { t } = useLanguage()
  const { money } = useDayWords(currency)
  const { path } = useSite()
  const chosen = useChosenStay()
  const offered = useMonthTotals().find((totals) => totals.roomType.slug === roomType)
  if (!offered) return null

  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="0.75rem 1.5rem" marginTop="1.5rem">
      {offered.lowestTotal != null && (
        <chakra.p fontWeight="700" color="lagoonDeep" fontSize="1.125rem" flex="1 1 12rem">
          {t('stay.fromPrice', { price: money(offered.lowestTotal) })}
        </chakra.p>
      )}
      <ButtonLink look="outline" size="small" asChild>
        <PlannerLink room={roomType}>
          {t('stay.seeNights')}
          <chakra.span srOnly>: {roomName}</chakra.span>
        </PlannerLink>
      </ButtonLink>
      {path !== paths.room(roomType) && (
        <TextLink asChild textStyle="small">
          <SiteLink to={paths.room(roomType)} stay={{ ...chosen, room: '' }}>
            {t('room.link', { room: roomName })}
          </SiteLink>
        </TextLink>
      )}
    </chakra.div>
  )
}
