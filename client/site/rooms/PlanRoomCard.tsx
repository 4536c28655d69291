import { chakra } from '@chakra-ui/react'
import { paths, stayAnchor } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { SiteLink } from '../layout/SiteLink.tsx'
import { useChosenStay } from '../stay/chosen-stay.ts'
import { isComplete } from '../stay/stay.ts'
import type { HousePlanFragment } from './HousePlan.generated.ts'

/** With nights the wish goes straight into the request for them; without, to the planner of its room. */
const WishLink = ({ room }: { room: HousePlanFragment }) => {
  const { t } = useLanguage()
  const { roomNumber, roomType } = room
  const stay = { ...useChosenStay(), room: roomType.slug, roomNumber }
  const to = isComplete(stay) ? paths.askForStay() : `${paths.room(roomType.slug)}#${stayAnchor}`
  return (
    <>
      <ButtonLink asChild marginTop="1.5rem">
        <SiteLink to={to} stay={stay}>
          {t('room.plan.ask', { number: roomNumber })}
        </SiteLink>
      </ButtonLink>
      <chakra.p textStyle="small" color="inkSoft" marginTop="0.75rem">
        {t('room.plan.wish')}
      </chakra.p>
    </>
  )
}

/** What was measured in the room that is pressed, thing by thing. */
export const PlanRoomCard = ({ room, isOfPage }: { room: HousePlanFragment; isOfPage: boolean }) => {
  const { t } = useLanguage()
  const { roomNumber, roomType, facts } = room
  const chosen = useChosenStay()
  return (
    <chakra.div
      aria-live="polite"
      aria-atomic
      // Beside a house of several floors it stays in sight.
      position={{ lg: 'sticky' }}
      top="6.5rem"
      background="foam"
      borderRadius="large"
      boxShadow="card"
      padding={{ base: '1.375rem 1.25rem 1.5rem', md: '1.75rem 2rem 2rem' }}
    >
      <chakra.h3 textStyle="heading" color="lagoonDeep">
        {t('room.plan.room', { number: roomNumber })}
      </chakra.h3>
      <chakra.p color="inkSoft">{roomType.name}</chakra.p>
      <chakra.dl marginTop="0.875rem">
        {facts.map(({ name, value, isMeasured }) => (
          <chakra.div
            key={name}
            display="flex"
            justifyContent="space-between"
            alignItems="baseline"
            gap="1.25rem"
            paddingBlock="0.5625rem"
            borderTop="1px solid {colors.stone}"
          >
            <dt>{name}</dt>
            <chakra.dd
              textAlign="end"
              textWrap="balance"
              color={isMeasured ? 'lagoonDeep' : 'inkSoft'}
              fontWeight={isMeasured ? '650' : undefined}
            >
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      {isOfPage ? (
        <WishLink room={room} />
      ) : (
        <chakra.p marginTop="1.25rem">
          <TextLink asChild>
            <SiteLink to={paths.room(roomType.slug)} stay={{ ...chosen, room: '' }}>
              {t('room.link', { room: roomType.name })}
            </SiteLink>
          </TextLink>
        </chakra.p>
      )}
    </chakra.div>
  )
}
