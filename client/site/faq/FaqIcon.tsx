import { chakra } from '@chakra-ui/react'
import { faqIcons } from './faq-icons.ts'

/** The question's picture in a round of its own; a tag when the name is unknown. */
export const FaqIcon = ({ name }: { name: string }) => (
  <chakra.span
    aria-hidden="true"
    display="grid"
    placeItems="center"
    width="2.5rem"
    height="2.5rem"
    borderRadius="round"
    background="blushPale"
    color="coralDeep"
  >
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={faqIcons[name] ?? faqIcons['tag']} />
    </svg>
  </chakra.span>
)
