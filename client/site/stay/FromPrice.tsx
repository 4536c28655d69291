import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { useDayWords } from './day-words.ts'
import { PlannerLink } from './PlannerLink.tsx'
import { RoomLink } from './RoomLink.tsx'
import { useMonthTotals } from './useMonthTotals.ts'

interface FromPriceProps {
  /** Slug. */
  roomType: string
  roomName: string
  currency: string
  /** Where the way to the room's page stands somewhere else. */
  withoutRoomLink?: boolean
}

/** The lowest night of the next months with all mandatory fees, and the ways to the nights that are free and to the room's page. */
export const FromPrice = ({ roomType, roomName, currency, withoutRoomLink }: FromPriceProps) => {
  const { t } = useLanguage()
  const { money } = useDayWords(currency)
  const offered = useMonthTotals().find((totals) => totals.roomType.slug === roomType)
  if (!offered) return null

  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="0.5rem 1.5rem"
      marginTop={{ base: '0.75rem', md: '1.5rem' }}
    >
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
      {!withoutRoomLink && <RoomLink roomType={roomType} roomName={roomName} />}
    </chakra.div>
  )
}
