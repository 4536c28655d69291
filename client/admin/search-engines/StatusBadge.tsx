import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react'
import { Details } from '../ui/Details.tsx'
import { Dot, type Health } from '../ui/Dot.tsx'
import { SettingsSentence } from '../ui/SettingsSentence.tsx'
import { formatInstant } from '../ui/time.ts'
import type { CheckState, SelfCheckFragment } from './SeoStatusCard.generated.ts'

const results: Record<CheckState, { word: string; palette: string; health: Health }> = {
  PASSED: { word: 'Passed', palette: 'green', health: 'good' },
  FAILED: { word: 'Failed', palette: 'red', health: 'bad' },
  UNKNOWN: { word: 'Not known', palette: 'gray', health: 'unknown' },
}

interface StatusBadgeProps {
  badge: SelfCheckFragment['badges'][number]
  checkedAt?: string | null
}

export const StatusBadge = ({ badge, checkedAt }: StatusBadgeProps) => (
  <Box as="li" bg="bg.subtle" borderWidth="1px" borderColor="border.muted" borderRadius="l2" p="4">
    <Badge size="md" colorPalette={results[badge.state].palette} whiteSpace="normal" gap="2" py="1">
      <Dot health={results[badge.state].health} />
      {badge.name}
    </Badge>
    <Text mt="2.5">
      <strong>{results[badge.state].word}.</strong> <SettingsSentence>{badge.detail}</SettingsSentence>
    </Text>
    {checkedAt && (
      <Text color="fg.muted" textStyle="sm" mt="1" mb="1.5">
        Checked {formatInstant(checkedAt)}
      </Text>
    )}
    {badge.checks.length > 0 && (
      <Details summary={`${badge.checks.length} ${badge.checks.length === 1 ? 'check' : 'checks'}`}>
        <Stack as="ul" listStyleType="none" gap="2" mt="2">
          {badge.checks.map(({ name, state, detail }) => (
            <Flex as="li" key={name} gap="2.5" textStyle="sm">
              <Box pt="1">
                <Dot health={results[state].health} />
              </Box>
              <Text overflowWrap="anywhere" minWidth="0">
                <strong>{name}</strong> ({results[state].word.toLowerCase()}):{' '}
                <SettingsSentence>{detail}</SettingsSentence>
              </Text>
            </Flex>
          ))}
        </Stack>
      </Details>
    )}
  </Box>
)
