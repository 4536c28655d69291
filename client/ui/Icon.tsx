import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { icons, type IconName } from './icons.ts'

interface IconProps extends HTMLChakraProps<'svg'> {
  name: IconName
}

/** Decoration beside a text: it has no name of its own. */
export const Icon = ({ name, ...props }: IconProps) => (
  <chakra.svg
    viewBox="0 0 24 24"
    width="1.25em"
    height="1.25em"
    flexShrink="0"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    {...props}
  >
    <path d={icons[name]} />
  </chakra.svg>
)
