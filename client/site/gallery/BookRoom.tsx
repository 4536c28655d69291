import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Awning } from '#client/ui/Awning.tsx'
import { ButtonLink } from '#client/ui/Button.tsx'
import { Container } from '#client/ui/Container.tsx'
import { Icon } from '#client/ui/Icon.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import { PlannerLink } from '../stay/PlannerLink.tsx'
import type { ShownPictureFragment } from '../pictures/ShownPicture.generated.ts'
import type { GalleryPageQuery } from './GalleryPage.generated.ts'
import { HotelText } from '../texts/HotelText.tsx'

type Hotel = Pick<GalleryPageQuery['hotel'], 'phone' | 'phoneLink'>

/** The way to book, on a card under the awning, with the inn at night behind it. */
export const BookRoom = ({ hotel, picture }: { hotel: Hotel; picture?: ShownPictureFragment }) => {
  const { t } = useLanguage()
  return (
    <chakra.section aria-labelledby="book-title" position="relative" background="lagoonDeep">
      {picture && (
        <chakra.div position="absolute" inset="0" css={{ '& picture': { display: 'contents' } }}>
          <Picture of={{ ...picture, alt: '' }} sizes="100vw" width="100%" height="100%" />
        </chakra.div>
      )}
      <Container position="relative" paddingBlock={{ base: '3rem 4.5rem', md: '7rem 8.5rem' }}>
        <chakra.div maxWidth="36rem" marginInline="auto" textAlign="center">
          <Awning position="relative" zIndex="1" marginInline="-0.5rem" />
          <chakra.div
            background="foam"
            borderRadius="0 0 {radii.large} {radii.large}"
            boxShadow="high"
            marginTop="-2rem"
            padding={{ base: '4rem 1.5rem 2.25rem', md: '4.75rem 3rem 3rem' }}
          >
            <HotelText as="h2" id="book-title" place="gallery-book-title" textStyle="title" color="lagoonDeep" />
            <ButtonLink asChild marginBlock="1.75rem 1.5rem">
              <PlannerLink>{t('gallery.book.button')}</PlannerLink>
            </ButtonLink>
            <chakra.p color="inkSoft">{t('gallery.book.call')}</chakra.p>
            <chakra.a
              href={`tel:${hotel.phoneLink}`}
              display="inline-flex"
              alignItems="center"
              gap="0.625rem"
              marginTop="0.25rem"
              fontFamily="display"
              fontSize="1.625rem"
              color="lagoonDeep"
              _hover={{ color: 'coralDeep' }}
            >
              <Icon name="phone" />
              {hotel.phone}
            </chakra.a>
          </chakra.div>
        </chakra.div>
      </Container>
    </chakra.section>
  )
}
