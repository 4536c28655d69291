import { Text } from '@chakra-ui/react'
import { formatInstant } from '../ui/time.ts'
import type { InquiryPaneFragment } from './InquiryPane.generated.ts'

/** What happened so far, in one line. */
export const History = ({ inquiry }: { inquiry: InquiryPaneFragment }) => {
  const { createdAt, firstReplyAt, updatedAt, updatedBy, corrections } = inquiry
  const events = [
    `Received ${formatInstant(createdAt)}`,
    firstReplyAt && `First answered ${formatInstant(firstReplyAt)}`,
    ...corrections.map(
      ({ fields, by, at }) => `Corrected ${fields.join(', ')}: ${by ?? 'the server'}, ${formatInstant(at)}`,
    ),
    updatedBy && `Last changed by ${updatedBy.name}, ${formatInstant(updatedAt)}`,
  ]
  return (
    <Text textStyle="sm" color="fg.muted">
      {events.filter(Boolean).join(' · ')}
    </Text>
  )
}
