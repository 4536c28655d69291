import { Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FillsGapsField } from '../pricing/FillsGapsField.tsx'
import { CheckField } from '../ui/CheckField.tsx'
import { failureOf } from '../ui/failure.ts'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import { ConflictNotice } from '../ui/ConflictNotice.tsx'
import { Form } from '../ui/Form.tsx'
import { Notice } from '../ui/Notice.tsx'
import { rereadOnConflict } from '../ui/reread-on-conflict.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useDebounced } from '../ui/useDebounced.ts'
import { useForm } from '../ui/useForm.ts'
import { usePreviousData } from '../ui/usePreviousData.ts'
import { WeekdayChoice } from '../ui/WeekdayChoice.tsx'
import {
  adjustmentDraft,
  adjustmentFormSchema,
  adjustmentInput,
  newAdjustment,
  priceWays,
  type AdjustmentInput,
  type ChosenNights,
  type PriceWay,
} from './adjustment-form.ts'
import { AdjustmentPreview, type Preview } from './AdjustmentPreview.tsx'
import { nightsInWords } from '../night-grid/nights-in-words.ts'
import type { AdjustmentRowFragment } from './RateGrid.generated.ts'
import { useAdjustmentPreviewQuery } from './useAdjustments.generated.ts'

interface AdjustmentFormProps {
  chosen: ChosenNights
  /** The change that is changed, as it is stored now; a new one where there is none. */
  stored?: AdjustmentRowFragment
  nameOf: (roomTypeId: string) => string
  /** @param version of the change that is changed */
  onApply: (input: AdjustmentInput, seen: string, told: string, version: number | undefined) => Promise<unknown>
  onApplied: () => void
}

const pauseMs = 400

const ways = (Object.keys(priceWays) as PriceWay[]).map((value) => ({ value, label: priceWays[value] }))

/** One change of the chosen nights, applied as it was shown. */
export const AdjustmentForm = ({ chosen, stored, nameOf, onApply, onApplied }: AdjustmentFormProps) => {
  const schema = adjustmentFormSchema(chosen, stored?.firstNight)
  const draft = stored ? adjustmentDraft(stored) : newAdjustment
  /** The version that was read. */
  const [known, setKnown] = useState(stored?.version)
  /** What stands under the form when Apply is pressed. */
  const shown = useRef<{ preview: Preview; again: () => Promise<unknown> }>(null)
  const form = useForm(
    schema,
    draft,
    async (typed) => {
      const { preview: seen, again } = shown.current!
      const told = seen.nights.length > 0 ? `${nightsInWords(seen.nights.length)} changed` : 'The change was saved'
      await rereadOnConflict(again, () => onApply(adjustmentInput(chosen, typed), seen.seen, told, known))
      onApplied()
    },
    null,
  )
  const { values, field } = form
  const settled = useDebounced(values, pauseMs)
  const isReady = schema.safeParse(settled).success
  const result = useAdjustmentPreviewQuery({
    variables: { input: { ...adjustmentInput(chosen, settled), ...(stored && { id: stored.id }) } },
    skip: !isReady,
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  })
  const { data } = usePreviousData(isReady ? result : { loading: false })
  const preview = data?.nightAdjustmentPreview
  useEffect(() => {
    shown.current = preview ? { preview, again: result.refetch } : null
  })
  const isStale = result.loading || JSON.stringify(values) !== JSON.stringify(settled)
  // What changes no night today, such as a gap that may be filled, can hold of a change all the same.
  const isOther = stored !== undefined && JSON.stringify(values) !== JSON.stringify(draft)
  const canApply =
    isReady && !isStale && !result.error && preview !== undefined && (preview.nights.length > 0 || isOther)
  const isOvertaken = form.problem?.code === 'CONFLICT' && stored?.version !== known

  return (
    <Form
      onSubmit={form.submit}
      problem={form.problem}
      notice={
        isOvertaken && (
          <ConflictNotice
            message={form.problem!.message}
            changes={[]}
            onTakeTheirs={() => {
              setKnown(stored?.version)
              form.reset()
            }}
            onKeepMine={(event) => {
              // Sent by the form that knows of it, in which this button is gone.
              const sent = event.currentTarget.form
              flushSync(() => setKnown(stored?.version))
              sent?.requestSubmit()
            }}
          />
        )
      }
    >
      <FieldGrid least="11rem">
        <SelectField label="Price" {...field('way')} options={ways} />
        {values.way !== 'leave' && (
          <TextField
            label={values.way === 'set' ? 'Price of a night' : values.way.endsWith('percent') ? 'Per cent' : 'Dollars'}
            {...field('by')}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
        <TextField label="Minimum stay (optional)" {...field('minStay')} inputMode="numeric" autoComplete="off" />
      </FieldGrid>
      {values.minStay !== '' && <FillsGapsField {...field('fillsGaps')} />}
      <WeekdayChoice
        label="Only on these nights of the week"
        {...field('daysOfWeek')}
        help="None chosen means every night. Friday is the night from Friday to Saturday."
      />
      <CheckField label="Stop the sale of these nights" {...field('stopSell')} colorPalette="coral" minHeight="8" />
      {!isReady && (
        <Text color="fg.muted" textStyle="sm">
          With a figure filled in, every night that changes stands here before you apply it.
        </Text>
      )}
      {isReady && result.error && <Notice tone="warning">{failureOf(result.error).message}</Notice>}
      {isReady && !result.error && <AdjustmentPreview preview={preview} isStale={isStale} nameOf={nameOf} />}
      <SubmitButton busy={form.busy} doing="Applying" disabled={!canApply}>
        Apply
      </SubmitButton>
    </Form>
  )
}
