import { Badge, VisuallyHidden } from '@chakra-ui/react'
import { useNewInquiries } from './new-inquiries.ts'

/** How many inquiries nobody has looked at yet. */
export const NewInquiryCount = () => {
  const count = useNewInquiries()
  if (count === 0) return null
  return (
    <Badge variant="solid" colorPalette="coral" minWidth="6" justifyContent="center">
      {count}
      <VisuallyHidden> new</VisuallyHidden>
    </Badge>
  )
}
