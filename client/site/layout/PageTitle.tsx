import { chakra } from '@chakra-ui/react'
import { Container } from '#client/ui/Container.tsx'
import { HotelText } from '../texts/HotelText.tsx'

interface PageTitleProps {
  eyebrow: string
  /** What the names of its texts begin with. */
  place: string
  /** Where the title is no text of the hotel. */
  title?: string
}

const look = { textStyle: 'poster', color: 'lagoonDeep', marginTop: '0.625rem' } as const

/** The top of every page but the home page; the page's first card may rise into it. */
export const PageTitle = ({ eyebrow, place, title }: PageTitleProps) => (
  <chakra.div background="shell" borderBottom="1px solid {colors.stone}">
    <Container paddingBlock={{ base: '3rem 6rem', md: '5rem 8.5rem' }}>
      <chakra.p textStyle="eyebrow" color="coralDeep">
        {eyebrow}
      </chakra.p>
      {title ? <chakra.h1 {...look}>{title}</chakra.h1> : <HotelText as="h1" place={`${place}-title`} {...look} />}
      <HotelText place={`${place}-intro`} textStyle="lead" color="inkSoft" maxWidth="text" marginTop="1rem" />
    </Container>
  </chakra.div>
)
