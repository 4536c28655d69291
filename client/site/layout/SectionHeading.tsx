import { chakra } from '@chakra-ui/react'
import { HotelText } from '../texts/HotelText.tsx'

interface SectionHeadingProps {
  id: string
  /** What the names of its texts begin with: over the title, the title, and an introduction where there is one. */
  place: string
  /** What it stands on, where that is not the page's own light ground. */
  ground?: keyof typeof colours
}

const colours = {
  light: { eyebrow: 'coralDeep', title: 'lagoonDeep', intro: 'inkSoft' },
  blush: { eyebrow: 'coralDark', title: 'lagoonDeep', intro: 'inkSoft' },
  dark: { eyebrow: 'lamp', title: 'foam', intro: 'shell' },
}

/** How a section of a page begins. */
export const SectionHeading = ({ id, place, ground = 'light' }: SectionHeadingProps) => (
  <chakra.div>
    <HotelText place={`${place}-eyebrow`} textStyle="eyebrow" color={colours[ground].eyebrow} />
    <HotelText
      as="h2"
      id={id}
      place={`${place}-title`}
      textStyle="title"
      color={colours[ground].title}
      marginTop="0.625rem"
    />
    <HotelText
      place={`${place}-intro`}
      textStyle="lead"
      color={colours[ground].intro}
      maxWidth="text"
      marginTop={{ base: '0.375rem', md: '0.75rem' }}
    />
  </chakra.div>
)
