import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react'
import { Details } from '../ui/Details.tsx'
import { Dot, type Health } from '../ui/Dot.tsx'
import { SettingsSentence } from '../ui/SettingsSentence.tsx'
import { formatInstant } from '../ui/time.ts'
import type { CheckState, SelfCheckFragment } from './SeoStatusCard.generated.ts'

const results: Record<CheckState, { word: string; health: Health }> = {
  PASSED: { word: 'Passed', health: 'good' },
  FAILED: { word: 'Failed', health: 'bad' },
  UNKNOWN: { word: 'Not known', health: 'unknown' },
}

/** The badges of the card, which stand there whatever is found. */
export const badgeNames = [
  'Google Search Console Verified',
  'Bing Webmaster Tools Connected',
  'Sitemap.xml Active',
  'Schema Markup Implemented',
] as const

interface StatusBadgeProps {
  name: (typeof badgeNames)[number]
  /** What was found; undefined while that is not known here. */
  found?: SelfCheckFragment['badges'][number]
  checkedAt?: string | null
}

const unknown = { state: 'UNKNOWN', detail: '', checks: [] } as const

/** A fixed badge, and beside it what was really found. */
export const StatusBadge = ({ name, found, checkedAt }: StatusBadgeProps) => {
  const { state, detail, checks } = found ?? unknown
  return (
    <Box as="li" bg="bg.subtle" borderWidth="1px" borderColor="border.muted" borderRadius="l2" p="4">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Badge size="md" colorPalette="sea" whiteSpace="normal" py="1">
          {name}
        </Badge>
        <Flex as="strong" gap="2" align="center" fontWeight="semibold">
          <Dot health={results[state].health} />
          {results[state].word}.
        </Flex>
      </Flex>
      {detail && (
        <Text mt="2.5">
          <SettingsSentence>{detail}</SettingsSentence>
        </Text>
      )}
      {checkedAt && (
        <Text color="fg.muted" textStyle="sm" mt="1" mb="1.5">
          Checked {formatInstant(checkedAt)}
        </Text>
      )}
      {checks.length > 0 && (
        <Details summary={`${checks.length} ${checks.length === 1 ? 'check' : 'checks'}`}>
          <Stack as="ul" listStyleType="none" gap="2" mt="2">
            {checks.map((check) => (
              <Flex as="li" key={check.name} gap="2.5" textStyle="sm">
                <Box pt="1">
                  <Dot health={results[check.state].health} />
                </Box>
                <Text overflowWrap="anywhere" minWidth="0">
                  <strong>{check.name}</strong> ({results[check.state].word.toLowerCase()}):{' '}
                  <SettingsSentence>{check.detail}</SettingsSentence>
                </Text>
              </Flex>
            ))}
          </Stack>
        </Details>
      )}
    </Box>
  )
}
