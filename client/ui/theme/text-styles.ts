import { defineTextStyles } from '@chakra-ui/react'

const display = { fontFamily: 'display', fontWeight: '400', textWrap: 'balance' }

/** The type scale. Display sizes grow with the window between the two ends of their clamp. */
export const textStyles = defineTextStyles({
  poster: {
    value: {
      ...display,
      fontSize: 'clamp(2.25rem, 1.6rem + 2.6vw, 3.75rem)',
      // The longest words of Finnish and German fit into a line of the narrowest phones.
      '@media (max-width: 22.4rem)': { fontSize: '1.875rem' },
      lineHeight: '1.04',
      letterSpacing: '-0.015em',
    },
  },
  title: {
    value: {
      ...display,
      fontSize: 'clamp(1.75rem, 1.25rem + 2.3vw, 3rem)',
      lineHeight: '1.1',
      letterSpacing: '-0.01em',
    },
  },
  heading: { value: { ...display, fontSize: 'clamp(1.375rem, 1.25rem + 0.5vw, 1.625rem)', lineHeight: '1.2' } },
  lead: { value: { textWrap: 'pretty', fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)', lineHeight: '1.6' } },
  body: { value: { fontSize: '1.0625rem', lineHeight: '1.6' } },
  small: { value: { fontSize: '0.9375rem', lineHeight: '1.5' } },
  label: { value: { fontSize: '0.9375rem', lineHeight: '1.4', fontWeight: '600' } },
  eyebrow: {
    value: {
      fontSize: '0.8125rem',
      lineHeight: '1.3',
      fontWeight: '700',
      letterSpacing: '0.14em',
      textTransform: 'uppercase',
    },
  },
})
