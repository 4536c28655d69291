import { useLocation, useParams } from 'react-router-dom'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { paths, withPrefix } from '#client/paths.ts'
import { Container } from '#client/ui/Container.tsx'
import { Dormant } from '../layout/Dormant.tsx'
import { useSite } from '../site-context.ts'
import { StayCard } from '../stay/StayCard.tsx'
import { Texts } from '../texts/Texts.tsx'
import { MissingRoom } from './MissingRoom.tsx'
import { OtherRooms } from './OtherRooms.tsx'
import { RoomHead } from './RoomHead.tsx'
import { RoomIntroduction } from './RoomIntroduction.tsx'
import { RoomMeasures } from './RoomMeasures.tsx'
import { useRoomPageQuery } from './RoomPage.generated.ts'
import { RoomRules } from './RoomRules.tsx'

const Room = ({ slug }: { slug: string }) => {
  const { language } = useLanguage()
  const { onStatus, prefix } = useSite()
  const { search } = useLocation()
  const { hotel, texts, roomTypeBySlug: room, roomTypes } = useRoomPageQuery({ locale: language, slug })

  if (!room) {
    onStatus?.(404)
    return <MissingRoom hotel={hotel} rooms={roomTypes} />
  }
  // A slug that the room had once. What was asked of it is asked of the new address.
  if (room.slug !== slug) onStatus?.(301, `${withPrefix(paths.room(room.slug), prefix)}${search}`)
  return (
    <Texts texts={texts}>
      <RoomHead room={room} hotel={hotel} />
      <RoomIntroduction room={room} hotel={hotel} />
      <Dormant>
        <Container paddingBlock={{ base: '1rem 4rem', md: '1rem 6rem' }}>
          <StayCard hotel={hotel} room={room.slug} />
        </Container>
      </Dormant>
      <Dormant>
        <RoomMeasures room={room} />
        <RoomRules hotel={hotel} />
        <OtherRooms rooms={roomTypes.filter(({ id }) => id !== room.id)} currency={hotel.currency} />
      </Dormant>
    </Texts>
  )
}

/** A kind of room: how it looks, what was measured in it, its nights, and what holds for it. */
const RoomPage = () => {
  const { slug = '' } = useParams()
  return <Room key={slug} slug={slug} />
}

export default RoomPage
