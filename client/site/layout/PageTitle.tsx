import { chakra } from '@chakra-ui/react'
import { Container } from '#client/ui/Container.tsx'

interface PageTitleProps {
  eyebrow: string
  title: string
  intro: string
}

/** The top of every page but the home page; the page's first card may rise into it. */
export const PageTitle = ({ eyebrow, title, intro }: PageTitleProps) => (
  <chakra.div background="shell" borderBottom="1px solid {colors.stone}">
    <Container paddingBlock={{ base: '3rem 6rem', md: '5rem 8.5rem' }}>
      <chakra.p textStyle="eyebrow" color="coralDeep">
        {eyebrow}
      </chakra.p>
      <chakra.h1 textStyle="poster" color="lagoonDeep" marginTop="0.625rem">
        {title}
      </chakra.h1>
      <chakra.p textStyle="lead" color="inkSoft" maxWidth="text" marginTop="1rem">
        {intro}
      </chakra.p>
    </Container>
  </chakra.div>
)
