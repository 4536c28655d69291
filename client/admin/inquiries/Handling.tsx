import { Box, Flex, Text } from '@chakra-ui/react'
import { useViewer } from '../frame/viewer.tsx'
import { Pills } from '../ui/Pills.tsx'
import { AssigneeSelect } from './AssigneeSelect.tsx'
import type { InquiryPaneFragment } from './InquiryPane.generated.ts'
import { statuses, statusOptions } from './labels.ts'
import { Snooze } from './Snooze.tsx'
import type { InquiryChange } from './useUpdateInquiry.ts'

interface HandlingProps {
  inquiry: InquiryPaneFragment
  onChange: (what: string, change: InquiryChange) => void
}

/** Status and assignee: what the front desk changes many times a day, one click each. */
export const Handling = ({ inquiry, onChange }: HandlingProps) => {
  const { can } = useViewer()
  if (!can('inquiries:write'))
    return (
      <Text>
        {statuses[inquiry.status].label}, {inquiry.assignee ? `assigned to ${inquiry.assignee.name}` : 'not assigned'}
      </Text>
    )
  return (
    <Flex
      gap={{ base: '4', xl: '8' }}
      wrap="wrap"
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      px="5"
      py="4"
    >
      <Box>
        <Text textStyle="sm" fontWeight="semibold" mb="2">
          Status
        </Text>
        <Pills
          label="Status"
          options={statusOptions}
          value={inquiry.status}
          onChange={(status) => onChange('The status', { status })}
        />
      </Box>
      <Snooze
        snoozedUntil={inquiry.snoozedUntil}
        onChange={(snoozedUntil) => onChange('The snooze', { snoozedUntil })}
      />
      <AssigneeSelect assignee={inquiry.assignee} onChange={(assignee) => onChange('The assignee', { assignee })} />
    </Flex>
  )
}
