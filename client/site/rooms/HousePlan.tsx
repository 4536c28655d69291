import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { useChosenStay } from '../stay/chosen-stay.ts'
import type { HousePlanFragment } from './HousePlan.generated.ts'
import { PlanDoors } from './PlanDoors.tsx'
import { PlanList } from './PlanList.tsx'
import { PlanRoomCard } from './PlanRoomCard.tsx'
import { planAnchor, pressedRoom } from './plan-address.ts'

interface HousePlanProps {
  /** The kind of room that the page is about. */
  room: { slug: string; name: string }
  /** All of the house. */
  rooms: readonly HousePlanFragment[]
}

/**
 * A drawing of the house with its rooms, each to be pressed. Where a room lies nobody has told: it shows floors and the
 * order of numbers, and says so.
 */
export const HousePlan = ({ room, rooms }: HousePlanProps) => {
  const { t } = useLanguage()
  const { search } = useLocation()
  const { roomNumber: wished } = useChosenStay()
  const [pressed, setPressed] = useState(() => pressedRoom(search) || wished)
  const shown =
    rooms.find(({ roomNumber }) => roomNumber === pressed) ??
    rooms.find(({ roomType }) => roomType.slug === room.slug) ??
    rooms[0]
  if (!shown) return null
  return (
    <chakra.section id={planAnchor} aria-labelledby="plan-title" scrollMarginTop="5rem">
      <Container paddingBlock={{ base: '3.5rem', md: '5.5rem' }}>
        <chakra.h2 id="plan-title" textStyle="title" color="lagoonDeep">
          {t('room.plan.title')}
        </chakra.h2>
        <chakra.p color="inkSoft" marginTop="0.875rem" maxWidth="text">
          {t('room.plan.intro')}
        </chakra.p>
        <chakra.div
          display="grid"
          gap={{ base: '1.25rem', lg: '3rem' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.45fr) minmax(0, 1fr)' }}
          alignItems="start"
          marginTop={{ base: '1.75rem', md: '2.5rem' }}
        >
          <PlanDoors room={room} rooms={rooms} shown={shown.roomNumber} onPress={setPressed} />
          <PlanRoomCard room={shown} isOfPage={shown.roomType.slug === room.slug} />
        </chakra.div>
        <PlanList rooms={rooms} />
      </Container>
    </chakra.section>
  )
}
