import { chakra } from '@chakra-ui/react'
import { Icon } from '#client/ui/Icon.tsx'
import { HotelText } from '../texts/HotelText.tsx'
import { useText } from '../texts/useText.ts'

const policies = [
  'policy-early',
  'policy-late',
  'policy-night-deposit',
  'policy-deposit',
  'policy-cancellation',
  'policy-pets',
  'policy-smoking',
  'policy-parking',
  'policy-payment',
]

/** The rules of the house that it has written, one beneath the other. */
export const PolicyList = () => {
  const text = useText()
  const known = policies.filter(text)
  if (known.length === 0) return null
  return (
    <chakra.ul listStyle="none">
      {known.map((policy) => (
        <chakra.li
          key={policy}
          display="flex"
          gap="0.75rem"
          paddingBlock="0.625rem"
          textStyle="small"
          css={{ '& + &': { borderTop: '1px solid {colors.stone}' } }}
        >
          <Icon name="check" color="coralDeep" marginTop="0.125rem" />
          <HotelText as="span" place={policy} />
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
