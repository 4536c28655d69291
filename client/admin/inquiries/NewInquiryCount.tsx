import { Badge, VisuallyHidden } from '@chakra-ui/react'
import { useNewInquiryCountQuery } from './NewInquiryCount.generated.ts'

/** How many inquiries nobody has looked at yet; nothing rather than a guess when it is not known. */
export const NewInquiryCount = () => {
  const { data, error } = useNewInquiryCountQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: 60_000,
    skipPollAttempt: () => document.hidden,
  })
  const count = error ? 0 : (data?.inquiries.totalCount ?? 0)
  if (count === 0) return null
  return (
    <Badge variant="solid" colorPalette="coral" minWidth="6" justifyContent="center">
      {count}
      <VisuallyHidden> new</VisuallyHidden>
    </Badge>
  )
}
