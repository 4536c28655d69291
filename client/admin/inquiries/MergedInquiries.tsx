import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { formatInstant } from '../ui/time.ts'
import { focusInquiry } from './focus-inquiry.ts'
import type { InquiryPaneFragment } from './InquiryPane.generated.ts'
import { useMergeInquiry } from './useMergeInquiry.ts'

/** What was merged into this inquiry, by whom, with the notes that were written on it; each can be taken out again. */
export const MergedInquiries = ({ inquiry }: { inquiry: InquiryPaneFragment }) => {
  const { can } = useViewer()
  const { takeOut } = useMergeInquiry(inquiry)
  const { length } = inquiry.mergedInquiries
  const before = useRef(length)
  useEffect(() => {
    // The button that took one out has gone with it.
    if (length < before.current) focusInquiry()
    before.current = length
  }, [length])
  if (length === 0) return null
  return (
    <Box as="section" aria-label="Merged inquiries">
      <Heading as="h3" textStyle="cardTitle" mb="2">
        Merged into this inquiry
      </Heading>
      <Stack as="ul" listStyleType="none" gap="3">
        {inquiry.mergedInquiries.map((part) => (
          <Flex as="li" key={part.id} gap="3" align="flex-start" justify="space-between" wrap="wrap">
            <Box>
              <Text>
                <strong>{part.reference}</strong>
                {` merged by ${part.mergedBy?.name ?? 'an API key'}, ${formatInstant(part.mergedAt)}`}
              </Text>
              {part.notes && (
                <Text color="fg.muted" whiteSpace="pre-wrap" overflowWrap="anywhere">
                  Its notes: {part.notes}
                </Text>
              )}
            </Box>
            {can('inquiries:write') && (
              <Button size="sm" aria-label={`Take ${part.reference} out`} onClick={() => void takeOut(part)}>
                Take out
              </Button>
            )}
          </Flex>
        ))}
      </Stack>
    </Box>
  )
}
