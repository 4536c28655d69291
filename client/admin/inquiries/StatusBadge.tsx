import { Badge } from '@chakra-ui/react'
import type { InquiryStatus } from './InquiriesTab.generated.ts'
import { statuses } from './labels.ts'

export const StatusBadge = ({ status }: { status: InquiryStatus }) => (
  <Badge colorPalette={statuses[status].palette} variant={status === 'NEW' ? 'solid' : 'subtle'}>
    {statuses[status].label}
  </Badge>
)
