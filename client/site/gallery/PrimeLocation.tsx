import { chakra } from '@chakra-ui/react'
import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { Container } from '#client/ui/Container.tsx'
import { Icon } from '#client/ui/Icon.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import type { ShownPictureFragment } from '../pictures/ShownPicture.generated.ts'
import { SiteLink } from '../layout/SiteLink.tsx'
import { HotelText } from '../texts/HotelText.tsx'
import { useText } from '../texts/useText.ts'

export const PrimeLocation = ({ picture }: { picture?: ShownPictureFragment }) => {
  const { t } = useLanguage()
  const text = useText()
  if (!text('gallery-place-title')) return null
  return (
    <chakra.section aria-labelledby="place-title" background="lagoonMist">
      <Container
        display="grid"
        gap={{ base: '1.5rem', lg: '5rem' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.1fr)' }}
        alignItems="center"
        paddingBlock={{ base: '2.25rem', md: '5.5rem' }}
      >
        {picture && (
          <Picture
            of={picture}
            shape={{ base: 'card', lg: 'square' }}
            sizes="(min-width: 64rem) 34rem, 100vw"
            width="100%"
            aspectRatio={{ base: '3 / 2', lg: '1.15 / 1' }}
            borderRadius={{ base: 'large', lg: '50% 50% {radii.large} {radii.large}' }}
            boxShadow="card"
          />
        )}
        <div>
          <Icon name="signpost" width="2.5rem" height="2.5rem" strokeWidth="1.4" color="coralDeep" />
          <HotelText
            as="h2"
            id="place-title"
            place="gallery-place-title"
            textStyle="title"
            color="lagoonDeep"
            marginTop="0.75rem"
          />
          <HotelText
            place="gallery-place-text"
            textStyle="lead"
            maxWidth="text"
            marginBlock={{ base: '0.75rem 1.25rem', md: '1rem 2rem' }}
          />
          <ButtonLink look="outline" asChild>
            <SiteLink to={paths.thingsToDo()}>
              {t('gallery.place.link')}
              <Icon name="arrow" />
            </SiteLink>
          </ButtonLink>
        </div>
      </Container>
    </chakra.section>
  )
}
