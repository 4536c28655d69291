import { Badge, Button, VisuallyHidden } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { barControl } from '../frame/bar.ts'
import { InboxIcon } from '../ui/icons.tsx'
import { useNewInquiries } from './new-inquiries.ts'

/** The way to what guests wrote, from every page of the desk; nothing while there is nothing new. */
export const NewInquiriesLink = () => {
  const count = useNewInquiries()
  if (count === 0) return null
  return (
    <Button asChild variant="ghost" px="2" ms="auto" css={barControl}>
      <Link to="/admin?tab=inquiries&status=new">
        <InboxIcon />
        <Badge variant="solid" colorPalette="coral" minWidth="6" justifyContent="center">
          {count}
        </Badge>
        <VisuallyHidden>{count === 1 ? 'new inquiry' : 'new inquiries'}</VisuallyHidden>
      </Link>
    </Button>
  )
}
