import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { Dormant } from '../layout/Dormant.tsx'
import type { OutingSectionId } from './sections.ts'

interface OutingSectionProps extends Omit<HTMLChakraProps<'section'>, 'id'> {
  id: OutingSectionId
  children: ReactNode
}

export const OutingSection = ({ id, children, ...props }: OutingSectionProps) => {
  const { t } = useLanguage()
  return (
    <chakra.section id={id} aria-labelledby={`${id}-title`} paddingBlock={{ base: '4rem', md: '6rem' }} {...props}>
      <Container>
        <chakra.h2 id={`${id}-title`} textStyle="title" color="lagoonDeep" maxWidth="46rem">
          {t(`thingsToDo.${id}.title`)}
        </chakra.h2>
        <chakra.p
          textStyle="lead"
          color="inkSoft"
          maxWidth="text"
          marginBlock={{ base: '0.75rem 2rem', md: '0.75rem 3rem' }}
        >
          {t(`thingsToDo.${id}.intro`)}
        </chakra.p>
        <Dormant>{children}</Dormant>
      </Container>
    </chakra.section>
  )
}
