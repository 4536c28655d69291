import { chakra } from '@chakra-ui/react'
import { Icon } from '#client/ui/Icon.tsx'
import { useForeign } from '../texts/useForeign.ts'
import type { PolicyListFragment } from './PolicyList.generated.ts'
import { PhoneText } from '../texts/PhoneText.tsx'

interface PolicyListProps extends PolicyListFragment {
  /** Closer together, beneath other facts. */
  isSmall?: boolean
}

/** The rules of the house that it has written, one beneath the other. */
export const PolicyList = ({ policies, isSmall }: PolicyListProps) => {
  const foreign = useForeign()
  if (policies.length === 0) return null
  return (
    <chakra.ul listStyle="none">
      {policies.map(({ id, text, language }) => (
        <chakra.li
          key={id}
          display="flex"
          gap="0.75rem"
          paddingBlock={isSmall ? '0.625rem' : '0.75rem'}
          textStyle={isSmall ? 'small' : undefined}
          css={{ '& + &': { borderTop: '1px solid {colors.stone}' } }}
        >
          <Icon name="check" color="coralDeep" marginTop={isSmall ? '0.125rem' : '0.1875rem'} />
          <chakra.span lang={foreign(language)} overflowWrap="anywhere">
            <PhoneText>{text}</PhoneText>
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
