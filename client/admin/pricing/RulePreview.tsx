import { Box, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { failureOf } from '../ui/failure.ts'
import { Notice } from '../ui/Notice.tsx'
import { usePreviousData } from '../ui/usePreviousData.ts'
import { useDebounced } from '../ui/useDebounced.ts'
import { ChangedNights } from './ChangedNights.tsx'
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

const setBy = ({ beforeRule, beforeSource }: Change) => `Now by: ${beforeRule ?? priceSourceNames[beforeSource]}`

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
    <Box aria-busy={result.loading}>
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
      {preview.nights.length > 0 && (
        <ChangedNights
          nights={preview.nights.map((change) => ({ ...change, id: change.date, about: setBy(change) }))}
        />
      )}
    </Box>
  )
}
