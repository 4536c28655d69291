import { chakra } from '@chakra-ui/react'
import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { Container } from '#client/ui/Container.tsx'
import { Icon } from '#client/ui/Icon.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import type { ShownPictureFragment } from '../pictures/ShownPicture.generated.ts'
import { SiteLink } from '../layout/SiteLink.tsx'
import { SectionLinks } from './SectionLinks.tsx'
import type { OutingSectionId } from './sections.ts'
import { HotelText } from '../texts/HotelText.tsx'

interface DiscoverHeaderProps {
  hotel: { name: string }
  picture?: ShownPictureFragment
  /** Those that have something to show. */
  sections: readonly OutingSectionId[]
}

export const DiscoverHeader = ({ hotel, picture, sections }: DiscoverHeaderProps) => {
  const { t } = useLanguage()
  return (
    <chakra.div background="shell" borderBottom="1px solid {colors.stone}">
      <Container
        display="grid"
        gap={{ base: '1.5rem', lg: '4rem' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.1fr) minmax(0, 1fr)' }}
        alignItems="center"
        paddingBlock={{ base: '1.25rem 2rem', md: '3.5rem 4.5rem', xl: '5rem 4.5rem' }}
      >
        <div>
          <ButtonLink look="outline" size="small" asChild>
            <SiteLink to={paths.home()}>
              <Icon name="arrow" transform="scaleX(-1)" />
              {t('thingsToDo.back')}
            </SiteLink>
          </ButtonLink>
          <chakra.p textStyle="eyebrow" color="coralDeep" marginTop={{ base: '2rem', md: '3rem' }}>
            {hotel.name}
          </chakra.p>
          <HotelText as="h1" place="things-to-do-title" textStyle="poster" color="lagoonDeep" marginTop="0.625rem" />
          <HotelText
            place="things-to-do-intro"
            textStyle="lead"
            color="inkSoft"
            maxWidth="text"
            marginBlock="1rem 2rem"
          />
          <SectionLinks sections={sections} />
        </div>
        {picture && (
          <Picture
            of={picture}
            priority
            shape={{ base: 'card', lg: 'square' }}
            sizes="(min-width: 64rem) 36rem, 100vw"
            width="100%"
            aspectRatio={{ base: '3 / 2', lg: '1 / 1' }}
            borderRadius={{ base: 'large', lg: '50% 50% {radii.large} {radii.large}' }}
            boxShadow="card"
          />
        )}
      </Container>
    </chakra.div>
  )
}
