import { chakra } from '@chakra-ui/react'
import { anchors } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { Container } from '#client/ui/Container.tsx'
import { Icon } from '#client/ui/Icon.tsx'
import { PhoneFold } from '#client/ui/PhoneFold.tsx'
import { NewTabNote } from '../layout/NewTabNote.tsx'
import { MapFrame } from '../map/MapFrame.tsx'
import type { LocationFragment } from './Location.generated.ts'
import { SectionHeading } from '../layout/SectionHeading.tsx'
import { TravelTimes } from './TravelTimes.tsx'
import { HotelText } from '../texts/HotelText.tsx'

export const Location = ({ hotel }: { hotel: LocationFragment }) => {
  const { t } = useLanguage()
  return (
    <chakra.section
      id={anchors.location}
      aria-labelledby="location-title"
      paddingBlock={{ base: '1.5rem', md: '7rem' }}
    >
      <Container>
        <chakra.div
          display="grid"
          gap={{ base: '1.25rem', lg: '4rem' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.25fr)' }}
          alignItems="center"
        >
          <div>
            <SectionHeading id="location-title" place="home-location" />
            <HotelText place="contact-walk" marginTop="1rem" fontWeight="600" />
            <chakra.address
              fontStyle="normal"
              color="inkSoft"
              marginBlock={{ base: '0.25rem 1rem', md: '0.25rem 1.75rem' }}
            >
              {hotel.address.line}
            </chakra.address>
            <ButtonLink look="outline" href={hotel.directionsUrl} target="_blank" rel="noopener">
              {t('contact.page.directions')}
              <Icon name="outside" />
              <NewTabNote />
            </ButtonLink>
          </div>
          <div>
            <PhoneFold label={t('map.frame.title', { hotel: hotel.name })}>
              <MapFrame title={t('map.frame.title', { hotel: hotel.name })} position={hotel.position} />
            </PhoneFold>
          </div>
        </chakra.div>
        <TravelTimes hotel={hotel} />
      </Container>
    </chakra.section>
  )
}
