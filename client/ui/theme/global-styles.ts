import { defineGlobalStyles } from '@chakra-ui/react'

export const globalStyles = defineGlobalStyles({
  html: {
    fontFamily: 'body',
    color: 'ink',
    background: 'cream',
    textSizeAdjust: '100%',
    // The header stays in view: what is scrolled to or focused must not hide behind it.
    scrollPaddingTop: '6rem',
    // Nor behind what stands at the foot of the window.
    scrollPaddingBottom: '6rem',
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  },
  body: { fontSize: '1.0625rem', lineHeight: '1.6', minHeight: '100vh' },
  '#root': { minHeight: '100vh', display: 'flex', flexDirection: 'column' },
  '::selection': { background: 'blush', color: 'ink' },
  ':focus-visible': { outline: '3px solid {colors.lagoon}', outlineOffset: '3px', borderRadius: '4px' },
  'main:focus, h1:focus, h2:focus': { outline: 'none' },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      transitionDuration: '1ms !important',
    },
  },
})
