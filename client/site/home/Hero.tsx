import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { anchors } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { Container } from '#client/ui/Container.tsx'
import { Icon } from '#client/ui/Icon.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import { Seal } from '#client/ui/Seal.tsx'
import { AnchorLink } from '../layout/AnchorLink.tsx'
import type { HeroFragment } from './Hero.generated.ts'

/** The inn in evening light, and a card on it that says where you are. */
export const Hero = ({ hotel }: { hotel: HeroFragment }) => {
  const { t } = useLanguage()
  return (
    <chakra.section id={anchors.hero} position="relative">
      <Picture
        id="inn-golden-hour"
        alt={t('hero.pictureAlt')}
        sizes="100vw"
        priority
        width="100%"
        height={{ base: 'clamp(17rem, 78vw, 26rem)', md: 'clamp(34rem, 60vw, 50rem)' }}
        maxHeight={{ md: 'calc(100vh - 10.5rem)' }}
        minHeight={{ md: '34rem' }}
        objectPosition={{ base: '58% 50%', md: '50% 72%' }}
      />
      <Container
        position={{ base: 'relative', md: 'absolute' }}
        inset={{ md: '0' }}
        marginTop={{ base: '-3rem', md: '0' }}
        display="flex"
        alignItems="flex-end"
        pointerEvents="none"
      >
        <chakra.div
          position="relative"
          pointerEvents="auto"
          width={{ base: '100%', md: '28rem', lg: '31.5rem' }}
          marginBottom={{ md: '-4.5rem' }}
          padding={{ base: '2rem 1.5rem 2rem', md: '2.5rem 2.75rem 2.5rem' }}
          background="foam"
          borderRadius="large"
          boxShadow="high"
        >
          <Seal
            above={t('hero.established')}
            main={String(hotel.establishedYear)}
            position="absolute"
            top={{ base: '-3.75rem', md: '-3.5rem' }}
            right={{ base: '0.5rem', md: '-1.75rem' }}
            transform="rotate(-9deg)"
            width={{ base: '5.5rem', md: '7.25rem' }}
            height={{ base: '5.5rem', md: '7.25rem' }}
          />
          <chakra.h1 textStyle="poster" color="lagoonDeep">
            {t('hero.title')}
          </chakra.h1>
          <chakra.p textStyle="lead" color="inkSoft" marginBlock="1rem 1.75rem">
            {t('hero.text', {
              rooms: hotel.roomCount,
              year: String(hotel.establishedYear),
              minutes: hotel.beachWalkMinutes,
            })}
          </chakra.p>
          <ButtonLink asChild>
            <AnchorLink anchor="contact">
              {t('hero.bookNow')}
              <Icon name="arrow" transform="rotate(90deg)" />
            </AnchorLink>
          </ButtonLink>
        </chakra.div>
      </Container>
    </chakra.section>
  )
}
