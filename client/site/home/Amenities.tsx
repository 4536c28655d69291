import { chakra } from '@chakra-ui/react'
import { anchors } from '#graphql/paths.ts'
import { Container } from '#client/ui/Container.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import { SwipeList } from '#client/ui/SwipeList.tsx'
import { AmenityTiles } from './AmenityTiles.tsx'
import type { ShownPictureFragment } from '../pictures/ShownPicture.generated.ts'
import { Policies } from './Policies.tsx'
import type { PoliciesFragment } from './Policies.generated.ts'
import { SectionHeading } from '../layout/SectionHeading.tsx'
import { HotelText } from '../texts/HotelText.tsx'

interface AmenitiesProps {
  hotel: PoliciesFragment
  /** Two, for the two captions; without any the policies take the whole width. */
  pictures: ShownPictureFragment[]
}

export const Amenities = ({ hotel, pictures }: AmenitiesProps) => (
  <chakra.section
    id={anchors.amenities}
    aria-labelledby="amenities-title"
    background="lagoonMist"
    paddingBlock={{ base: '1.5rem', md: '7rem' }}
  >
    <Container>
      <SectionHeading id="amenities-title" place="home-amenities" />
      <chakra.div marginTop={{ base: '1rem', md: '2.5rem' }}>
        <AmenityTiles />
      </chakra.div>
      <chakra.div
        display="grid"
        gap={{ base: '1rem', lg: '2.5rem' }}
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: pictures.length > 0 ? 'minmax(0, 1.15fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
        }}
        marginTop={{ base: '0.75rem', md: '2.5rem' }}
      >
        <Policies hotel={hotel} />
        <SwipeList
          isPlain
          aria-labelledby="amenities-title"
          columns="minmax(0, 1fr)"
          item="76%"
          gap={{ base: '1rem', md: '2rem' }}
          alignContent="space-between"
        >
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <figure>
                <Picture
                  of={picture}
                  shape="card"
                  sizes="(min-width: 64rem) 33rem, 100vw"
                  width="100%"
                  aspectRatio={{ base: '16 / 9', md: '16 / 10' }}
                  borderRadius="large"
                  boxShadow="card"
                />
                <HotelText
                  as="figcaption"
                  place={`home-amenities-caption-${index + 1}`}
                  textStyle="small"
                  color="inkSoft"
                  marginTop="0.625rem"
                />
              </figure>
            </li>
          ))}
        </SwipeList>
      </chakra.div>
    </Container>
  </chakra.section>
)
