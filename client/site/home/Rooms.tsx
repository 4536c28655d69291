import { chakra } from '@chakra-ui/react'
import { anchors, paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { Container } from '#client/ui/Container.tsx'
import { Icon } from '#client/ui/Icon.tsx'
import { SwipeList } from '#client/ui/SwipeList.tsx'
import { SiteLink } from '../layout/SiteLink.tsx'
import type { PhotoFragment as Photo } from '../pictures/Photo.generated.ts'
import { RoomFeature } from './RoomFeature.tsx'
import type { RoomFeatureFragment } from './RoomFeature.generated.ts'
import { RoomPhotos } from './RoomPhotos.tsx'
import { SectionHeading } from '../layout/SectionHeading.tsx'

interface RoomsProps {
  currency: string
  rooms: RoomFeatureFragment[]
  pictures: Photo[]
}

export const Rooms = ({ currency, rooms, pictures }: RoomsProps) => {
  const { t } = useLanguage()
  if (rooms.length === 0 && pictures.length === 0) return null
  return (
    <chakra.section id={anchors.rooms} aria-labelledby="rooms-title" paddingBlock={{ base: '1.5rem', md: '7rem' }}>
      <Container display="grid" gap={{ base: '1.5rem', md: '4.5rem' }} gridTemplateColumns="minmax(0, 1fr)">
        <SectionHeading id="rooms-title" place="home-rooms" />
        <SwipeList columns="minmax(0, 1fr)" gap={{ base: '1.25rem', md: '4.5rem' }}>
          {rooms.map((room, index) => (
            <li key={room.id}>
              <RoomFeature currency={currency} room={room} mirrored={index % 2 === 1} />
            </li>
          ))}
        </SwipeList>
        <div>
          <chakra.div
            display="flex"
            flexWrap="wrap"
            justifyContent="space-between"
            alignItems="center"
            gap="1rem"
            marginBottom={{ base: '0.75rem', md: '1.5rem' }}
          >
            {pictures.length > 0 && <chakra.h3 textStyle="heading">{t('home.rooms.look')}</chakra.h3>}
            <ButtonLink look="outline" size="small" asChild>
              <SiteLink to={paths.gallery()}>
                {t('home.rooms.all')}
                <Icon name="arrow" />
              </SiteLink>
            </ButtonLink>
          </chakra.div>
          {pictures.length > 0 && <RoomPhotos pictures={pictures} />}
        </div>
      </Container>
    </chakra.section>
  )
}
