import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { Container } from '#client/ui/Container.tsx'
import { Icon } from '#client/ui/Icon.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import type { ShownPictureFragment } from '../pictures/ShownPicture.generated.ts'
import type { StillQuestionsFragment } from './StillQuestions.generated.ts'
import { HotelText } from '../texts/HotelText.tsx'

interface StillQuestionsProps {
  hotel: StillQuestionsFragment
  picture?: ShownPictureFragment
}

export const StillQuestions = ({ hotel, picture }: StillQuestionsProps) => {
  const { t } = useLanguage()
  return (
    <chakra.section
      aria-labelledby="still-title"
      background="lagoonMist"
      paddingBlock={{ base: '4rem 6rem', md: '6rem 8rem' }}
    >
      <Container
        display="grid"
        gap={{ base: '2rem', lg: '4rem' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1fr' }}
        alignItems="center"
      >
        <chakra.div>
          <HotelText as="h2" id="still-title" place="faq-still-title" textStyle="title" color="lagoonDeep" />
          <HotelText place="faq-still-text" textStyle="lead" color="inkSoft" marginBlock="1rem 2rem" />
          <chakra.div display="flex" flexWrap="wrap" gap="0.75rem">
            <ButtonLink href={`tel:${hotel.phoneLink}`}>
              <Icon name="phone" />
              {t('faq.still.call', { phone: hotel.phone })}
            </ButtonLink>
            <ButtonLink look="outline" href={`mailto:${hotel.email}`}>
              <Icon name="mail" />
              {t('faq.still.email')}
            </ButtonLink>
          </chakra.div>
        </chakra.div>
        {picture && (
          <Picture
            of={picture}
            shape="card"
            sizes="(min-width: 64rem) 36rem, 100vw"
            width="100%"
            aspectRatio="16 / 10"
            borderRadius="large"
            boxShadow="card"
          />
        )}
      </Container>
    </chakra.section>
  )
}
