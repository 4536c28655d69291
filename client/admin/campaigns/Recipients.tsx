import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { languages } from '../inquiries/labels.ts'
import { ListSheet } from '../ui/ListSheet.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Pills } from '../ui/Pills.tsx'
import { formatInstant } from '../ui/time.ts'
import { usePagedList, type Page } from '../ui/usePagedList.ts'
import type { CampaignPartsFragment } from './CampaignParts.generated.ts'
import { recipientStates, type RecipientState } from './labels.ts'
import { useRecipientsQuery, type RecipientRowFragment } from './Recipients.generated.ts'

const options = [
  { value: 'ALL', label: 'All' },
  ...Object.entries(recipientStates).map(([value, { label }]) => ({ value: value as RecipientState, label })),
] as const

const nobody: Page<RecipientRowFragment> = { edges: [], pageInfo: { hasNextPage: false }, totalCount: 0 }

const Row = ({ recipient }: { recipient: RecipientRowFragment }) => {
  const { label, palette } = recipientStates[recipient.state]
  const facts = [
    languages[recipient.language].name,
    ...(recipient.sentAt ? [formatInstant(recipient.sentAt)] : []),
    ...(recipient.tries > 1 ? [`${recipient.tries} tries`] : []),
    ...(recipient.reason ? [recipient.reason] : []),
  ]
  return (
    <Flex as="li" gap="3" justify="space-between" py="3" borderTopWidth="1px" borderColor="border.muted">
      <Box minWidth="0">
        <Text overflowWrap="anywhere">{recipient.email || 'An erased person'}</Text>
        <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          {facts.join(' · ')}
        </Text>
      </Box>
      <Badge colorPalette={palette} alignSelf="flex-start" flexShrink="0">
        {label}
      </Badge>
    </Flex>
  )
}

/** Who gets the campaign and how far each mail is. */
export const Recipients = ({ campaign }: { campaign: CampaignPartsFragment }) => {
  const [chosen, setChosen] = useState<RecipientState | 'ALL'>('ALL')
  const result = useRecipientsQuery({
    variables: { id: campaign.id, first: 25, state: chosen === 'ALL' ? null : chosen },
  })
  const list = usePagedList(result, (data) => data.campaign?.recipients ?? nobody, chosen)

  return (
    <Panel title="Recipients">
      <Pills label="State of the mail" options={options} value={chosen} onChange={setChosen} mb="4" />
      <ListSheet list={list} what="recipients" empty="Nobody in this state.">
        {(recipients) => (
          <Box as="ul" listStyleType="none" aria-label="Recipients">
            {recipients.map((recipient) => (
              <Row key={recipient.id} recipient={recipient} />
            ))}
          </Box>
        )}
      </ListSheet>
    </Panel>
  )
}
