import { Container } from '#client/ui/Container.tsx'
import { LazyHydration } from '../layout/LazyHydration.tsx'
import { StayCard } from '../stay/StayCard.tsx'
import { HousePlan } from './HousePlan.tsx'
import { OtherRooms } from './OtherRooms.tsx'
import { RoomMeasures } from './RoomMeasures.tsx'
import type { RoomPageQuery } from './RoomPage.generated.ts'
import { RoomRules } from './RoomRules.tsx'

interface RoomSectionsProps extends Pick<RoomPageQuery, 'hotel' | 'roomTypes' | 'housePlan'> {
  room: NonNullable<RoomPageQuery['roomTypeBySlug']>
}

/** A room's page below its first screen; the code comes when a guest gets near. */
const RoomSections = ({ hotel, room, roomTypes, housePlan }: RoomSectionsProps) => (
  <>
    <Container paddingBlock={{ base: '1rem 4rem', md: '1rem 6rem' }}>
      <StayCard hotel={hotel} room={room.slug} />
    </Container>
    <LazyHydration>
      <RoomMeasures room={room} />
      <HousePlan room={room} rooms={housePlan} />
      <RoomRules hotel={hotel} />
      <OtherRooms rooms={roomTypes.filter(({ id }) => id !== room.id)} currency={hotel.currency} />
    </LazyHydration>
  </>
)

export default RoomSections
