import { chakra } from '@chakra-ui/react'
import { anchors } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { Container } from '#client/ui/Container.tsx'
import { Icon } from '#client/ui/Icon.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import { Seal } from '#client/ui/Seal.tsx'
import { BookingWidget } from '../booking/BookingWidget.tsx'
import { LazyHydration } from '../layout/LazyHydration.tsx'
import { PlannerLink } from '../stay/PlannerLink.tsx'
import { StayCard } from '../stay/StayCard.tsx'
import type { ShownPictureFragment } from '../pictures/ShownPicture.generated.ts'
import type { HeroFragment } from './Hero.generated.ts'
import { HotelText } from '../texts/HotelText.tsx'

interface HeroProps {
  hotel: HeroFragment
  picture?: ShownPictureFragment
}

const height = {
  height: { base: 'clamp(10rem, 44vw, 20rem)', md: '46vw' },
  // The planner's form stands in the first window too.
  maxHeight: { md: 'min(44rem, calc(100vh - 20rem))' },
  minHeight: { md: '30rem' },
}

/** A calm sky, while the hotel shows no picture. */
const Evening = chakra('div', {
  base: { background: 'linear-gradient({colors.lagoonPale}, {colors.shell} 60%, {colors.stone})' },
})

/** The inn in evening light, a card on it that says where you are, and the planner that the card grows out of. */
export const Hero = ({ hotel, picture }: HeroProps) => {
  const { t } = useLanguage()
  return (
    <chakra.section id={anchors.hero} display="grid" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div gridRow="1" gridColumn="1">
        {picture ? (
          <Picture of={picture} shape="wide" sizes="100vw" priority width="100%" {...height} />
        ) : (
          <Evening {...height} />
        )}
      </chakra.div>
      <Container
        gridRow={{ base: '2', md: '1' }}
        gridColumn="1"
        alignSelf="end"
        position="relative"
        zIndex="1"
        marginTop={{ base: '-3rem', md: '0' }}
        marginBottom={{ md: '3rem' }}
        pointerEvents="none"
      >
        <chakra.div
          position="relative"
          pointerEvents="auto"
          width={{ base: '100%', md: '29rem', lg: '35rem' }}
          padding={{ base: '1.75rem 1.25rem 0.5rem', md: '2rem 2.75rem 1rem' }}
          background="foam"
          borderRadius="{radii.large} {radii.large} 0 0"
        >
          {hotel.establishedYear && (
            <Seal
              above={t('hero.established')}
              main={String(hotel.establishedYear)}
              position="absolute"
              top={{ base: '-3.75rem', md: 'auto' }}
              bottom={{ md: '2.25rem' }}
              right={{ base: '0.5rem', md: '-4.75rem' }}
              transform="rotate(-9deg)"
              width={{ base: '5.5rem', md: '7.25rem' }}
              height={{ base: '5.5rem', md: '7.25rem' }}
            />
          )}
          <HotelText
            as="h1"
            place="home-hero-title"
            textStyle="poster"
            fontSize="clamp(2.25rem, 1.75rem + 1.5vw, 2.9375rem)"
            color="lagoonDeep"
            marginBottom={{ base: '0.75rem', md: '0.875rem' }}
          />
          <HotelText
            place="home-hero-text"
            textStyle="lead"
            color="inkSoft"
            marginBlock={{ base: '0.75rem 1rem', md: '0.875rem 1.25rem' }}
          />
          <ButtonLink asChild>
            <PlannerLink>
              {t('hero.bookNow')}
              <Icon name="arrow" transform="rotate(90deg)" />
            </PlannerLink>
          </ButtonLink>
        </chakra.div>
      </Container>
      <Container gridColumn="1" marginTop={{ md: '-4rem' }}>
        <LazyHydration>
          <StayCard
            hotel={hotel}
            borderRadius={{ base: '0 0 {radii.large} {radii.large}', md: 'large' }}
            paddingTop={{ base: '1.25rem', md: '2rem' }}
          >
            <BookingWidget hotel={hotel} />
          </StayCard>
        </LazyHydration>
      </Container>
    </chakra.section>
  )
}
