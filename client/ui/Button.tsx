import { chakra, defineRecipe } from '@chakra-ui/react'

const button = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.625rem',
    borderRadius: 'round',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    fontFamily: 'body',
    fontWeight: '650',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color, transform, box-shadow',
    transitionDuration: 'quick',
    transitionTimingFunction: 'tide',
    _active: { transform: 'translateY(1px)' },
    _focusVisible: { borderRadius: 'round' },
    // What a button says while it works is to be read.
    _disabled: { cursor: 'progress', background: 'stone', borderColor: 'stone', color: 'ink', boxShadow: 'none' },
  },
  variants: {
    look: {
      coral: {
        background: 'coralDeep',
        borderColor: 'coralDeep',
        color: 'foam',
        boxShadow: 'low',
        _hover: { background: 'coralDark', borderColor: 'coralDark' },
      },
      outline: {
        background: 'transparent',
        borderColor: 'lagoon',
        color: 'lagoonDeep',
        _hover: { background: 'lagoonMist' },
      },
      lamp: {
        background: 'shell',
        borderColor: 'shell',
        color: 'lagoonDeep',
        _hover: { background: 'foam', borderColor: 'foam' },
      },
      ghost: {
        background: 'transparent',
        borderColor: 'lagoonPale',
        color: 'foam',
        _hover: { background: 'lagoon' },
      },
    },
    size: {
      small: { fontSize: '0.9375rem', paddingInline: 'min(1.25rem, 6.5vw)', minHeight: '2.625rem' },
      medium: { fontSize: '1.0625rem', paddingInline: 'min(1.75rem, 9vw)', minHeight: '3.25rem' },
    },
  },
  defaultVariants: { look: 'coral', size: 'medium' },
})

export const Button = chakra('button', button)
export const ButtonLink = chakra('a', button)
