import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { Icon } from '#client/ui/Icon.tsx'

interface FeatureListProps extends HTMLChakraProps<'ul'> {
  features: readonly string[]
}

/** Short facts with a tick each, in as many columns as there is room for. */
export const FeatureList = ({ features, ...props }: FeatureListProps) => (
  <chakra.ul
    listStyle="none"
    display="grid"
    gap="0.625rem 1rem"
    gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 11.5rem), 1fr))"
    {...props}
  >
    {features.map((feature) => (
      <chakra.li key={feature} display="flex" gap="0.625rem" alignItems="flex-start" textStyle="small">
        <Icon name="check" color="coralDeep" marginTop="0.125rem" strokeWidth="2.2" />
        <chakra.span minWidth="0" overflowWrap="anywhere">
          {feature}
        </chakra.span>
      </chakra.li>
    ))}
  </chakra.ul>
)
