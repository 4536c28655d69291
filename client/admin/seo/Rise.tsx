import { Text } from '@chakra-ui/react'
import { riseOf, type KeywordHistory } from './position-history.ts'

/** Places won or lost since the day before, in words and not by colour alone. */
export const Rise = ({ tracked }: { tracked: KeywordHistory }) => {
  const rise = riseOf(tracked)
  if (rise === null) return '–'
  if (rise === 0) return 'same'
  return (
    <Text as="span" color={rise > 0 ? 'fg.success' : 'fg.error'} fontWeight="semibold" whiteSpace="nowrap">
      {rise > 0 ? `▲ up ${rise}` : `▼ down ${-rise}`}
    </Text>
  )
}
