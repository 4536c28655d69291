import { Box, Flex, Link, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { deskPath } from '#graphql/desk-paths.ts'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { formatDay } from '../ui/time.ts'
import { inquiryHeading } from './focus-inquiry.ts'
import type { InquiryPaneFragment } from './InquiryPane.generated.ts'
import { statuses } from './labels.ts'
import type { StayBesideQuery } from './StayBeside.generated.ts'
import { useMergeInquiry } from './useMergeInquiry.ts'

type Other = NonNullable<StayBesideQuery['inquiry']>['beside']['otherInquiries'][number]

interface OtherInquiriesProps {
  inquiry: Pick<InquiryPaneFragment, 'id' | 'reference' | 'version'>
  others: Other[]
}

/** Earlier and later contacts of the same guest: each is looked at, or read in this thread from now on. */
export const OtherInquiries = ({ inquiry, others }: OtherInquiriesProps) => {
  const { can } = useViewer()
  const { join } = useMergeInquiry(inquiry)
  const [asked, setAsked] = useState<Other | null>(null)
  const [isAsking, setAsking] = useState(false)
  const ask = (other: Other) => {
    setAsked(other)
    setAsking(true)
  }
  return (
    <>
      {others.length > 0 && (
        <Box>
          <Text textStyle="xs" color="fg.muted">
            Other inquiries of this guest
          </Text>
          <Stack as="ul" listStyleType="none" gap="1">
            {others.map((other) => (
              <Flex as="li" key={other.id} gap="3" align="center" justify="space-between">
                <Text lineClamp="2">
                  <Link asChild variant="underline">
                    <RouterLink to={deskPath('inquiries', { inquiry: other.id })}>{other.reference}</RouterLink>
                  </Link>
                  {` ${formatDay(other.createdAt)}, ${statuses[other.status].label.toLowerCase()}: ${other.excerpt}`}
                </Text>
                {can('inquiries:write') && (
                  <Button
                    size="sm"
                    flexShrink="0"
                    aria-label={`Merge ${other.reference} into this inquiry`}
                    onClick={() => ask(other)}
                  >
                    Merge
                  </Button>
                )}
              </Flex>
            ))}
          </Stack>
        </Box>
      )}
      <ConfirmDialog
        open={isAsking}
        palette="coral"
        title={`Merge ${asked?.reference} into ${inquiry.reference}?`}
        description="Both become one thread, with the messages, notes, drafts and stay of each. The other reference leads here from now on. It can be taken out again."
        confirm="Merge"
        onConfirm={() => join(asked!)}
        onClose={() => setAsking(false)}
        focusAfter={() => (others.some(({ id }) => id === asked?.id) ? null : inquiryHeading())}
      />
    </>
  )
}
