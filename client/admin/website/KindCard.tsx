import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { kindLabels } from './kind-labels.ts'
import { kindOf } from './kinds.ts'
import { LanguageBars } from './LanguageBars.tsx'
import type { ContentOverviewQuery } from './Overview.generated.ts'
import { websiteAddress } from './useWebsiteAddress.ts'

type Summary = ContentOverviewQuery['contentOverview'][number]

/** A kind in the overview: what it is, how much there is of it, and how it stands. The whole card leads to its list. */
export const KindCard = ({ summary }: { summary: Summary }) => {
  const kind = kindOf(summary.kind)
  const { many, about } = kindLabels[kind]
  const marks = [
    summary.unpublished > 0 && `${summary.unpublished} not published`,
    summary.scheduled > 0 && `${summary.scheduled} scheduled`,
    summary.unsure > 0 && `${summary.unsure} not sure`,
    summary.unverified > 0 && `${summary.unverified} not checked for a year`,
  ].filter((mark) => mark !== false)
  return (
    <Flex
      as="li"
      direction="column"
      position="relative"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      boxShadow="xs"
      p="4"
      gap="2"
      _hover={{ borderColor: 'border.emphasized', boxShadow: 'sm' }}
      _focusWithin={{ outline: '2px solid', outlineColor: 'coral.focusRing', outlineOffset: '2px' }}
    >
      <Flex justify="space-between" align="baseline" gap="3">
        <Heading as="h4" textStyle="cardTitle">
          <Box
            asChild
            _before={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'l3' }}
            _focusVisible={{ outline: 'none' }}
          >
            <Link to={websiteAddress({ kind })}>{many}</Link>
          </Box>
        </Heading>
        {kind !== 'facts' && (
          <Text color="fg.muted" fontVariantNumeric="tabular-nums">
            {summary.total}
          </Text>
        )}
      </Flex>
      <Text textStyle="sm" color="fg.muted">
        {about}
      </Text>
      {marks.length > 0 && <Text textStyle="sm">{marks.join(' · ')}</Text>}
      {summary.sample > 0 && (
        <Text textStyle="sm" color="fg.muted">
          {summary.sample === summary.total ? 'All from the sample hotel' : `${summary.sample} from the sample hotel`}
        </Text>
      )}
      {summary.languages.length > 0 && summary.total > 0 && (
        <Box mt="auto" pt="1">
          <LanguageBars languages={summary.languages} of={many.toLowerCase()} />
        </Box>
      )}
    </Flex>
  )
}
