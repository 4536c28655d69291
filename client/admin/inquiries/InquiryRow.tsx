import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { formatAge, formatInstant, formatStayDay } from '../ui/time.ts'
import type { InquiryRowFragment } from './InquiryRow.generated.ts'
import { isSleeping, languages, pageNames } from './labels.ts'
import { StatusBadge } from './StatusBadge.tsx'

const Row = chakra(Link, {
  base: {
    display: 'block',
    position: 'relative',
    px: '4',
    py: '3.5',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    color: 'fg',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'coral.focusRing', outlineOffset: '-3px' },
    '&[aria-current=true]': { bg: { _light: 'bg.muted', _dark: 'bg.emphasized' } },
    '&[aria-current=true]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      insetStart: '0',
      width: '4px',
      bg: 'coral.solid',
    },
  },
})

export const rowId = (id: string) => `inquiry-${id}`

interface InquiryRowProps {
  inquiry: InquiryRowFragment
  to: string
  isOpen: boolean
  now: Date
}

export const InquiryRow = ({ inquiry, to, isOpen, now }: InquiryRowProps) => {
  const unread = inquiry.status === 'NEW'
  return (
    <Row id={rowId(inquiry.id)} to={to} preventScrollReset aria-current={isOpen || undefined}>
      <Flex justify="space-between" gap="3" align="baseline">
        <Text fontWeight={unread ? 'bold' : 'semibold'} truncate>
          {inquiry.name}
        </Text>
        <chakra.time
          dateTime={inquiry.createdAt}
          textStyle="sm"
          color="fg.muted"
          whiteSpace="nowrap"
          title={formatInstant(inquiry.createdAt)}
        >
          {formatAge(inquiry.createdAt, now)}
        </chakra.time>
      </Flex>
      <Text lang={inquiry.language} color={unread ? 'fg' : 'fg.muted'} truncate mt="0.5">
        {inquiry.message}
      </Text>
      <Flex gap="2" align="center" mt="2" textStyle="sm" color="fg.muted" wrap="wrap">
        {inquiry.mergedInto ? (
          <Badge colorPalette="gray">Merged into {inquiry.mergedInto.reference}</Badge>
        ) : (
          <StatusBadge status={inquiry.status} />
        )}
        {inquiry.snoozedUntil && (
          <Badge colorPalette="sea">
            {isSleeping(inquiry) ? 'Sleeps until' : 'Back since'} {formatStayDay(inquiry.snoozedUntil)}
          </Badge>
        )}
        {inquiry.awaitsFollowUp && <Badge colorPalette="orange">Silent for two days</Badge>}
        <Box as="span" fontVariantNumeric="tabular-nums">
          {inquiry.reference}
        </Box>
        <span aria-hidden="true">·</span>
        <span>{pageNames[inquiry.page]}</span>
        <span aria-hidden="true">·</span>
        <span>{languages[inquiry.language].name}</span>
        {inquiry.assignee && (
          <Text as="span" ms="auto" truncate maxWidth="9rem" title={`Assigned to ${inquiry.assignee.name}`}>
            {inquiry.assignee.name}
          </Text>
        )}
      </Flex>
    </Row>
  )
}
