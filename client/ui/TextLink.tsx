import { chakra } from '@chakra-ui/react'

export const TextLink = chakra('a', {
  base: {
    color: 'lagoon',
    fontWeight: '600',
    textDecoration: 'underline',
    textDecorationThickness: '1.5px',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
    transition: 'color 140ms',
    _hover: { color: 'coralDeep' },
  },
})
