import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { Container } from '#client/ui/Container.tsx'
import { Icon } from '#client/ui/Icon.tsx'
import { NewTabNote } from '../layout/NewTabNote.tsx'
import { MapFrame } from '../map/MapFrame.tsx'
import type { FindUsFragment } from './FindUs.generated.ts'
import { HotelText } from '../texts/HotelText.tsx'

export const FindUs = ({ hotel }: { hotel: FindUsFragment }) => {
  const { t } = useLanguage()
  return (
    <chakra.section
      aria-labelledby="find-title"
      background="lagoonMist"
      paddingBlock={{ base: '4rem 6rem', md: '6rem 8rem' }}
    >
      <Container
        display="grid"
        gap="2.5rem"
        gridTemplateColumns={{ base: '1fr', lg: '1.25fr 1fr' }}
        alignItems="center"
      >
        <MapFrame title={t('contact.page.findUs')} position={hotel.position} />
        <chakra.div>
          <chakra.h2 id="find-title" textStyle="title" color="lagoonDeep">
            {t('contact.page.findUs')}
          </chakra.h2>
          <chakra.div marginBottom="1.75rem">
            <chakra.address fontStyle="normal" textStyle="lead" marginTop="1rem">
              {hotel.name}
              <br />
              {hotel.address.line}
            </chakra.address>
            <HotelText place="contact-walk" color="inkSoft" marginTop="0.5rem" />
          </chakra.div>
          <ButtonLink look="outline" href={hotel.directionsUrl} target="_blank" rel="noopener">
            {t('contact.page.directions')}
            <Icon name="outside" />
            <NewTabNote />
          </ButtonLink>
        </chakra.div>
      </Container>
    </chakra.section>
  )
}
