import { Badge, VisuallyHidden } from '@chakra-ui/react'
import { useNewInquiries } from './new-inquiries.ts'

/** How many inquiries nobody has looked at yet. Its place is kept: the tabs must not move when the first one comes. */
export const NewInquiryCount = () => {
  const count = useNewInquiries()
  return (
    <Badge
      variant="solid"
      colorPalette="coral"
      minWidth="8"
      justifyContent="center"
      visibility={count === 0 ? 'hidden' : undefined}
    >
      {count > 0 && (
        <>
          {count}
          <VisuallyHidden> new</VisuallyHidden>
        </>
      )}
    </Badge>
  )
}
