import { defineSemanticTokens, defineTextStyles, defineTokens } from '@chakra-ui/react'

export const fontTokens = defineTokens.fonts({
  heading: { value: "'Young Serif', 'Young Serif Fallback', Georgia, serif" },
  body: { value: "'Figtree', 'Figtree Fallback', system-ui, sans-serif" },
  mono: { value: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'Liberation Mono', monospace" },
})

export const semanticRadii = defineSemanticTokens.radii({
  l1: { value: '5px' },
  l2: { value: '9px' },
  l3: { value: '16px' },
})

/** Shadows fall in deep teal, like the ones in the pictures, never in black. */
export const semanticShadows = defineSemanticTokens.shadows({
  xs: { value: { _light: '0 1px 2px #123C4A14', _dark: '0 1px 2px #00000066' } },
  sm: { value: { _light: '0 1px 2px #123C4A14, 0 2px 6px #123C4A0F', _dark: '0 2px 6px #00000066' } },
  md: { value: { _light: '0 2px 4px #123C4A12, 0 8px 20px #123C4A14', _dark: '0 6px 18px #00000080' } },
  lg: { value: { _light: '0 4px 8px #123C4A14, 0 18px 40px #123C4A24', _dark: '0 14px 36px #000000A6' } },
  xl: { value: { _light: '0 6px 12px #123C4A17, 0 26px 60px #123C4A2E', _dark: '0 20px 50px #000000BF' } },
})

const serif = { fontFamily: 'heading', fontWeight: '400', letterSpacing: '-0.005em' }

export const textStyles = defineTextStyles({
  pageTitle: { value: { ...serif, fontSize: { base: '1.75rem', md: '2.125rem' }, lineHeight: '1.15' } },
  panelTitle: { value: { ...serif, fontSize: '1.3125rem', lineHeight: '1.25' } },
  cardTitle: { value: { ...serif, fontSize: '1.125rem', lineHeight: '1.3' } },
  eyebrow: {
    value: {
      fontSize: '0.75rem',
      lineHeight: '1.3',
      fontWeight: '600',
      letterSpacing: '0.06em',
      textTransform: 'uppercase',
    },
  },
})
