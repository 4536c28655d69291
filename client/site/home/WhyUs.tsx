import { chakra } from '@chakra-ui/react'
import { Container } from '#client/ui/Container.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import { SwipeList } from '#client/ui/SwipeList.tsx'
import type { ShownPictureFragment } from '../pictures/ShownPicture.generated.ts'
import { SectionHeading } from '../layout/SectionHeading.tsx'
import { HotelText } from '../texts/HotelText.tsx'
import { useText } from '../texts/useText.ts'

interface WhyUsProps {
  /** One for each reason, in their order. */
  pictures: ShownPictureFragment[]
}

const reasons = ['home-why-1', 'home-why-2', 'home-why-3']

/** Three reasons, each seen through an arch of the loggia. */
export const WhyUs = ({ pictures }: WhyUsProps) => {
  const text = useText()
  if (!reasons.some((reason) => text(`${reason}-title`))) return null
  return (
    <chakra.section aria-labelledby="why-title" paddingBlock={{ base: '1.5rem', md: '7rem' }}>
      <Container>
        <SectionHeading id="why-title" place="home-why" />
        <SwipeList
          isPlain
          aria-labelledby="why-title"
          columns="repeat(3, minmax(0, 1fr))"
          gap={{ base: '1.25rem', md: '2rem', lg: '3.5rem' }}
          marginTop={{ base: '1rem', md: '3rem' }}
        >
          {reasons.map((reason, index) => {
            const picture = pictures[index]
            if (!text(`${reason}-title`)) return null
            return (
              <li key={reason}>
                {picture && (
                  <Picture
                    of={picture}
                    shape={{ base: 'card', md: 'upright' }}
                    sizes="(min-width: 48rem) 25rem, 90vw"
                    width="100%"
                    aspectRatio={{ base: '16 / 9', md: '4 / 5' }}
                    borderRadius="arch"
                    boxShadow="card"
                  />
                )}
                <HotelText
                  as="h3"
                  place={`${reason}-title`}
                  textStyle="heading"
                  marginTop={{ base: '1rem', md: '1.5rem' }}
                />
                <HotelText place={`${reason}-text`} color="inkSoft" marginTop="0.5rem" textWrap="pretty" />
              </li>
            )
          })}
        </SwipeList>
      </Container>
    </chakra.section>
  )
}
