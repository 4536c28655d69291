import { defineTokens } from '@chakra-ui/react'

/** Colours of coral stone, the sea and an awning in evening light; the pictures are drawn in the same ones. */
const colors = {
  foam: { value: '#FFFDF7' },
  cream: { value: '#FBF6EC' },
  shell: { value: '#F6E9D5' },
  stone: { value: '#E8D2B2' },
  stoneShadow: { value: '#CDAE88' },
  coral: { value: '#E2684A' },
  coralDeep: { value: '#B5452E' },
  coralDark: { value: '#98371F' },
  blush: { value: '#F4A98C' },
  blushPale: { value: '#FBE3D6' },
  ink: { value: '#16323E' },
  inkSoft: { value: '#45606A' },
  lagoonDeep: { value: '#0E4656' },
  lagoon: { value: '#1C6A7A' },
  lagoonPale: { value: '#A8DAD0' },
  lagoonMist: { value: '#E3F0EC' },
  palm: { value: '#2B6449' },
  palmPale: { value: '#E4EEDD' },
  lamp: { value: '#FFD58A' },
}

export const tokens = defineTokens({
  colors,
  fonts: {
    display: { value: "'Young Serif', 'Young Serif Fallback', 'Young Serif Fallback Times', serif" },
    body: { value: "'Figtree', 'Figtree Fallback', system-ui, sans-serif" },
  },
  radii: {
    small: { value: '0.5rem' },
    medium: { value: '0.875rem' },
    large: { value: '1.5rem' },
    round: { value: '999px' },
    arch: { value: '999px 999px 0.875rem 0.875rem' },
  },
  shadows: {
    low: { value: '0 1px 2px rgba(22, 50, 62, 0.08), 0 2px 8px rgba(22, 50, 62, 0.06)' },
    card: { value: '0 2px 4px rgba(22, 50, 62, 0.06), 0 18px 40px -18px rgba(22, 50, 62, 0.28)' },
    high: { value: '0 8px 16px rgba(22, 50, 62, 0.12), 0 32px 64px -16px rgba(22, 50, 62, 0.36)' },
  },
  durations: {
    quick: { value: '140ms' },
    calm: { value: '280ms' },
    slow: { value: '600ms' },
  },
  easings: {
    tide: { value: 'cubic-bezier(0.22, 0.8, 0.3, 1)' },
  },
  sizes: {
    page: { value: '77.5rem' },
    text: { value: '38rem' },
  },
  zIndex: {
    header: { value: 20 },
    toast: { value: 60 },
    overlay: { value: 50 },
  },
})
