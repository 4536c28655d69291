import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface SealProps extends HTMLChakraProps<'p'> {
  above: ReactNode
  main: ReactNode
}

const bumps = 20
const point = (angle: number, radius: number) =>
  `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`

/** A scalloped edge, one round bump after the other. */
const edge = Array.from({ length: bumps }, (_, index) => {
  const end = ((index + 1) * 2 * Math.PI) / bumps
  return `A7.600 7.600 0 0 1 ${point(end, 45)}`
}).join('')

/** A stamp with two lines of text. */
export const Seal = ({ above, main, ...props }: SealProps) => (
  <chakra.p
    position="relative"
    display="grid"
    placeContent="center"
    textAlign="center"
    width="7rem"
    height="7rem"
    color="foam"
    fontFamily="display"
    lineHeight="1"
    {...props}
  >
    <chakra.svg viewBox="0 0 100 100" position="absolute" inset="0" width="100%" height="100%" aria-hidden="true">
      <path d={`M${point(0, 45)}${edge}z`} fill="#B5452E" />
      <circle cx="50" cy="50" r="40" fill="none" stroke="#F6E9D5" strokeWidth="1" strokeDasharray="1 2.200" />
    </chakra.svg>
    <chakra.span position="relative" fontSize="0.875rem">
      {above}{' '}
    </chakra.span>
    <chakra.span position="relative" fontSize="1.625rem" marginTop="0.125rem">
      {main}
    </chakra.span>
  </chakra.p>
)
