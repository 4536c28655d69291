import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'

/** A part of the sheet: on a screen in one column, on paper, where room is short, none of its lines is parted from its own. */
export const SheetSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <chakra.section
      aria-labelledby={id}
      breakInside={{ base: 'avoid', _print: 'auto' }}
      marginBottom={{ base: '2rem', _print: '1.125rem' }}
    >
      <chakra.h2
        id={id}
        textStyle="heading"
        color="lagoonDeep"
        breakAfter="avoid"
        marginBottom={{ base: '0.5rem', _print: '0.25rem' }}
      >
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  )
}
