import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

/** The inn's mark: an arch of the loggia with the sun over the water in it. */
export const Crest = (props: HTMLChakraProps<'svg'>) => (
  <chakra.svg viewBox="0 0 40 44" width="2.5rem" height="2.75rem" flexShrink="0" aria-hidden="true" {...props}>
    <path d="M3 43V20a17 17 0 0 1 34 0v23z" fill="#CDAE88" />
    <path d="M6 43V20a14 14 0 0 1 28 0v23z" fill="#F6E9D5" />
    <path d="M10 43V20a10 10 0 0 1 20 0v23z" fill="#F8C69A" />
    <circle cx="20" cy="25" r="5" fill="#E2684A" />
    <path d="M10 29.500q2.500-2 5 0t5 0 5 0 5 0V43H10z" fill="#1C7385" />
    <path d="M10 35q2.500-2 5 0t5 0 5 0 5 0v8H10z" fill="#0E4656" />
    <path d="M18 3.500h4l1.200 5h-6.400z" fill="#B5452E" />
  </chakra.svg>
)
