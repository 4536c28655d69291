import { Box, Skeleton, Stack, Table, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { failureOf } from '../ui/failure.ts'
import { formatDollars } from '../ui/money.ts'
import { Notice } from '../ui/Notice.tsx'
import { formatStayDay } from '../ui/time.ts'
import { usePreviousData } from '../ui/usePreviousData.ts'
import { useDebounced } from '../ui/useDebounced.ts'
import { pricingRuleFormSchema, pricingRuleInput, type PricingRuleDraft } from './pricing-rule-form.ts'
import { priceSourceNames } from './price-sources.ts'
import { UnchangedNights } from './UnchangedNights.tsx'
import { useRulePreviewQuery, type RulePreviewQuery } from './RulePreview.generated.ts'

interface RulePreviewProps {
  values: PricingRuleDraft
  /** The rule that is edited. */
  id?: string
  /** Changes what is typed, where the preview offers it. */
  onMend: (mended: Partial<PricingRuleDraft>) => void
}

type Change = RulePreviewQuery['pricingRulePreview']['nights'][number]

const pauseMs = 400
/** A name to ask with while none is typed: the preview does not depend on it. */
const anyName = 'New rule'

const nights = (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`

const summary = ({ nights: changed, otherStays, unchanged }: RulePreviewQuery['pricingRulePreview']) =>
  [
    changed.length > 0 ? `${nights(changed.length)} would change` : 'No night would change its price',
    otherStays > 0 && `${nights(otherStays)} would have another shortest or longest stay`,
    unchanged > 0 && `${nights(unchanged)} would stay`,
  ]
    .filter(Boolean)
    .join(', ')

const setBy = ({ beforeRule, beforeSource }: Change) => beforeRule ?? priceSourceNames[beforeSource]

const ChangedNights = ({ changes }: { changes: Change[] }) => (
  <Box
    maxHeight="19rem"
    overflow="auto"
    borderWidth="1px"
    borderColor="border"
    borderRadius="l2"
    tabIndex={0}
    role="region"
    aria-label="Nights that change"
  >
    <Table.Root size="sm" stickyHeader>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>Night</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">Now</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">Then</Table.ColumnHeader>
          <Table.ColumnHeader hideBelow="md">Set now by</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body fontVariantNumeric="tabular-nums">
        {changes.map((change) => {
          const { date, before, after } = change
          return (
            <Table.Row key={date}>
              <Table.Cell whiteSpace={{ md: 'nowrap' }}>
                {formatStayDay(date)}
                <Text hideFrom="md" color="fg.muted">
                  {setBy(change)}
                </Text>
              </Table.Cell>
              <Table.Cell textAlign="end">{formatDollars(before)}</Table.Cell>
              <Table.Cell
                textAlign="end"
                whiteSpace="nowrap"
                fontWeight="semibold"
                color={after > before ? 'green.fg' : 'coral.fg'}
              >
                {formatDollars(after)} {after > before ? '▲' : '▼'}
              </Table.Cell>
              <Table.Cell hideBelow="md">{setBy(change)}</Table.Cell>
            </Table.Row>
          )
        })}
      </Table.Body>
    </Table.Root>
  </Box>
)

/** The exact nights that would have another price if the rule were saved as it stands. */
export const RulePreview = ({ values, id, onMend }: RulePreviewProps) => {
  const output = useRef<HTMLParagraphElement>(null)
  const settled = useDebounced({ ...values, name: anyName }, pauseMs)
  const isReady = pricingRuleFormSchema(settled.startDate).safeParse(settled).success
  const result = useRulePreviewQuery({
    variables: { input: { ...pricingRuleInput(settled), id } },
    skip: !isReady,
    fetchPolicy: 'no-cache',
  })
  const { data } = usePreviousData(isReady ? result : { loading: false })
  const preview = data?.pricingRulePreview

  if (!isReady)
    return (
      <Text color="fg.muted" textStyle="sm">
        With dates and a price filled in, the nights that change stand here before you save.
      </Text>
    )
  if (result.error) return <Notice tone="warning">{failureOf(result.error).message}</Notice>
  if (!preview) return <Skeleton height="16" />
  const isIdle = preview.nights.length + preview.otherStays === 0
  return (
    <Box opacity={result.loading ? 0.6 : 1} aria-busy={result.loading}>
      <Text as="output" ref={output} tabIndex={-1} display="block" fontWeight="semibold" mb="2">
        {summary(preview)}
      </Text>
      {preview.unchangedBecause.length > 0 && (
        <Stack gap="2" mb="3">
          {preview.unchangedBecause.map((because) => (
            <UnchangedNights
              key={`${because.reason} ${because.ruleName}`}
              because={because}
              isAll={isIdle && preview.unchangedBecause.length === 1}
              isIdle={isIdle}
              values={values}
              onMend={(mended) => {
                onMend(mended)
                // The button goes away with its reason; what follows from pressing it is told here.
                output.current?.focus()
              }}
            />
          ))}
        </Stack>
      )}
      {preview.nights.length > 0 && <ChangedNights changes={preview.nights} />}
    </Box>
  )
}
