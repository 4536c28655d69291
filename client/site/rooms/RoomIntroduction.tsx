import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { FeatureList } from '../gallery/FeatureList.tsx'
import { arrangeAtTop } from '../gallery/photo-layouts.ts'
import { PhotoGrid } from '../gallery/PhotoGrid.tsx'
import { FromPrice } from '../stay/FromPrice.tsx'
import { AskLink } from './AskLink.tsx'
import { RoomFacts } from './RoomFacts.tsx'
import type { RoomIntroductionFragment } from './RoomIntroduction.generated.ts'

interface RoomIntroductionProps {
  room: RoomIntroductionFragment
  hotel: { name: string; currency: string }
}

/** The room's name, its pictures rising into it, and what a guest wants to know first. */
export const RoomIntroduction = ({ room, hotel }: RoomIntroductionProps) => {
  const { t } = useLanguage()
  const hasPictures = room.pictures.length > 0
  return (
    <>
      <chakra.div background="shell" borderBottom="1px solid {colors.stone}">
        <Container paddingBlock={{ base: '2.5rem 5.5rem', md: '4rem 8.5rem', xl: '5rem 8.5rem' }}>
          <chakra.p textStyle="eyebrow" color="coralDeep">
            {hotel.name}
          </chakra.p>
          <chakra.h1 textStyle="poster" color="lagoonDeep" marginTop="0.625rem">
            {room.name}
          </chakra.h1>
          {room.description && (
            <chakra.p textStyle="lead" color="inkSoft" maxWidth="text" marginTop="1rem" whiteSpace="pre-line">
              {room.description}
            </chakra.p>
          )}
        </Container>
      </chakra.div>
      <Container
        position="relative"
        marginTop={{ base: '-3.5rem', md: '-5.5rem' }}
        paddingBottom={{ base: '2.5rem', md: '3.5rem' }}
      >
        <chakra.div background="foam" borderRadius="large" boxShadow="card" padding={{ base: '0.5rem', md: '0.75rem' }}>
          {hasPictures && (
            <PhotoGrid pictures={room.pictures} arrangement={arrangeAtTop(room.pictures.length)} rem={74} isFirst />
          )}
          <chakra.div
            display="grid"
            gap={{ base: '2rem', lg: '4rem' }}
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.5fr) minmax(0, 1fr)' }}
            padding={{ base: '1.75rem 0.875rem 1.5rem', md: '2.5rem 2.25rem 2.25rem' }}
          >
            <div>
              <RoomFacts room={room} />
              {room.amenities.length > 0 && (
                <>
                  <chakra.h2 textStyle="heading" marginBlock="2rem 1rem">
                    {t('gallery.rooms.features')}
                  </chakra.h2>
                  <FeatureList features={room.amenities} gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} />
                </>
              )}
            </div>
            <chakra.div
              alignSelf="start"
              background="lagoonMist"
              borderRadius="medium"
              padding="1.5rem"
              css={{ '& > :first-child': { marginTop: '0' } }}
            >
              <FromPrice roomType={room.slug} roomName={room.name} currency={hotel.currency} />
              <AskLink room={room} />
            </chakra.div>
          </chakra.div>
        </chakra.div>
      </Container>
    </>
  )
}
