import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import type { HomePictureFragment } from './HomePicture.generated.ts'
import { SectionHeading } from './SectionHeading.tsx'
import type { WhyUsFragment } from './WhyUs.generated.ts'

interface WhyUsProps {
  hotel: WhyUsFragment
  /** One for each reason, in their order. */
  pictures: HomePictureFragment[]
}

/** Three reasons, each seen through an arch of the loggia. */
export const WhyUs = ({ hotel, pictures }: WhyUsProps) => {
  const { t } = useLanguage()
  const year = { year: String(hotel.establishedYear) }
  const way = { distance: hotel.beachDistance, minutes: hotel.beachWalkMinutes }
  const reasons = [
    { title: t('home.why.beach.title'), text: t('home.why.beach.text', way) },
    { title: t('home.why.history.title', year), text: t('home.why.history.text') },
    { title: t('home.why.value.title'), text: t('home.why.value.text') },
  ]
  return (
    <chakra.section aria-labelledby="why-title" paddingBlock={{ base: '4.5rem', md: '7rem' }}>
      <Container>
        <SectionHeading id="why-title" eyebrow={t('home.why.eyebrow')} title={t('home.why.title')} />
        <chakra.ul
          listStyle="none"
          display="grid"
          gap={{ base: '3rem', md: '2rem', lg: '3.5rem' }}
          gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
          marginTop={{ base: '2rem', md: '3rem' }}
        >
          {reasons.map(({ title, text }, index) => {
            const picture = pictures[index]
            return (
              <chakra.li key={title} maxWidth={{ base: '26rem', md: 'none' }}>
                {picture && (
                  <Picture
                    {...picture}
                    sizes="(min-width: 48rem) 25rem, 90vw"
                    width="100%"
                    aspectRatio={{ base: '4 / 3', md: '4 / 5' }}
                    borderRadius="arch"
                    boxShadow="card"
                  />
                )}
                <chakra.h3 textStyle="heading" marginTop="1.5rem">
                  {title}
                </chakra.h3>
                <chakra.p color="inkSoft" marginTop="0.5rem" textWrap="pretty">
                  {text}
                </chakra.p>
              </chakra.li>
            )
          })}
        </chakra.ul>
      </Container>
    </chakra.section>
  )
}
