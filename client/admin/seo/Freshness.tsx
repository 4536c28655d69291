import { Text } from '@chakra-ui/react'
import { Age } from '../ui/Age.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SettingsSentence } from '../ui/SettingsSentence.tsx'

interface FreshnessProps {
  report: { asOf?: string | null; problem?: string | null }
}

/** How old the figures are, and why there are no newer ones. */
export const Freshness = ({ report: { asOf, problem } }: FreshnessProps) => (
  <>
    {problem && (
      <Notice tone="warning">
        <SettingsSentence>{problem}</SettingsSentence>
      </Notice>
    )}
    {asOf && (
      <Text color="fg.muted" textStyle="sm">
        Figures fetched <Age of={asOf} />; kept for at most 30 days.
      </Text>
    )}
  </>
)
