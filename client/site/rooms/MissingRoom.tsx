import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { StayCard } from '../stay/StayCard.tsx'
import type { StayPlannerHotelFragment } from '../stay/StayPlanner.generated.ts'
import { OtherRooms } from './OtherRooms.tsx'
import type { OtherRoomFragment } from './OtherRoom.generated.ts'

interface MissingRoomProps {
  hotel: StayPlannerHotelFragment & { name: string }
  rooms: readonly OtherRoomFragment[]
}

/** In place of a room that is not offered, or never was: what else can be booked. */
export const MissingRoom = ({ hotel, rooms }: MissingRoomProps) => {
  const { t } = useLanguage()
  return (
    <>
      <title>{`${t('room.missing.title')} | ${hotel.name}`}</title>
      <meta name="robots" content="noindex" />
      <chakra.div background="shell" borderBottom="1px solid {colors.stone}">
        <Container paddingBlock={{ base: '3rem 6rem', md: '5rem 8.5rem' }}>
          <chakra.h1 textStyle="poster" color="lagoonDeep">
            {t('room.missing.title')}
          </chakra.h1>
          <chakra.p textStyle="lead" color="inkSoft" maxWidth="text" marginTop="1rem">
            {t('room.missing.text')}
          </chakra.p>
        </Container>
      </chakra.div>
      <Container
        position="relative"
        marginTop={{ base: '-3.5rem', md: '-5.5rem' }}
        paddingBottom={{ base: '4rem', md: '6rem' }}
      >
        <StayCard hotel={hotel} />
      </Container>
      <OtherRooms rooms={rooms} currency={hotel.currency} />
    </>
  )
}
