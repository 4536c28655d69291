import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { categories, type Category } from './categories.ts'

interface CategoryMarkProps extends HTMLChakraProps<'svg'> {
  category: Category
}

/** The marker of a kind of place, as it stands on the map; the text beside it says the same. */
export const CategoryMark = ({ category, ...props }: CategoryMarkProps) => (
  <chakra.svg viewBox="0 0 32 32" width="2rem" height="2rem" flexShrink="0" aria-hidden="true" {...props}>
    <circle cx="16" cy="16" r="15" fill={categories[category].colour} stroke="#FFFDF7" strokeWidth="2" />
    <path
      d={categories[category].sign}
      transform="translate(7 7) scale(0.75)"
      fill="none"
      stroke="#FFFDF7"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </chakra.svg>
)
