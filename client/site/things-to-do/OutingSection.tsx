import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Container } from '#client/ui/Container.tsx'
import { LazyHydration } from '../layout/LazyHydration.tsx'
import type { OutingSectionId } from './sections.ts'
import { HotelText } from '../texts/HotelText.tsx'

interface OutingSectionProps extends Omit<HTMLChakraProps<'section'>, 'id'> {
  id: OutingSectionId
  children: ReactNode
}

export const OutingSection = ({ id, children, ...props }: OutingSectionProps) => (
  <chakra.section id={id} aria-labelledby={`${id}-title`} paddingBlock={{ base: '2.75rem', md: '6rem' }} {...props}>
    <Container>
      <HotelText
        as="h2"
        id={`${id}-title`}
        place={`things-to-do-${id}-title`}
        textStyle="title"
        color="lagoonDeep"
        maxWidth="46rem"
      />
      <HotelText
        place={`things-to-do-${id}-intro`}
        textStyle="lead"
        color="inkSoft"
        maxWidth="text"
        marginBlock={{ base: '0.75rem 0.75rem', md: '0.75rem 3rem' }}
      />
      <LazyHydration>{children}</LazyHydration>
    </Container>
  </chakra.section>
)
