import { Badge, Box, Heading, IconButton, Skeleton, Stack, Text } from '@chakra-ui/react'
import { failureOf } from '../ui/failure.ts'
import { Facts } from '../ui/Facts.tsx'
import { CloseIcon } from '../ui/icons.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { formatDollars } from '../ui/money.ts'
import { formatStayDay } from '../ui/time.ts'
import { usePreviousData } from '../ui/usePreviousData.ts'
import { priceSourceNames } from './price-sources.ts'
import { usePriceStudioNightQuery, type PriceStudioNightQuery } from './PriceStudio.generated.ts'
import { nightsOfWeek } from '../ui/weekdays.ts'

type Verdict = PriceStudioNightQuery['priceExplanation']['rules'][number]

const RuleVerdict = ({ wins, reason, rule }: Verdict) => (
  <Box
    as="li"
    borderWidth="1px"
    borderColor={wins ? 'green.border' : 'border'}
    bg={wins ? 'green.subtle' : 'bg.panel'}
    borderRadius="l2"
    px="3.5"
    py="2.5"
  >
    <Text fontWeight="semibold">
      {rule.name} · {formatDollars(rule.price)} {wins && <Badge colorPalette="green">Wins</Badge>}
    </Text>
    <Text textStyle="sm">{reason}</Text>
    <Text textStyle="sm" color="fg.muted">
      Priority {rule.priority}, {formatStayDay(rule.startDate)} to {formatStayDay(rule.endDate)},{' '}
      {nightsOfWeek(rule.daysOfWeek).toLowerCase()}
      {!rule.active && ', inactive'}
    </Text>
  </Box>
)

type Minimum = Pick<PriceStudioNightQuery['priceExplanation'], 'minStay' | 'usualMinStay'>

const minimumInWords = ({ minStay, usualMinStay }: Minimum) =>
  usualMinStay == null ? minStay : `${minStay}, as it opens a gap; otherwise ${usualMinStay}`

interface NightExplainedProps {
  roomTypeId: string
  night: string
  /** Puts the card away, where it stands above the months. */
  onClose: () => void
}

/** One night: its price, what set it, and how each rule about it fared. */
export const NightExplained = ({ roomTypeId, night, onClose }: NightExplainedProps) => {
  const result = usePriceStudioNightQuery({ variables: { roomTypeId, night } })
  const { data } = usePreviousData(result, `${roomTypeId} ${night}`)
  const explained = data?.priceExplanation
  return (
    <Stack
      as="section"
      aria-label="The chosen night"
      position="relative"
      gap="3"
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      p="5"
    >
      <IconButton
        hideFrom="xl"
        aria-label="Close"
        variant="ghost"
        size="sm"
        position="absolute"
        top="2"
        insetEnd="2"
        onClick={onClose}
      >
        <CloseIcon />
      </IconButton>
      {result.error && (
        <LoadFailure
          what="this night"
          failure={failureOf(result.error)}
          onRetry={() => void result.refetch().catch(() => undefined)}
        />
      )}
      {!explained && !result.error && <Skeleton height="32" />}
      {explained && (
        <>
          <Box as="output" display="block">
            <Heading as="h3" textStyle="cardTitle" pe={{ base: '10', xl: '0' }}>
              {formatStayDay(explained.date)}
            </Heading>
            <Text fontSize="2xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
              {formatDollars(explained.price)}
            </Text>
            <Text>{explained.reason}</Text>
          </Box>
          <Facts
            facts={[
              ['Set by', priceSourceNames[explained.source]],
              ['Minimum stay', minimumInWords(explained)],
              ['Maximum stay', explained.maxStay],
              ['Rooms free', explained.free],
            ]}
          />
          {explained.isApproximate && (
            <Text textStyle="sm" color="fg.warning">
              The property management system has been silent for over 26 hours: guests see “from” and “call to confirm”.
            </Text>
          )}
          <Heading as="h4" textStyle="eyebrow" color="fg.muted" mt="2">
            Rules about this night
          </Heading>
          {explained.rules.length === 0 ? (
            <Text color="fg.muted" textStyle="sm">
              None.
            </Text>
          ) : (
            <Stack as="ol" listStyleType="none" gap="2">
              {explained.rules.map((verdict) => (
                <RuleVerdict key={verdict.rule.id} {...verdict} />
              ))}
            </Stack>
          )}
        </>
      )}
    </Stack>
  )
}
