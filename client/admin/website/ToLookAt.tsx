import { Box, Flex, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { Button } from '../ui/Button.tsx'
import { Inset } from '../ui/Inset.tsx'
import { Notice } from '../ui/Notice.tsx'
import { concernNames, concerns, type Concern } from './filters.ts'
import { kindLabels } from './kind-labels.ts'
import { kindOf } from './kinds.ts'
import type { ContentOverviewQuery } from './Overview.generated.ts'
import { websiteAddress } from './useWebsiteAddress.ts'

type Summary = ContentOverviewQuery['contentOverview'][number]

const sum = (summary: Summary, part: 'missing' | 'drafted' | 'outdated') =>
  summary.languages.reduce((total, language) => total + language[part], 0)

const counts: Record<Concern, (summary: Summary) => number> = {
  unpublished: ({ unpublished }) => unpublished,
  scheduled: ({ scheduled }) => scheduled,
  untranslated: (summary) => sum(summary, 'missing'),
  outdated: (summary) => sum(summary, 'outdated'),
  drafted: (summary) => sum(summary, 'drafted'),
  unsure: ({ unsure }) => unsure,
  unverified: ({ unverified }) => unverified,
}

/** Records are counted, but texts where a record can lack several: the list is then shorter than the number. */
const countOf = (concern: Concern, count: number) => {
  if (concern !== 'untranslated' && concern !== 'outdated' && concern !== 'drafted') return count
  return count === 1 ? '1 text' : `${count} texts`
}

/** What there is to do about the website, each with the way to it. */
export const ToLookAt = ({ summaries }: { summaries: Summary[] }) => {
  const rows = concernNames
    .map((concern) => ({
      concern,
      kinds: summaries.flatMap((summary) => {
        const count = counts[concern](summary)
        return count > 0 ? [{ kind: kindOf(summary.kind), count }] : []
      }),
    }))
    .filter(({ kinds }) => kinds.length > 0)
  if (rows.length === 0) return <Notice tone="success">Everything is published, translated and checked.</Notice>
  return (
    <Inset title="To look at">
      <Flex as="dl" direction="column" gap="3">
        {rows.map(({ concern, kinds }) => (
          <Flex key={concern} gap={{ base: '1', md: '4' }} direction={{ base: 'column', md: 'row' }}>
            <Text as="dt" fontWeight="semibold" flex={{ md: '0 0 12rem' }} pt={{ md: '1' }}>
              {concerns[concern].label}
            </Text>
            <Flex as="dd" gap="1.5" wrap="wrap">
              {kinds.map(({ kind, count }) => (
                <Button key={kind} asChild size="xs" borderRadius="full">
                  <Link to={websiteAddress({ kind, ...(kind !== 'facts' && { show: concern }) })}>
                    {kindLabels[kind].many}
                    <Box as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
                      {countOf(concern, count)}
                    </Box>
                  </Link>
                </Button>
              ))}
            </Flex>
          </Flex>
        ))}
      </Flex>
    </Inset>
  )
}
