import { defineGlobalStyles } from '@chakra-ui/react'

export const globalStyles = defineGlobalStyles({
  html: {
    fontFamily: 'body',
    color: 'ink',
    background: 'cream',
    textSizeAdjust: '100%',
    '@media (prefers-reduced-motion: no-preference)': {
      scrollBehavior: 'smooth',
      // Browsers scroll to a field and then to its caret; the second would stop a smooth first one half-way.
      '&:has(:is(input, textarea, select):focus)': { scrollBehavior: 'auto' },
    },
  },
  // The header stays in view, and on small windows a bar at the foot: what is scrolled to or focused must not hide behind
  // them. As a padding of the page it would hold for their own controls too, and the page would jump whenever one of them
  // gets the focus.
  ':where(main, footer, main *, footer *)': { scrollMarginTop: 'var(--above, 6rem)', scrollMarginBottom: '6rem' },
  // With chosen nights under the header.
  'body:has([data-stay-bar])': { xl: { '--above': '9.75rem' } },
  body: { fontSize: '1.0625rem', lineHeight: '1.6', minHeight: '100vh' },
  '#root': { minHeight: '100vh', display: 'flex', flexDirection: 'column' },
  // On paper a page is what it says, without the ways through the site around it; what these set themselves comes later.
  '#root > :not(main)': { '@media print': { display: 'none !important' } },
  // One sheet has to hold the whole stay: everything is measured in the root's size.
  'html:has([data-stay-sheet])': { '@media print': { fontSize: '57%' } },
  '@page': { margin: '10mm' },
  '::selection': { background: 'blush', color: 'ink' },
  // A dark ground gives the ring a light colour (client/ui/focus-ring.ts).
  ':focus-visible': {
    outline: '3px solid var(--focus-ring, {colors.lagoon})',
    outlineOffset: '3px',
    borderRadius: '4px',
  },
  'main:focus, h1:focus, h2:focus': { outline: 'none' },
  // Contrast themes take away grounds, colours and shadows: what is chosen, or where a guest is, has a line around it there.
  ':is([aria-pressed=true], [aria-current], td[aria-selected=true]):not(:focus-visible)': {
    _highContrast: { outline: '3px solid Highlight !important', outlineOffset: '-3px' },
  },
  // It has no edge that its letters keep clear of.
  'a[aria-current]:not(:focus-visible)': { _highContrast: { outlineOffset: '2px' } },
  // Pressed before its script was here.
  'button[aria-busy=true]': {
    cursor: 'progress',
    opacity: '0.7',
    '@media (prefers-reduced-motion: no-preference)': { animation: 'breathe 1.6s ease-in-out infinite' },
  },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      // A short one would be worse: it makes every change of everything a transition, a frame late.
      transition: 'none !important',
    },
  },
})
