import { chakra } from '@chakra-ui/react'

interface SectionHeadingProps {
  id: string
  eyebrow: string
  title: string
  intro?: string
  /** What it stands on, where that is not the page's own light ground. */
  ground?: keyof typeof colours
}

const colours = {
  light: { eyebrow: 'coralDeep', title: 'lagoonDeep', intro: 'inkSoft' },
  blush: { eyebrow: 'coralDark', title: 'lagoonDeep', intro: 'inkSoft' },
  dark: { eyebrow: 'lamp', title: 'foam', intro: 'shell' },
}

/** How every section of the home page begins. */
export const SectionHeading = ({ id, eyebrow, title, intro, ground = 'light' }: SectionHeadingProps) => (
  <chakra.div>
    <chakra.p textStyle="eyebrow" color={colours[ground].eyebrow}>
      {eyebrow}
    </chakra.p>
    <chakra.h2 id={id} textStyle="title" color={colours[ground].title} marginTop="0.625rem">
      {title}
    </chakra.h2>
    {intro && (
      <chakra.p textStyle="lead" color={colours[ground].intro} maxWidth="text" marginTop="0.75rem">
        {intro}
      </chakra.p>
    )}
  </chakra.div>
)
