import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export const FooterSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.section>
    <chakra.h2 textStyle="eyebrow" color="lamp" marginBottom={{ base: '0.5rem', md: '1rem' }}>
      {title}
    </chakra.h2>
    {children}
  </chakra.section>
)

export const footerLink = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.625rem',
    minHeight: '2rem',
    color: 'foam',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
  },
} as const
