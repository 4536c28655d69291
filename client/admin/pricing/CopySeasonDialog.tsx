import { useEffect, useRef, useState } from 'react'
import { copySeasonSchema, seasonSchema } from '#graphql/inputs/season.ts'
import { addDays } from '#graphql/stay-dates.ts'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { failureOf } from '../ui/failure.ts'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import { Form } from '../ui/Form.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { TextField } from '../ui/TextField.tsx'
import { hotelToday } from '../ui/time.ts'
import { useForm } from '../ui/useForm.ts'
import { usePreviousData } from '../ui/usePreviousData.ts'
import { useSeasonCopyPreviewQuery } from './CopySeason.generated.ts'
import { SeasonRules } from './SeasonRules.tsx'
import { rulesInWords, useCopySeason } from './useCopySeason.ts'

interface CopySeasonDialogProps {
  open: boolean
  onClose: () => void
  nameOf: (roomTypeId: string) => string
}

/** What began in the past year is what the next year lacks. */
const pastYear = () => ({ firstNight: addDays(hotelToday(), -364), lastNight: hotelToday(), ruleIds: [] as string[] })

const CopySeasonForm = ({ onClose, nameOf }: Omit<CopySeasonDialogProps, 'open'>) => {
  const copySeason = useCopySeason()
  const look = useRef<() => Promise<unknown>>(async () => undefined)
  const form = useForm(
    copySeasonSchema,
    pastYear(),
    async (season) => {
      try {
        await copySeason(season)
      } catch (error) {
        // Whether it was done all the same, or by somebody else, is seen by the rules that are there already.
        await look.current().catch(() => undefined)
        throw error
      }
      onClose()
    },
    null,
  )
  const { firstNight, lastNight, ruleIds } = form.values
  const isReady = seasonSchema.safeParse(form.values).success
  const result = useSeasonCopyPreviewQuery({
    variables: { input: { firstNight, lastNight } },
    skip: !isReady,
    fetchPolicy: 'no-cache',
  })
  const { data } = usePreviousData(isReady ? result : { loading: false })
  const copies = data?.seasonCopyPreview
  useEffect(() => {
    look.current = result.refetch
  })

  // Of each season that is looked at, every rule that can be copied is chosen at first; what was left out stays so.
  const season = `${firstNight} ${lastNight}`
  const [seen, setSeen] = useState<{ season: string; copies: typeof copies }>()
  if (copies && copies !== seen?.copies) {
    setSeen({ season, copies })
    const possible = copies.filter(({ problem }) => !problem).map(({ rule }) => rule.id)
    form.set('ruleIds', season === seen?.season ? possible.filter((id) => ruleIds.includes(id)) : possible)
  }

  return (
    <Form
      onSubmit={form.submit}
      problem={form.problem}
      notice={
        form.problem?.code === 'NETWORK' && (
          <Notice tone="error">
            No answer came, so it is not known whether anything was copied. A rule that was copied says below that it is
            there already; the others can be copied again.
          </Notice>
        )
      }
    >
      <FieldGrid>
        <TextField label="First night" {...form.field('firstNight')} type="date" aria-required />
        <TextField label="Last night" {...form.field('lastNight')} type="date" aria-required min={firstNight} />
      </FieldGrid>
      {result.error && (
        <LoadFailure
          what="the rules of the season"
          failure={failureOf(result.error)}
          onRetry={() => void result.refetch().catch(() => undefined)}
        />
      )}
      {form.complaints['ruleIds'] && <Notice tone="error">{form.complaints['ruleIds']}</Notice>}
      {isReady && !result.error && (
        <SeasonRules copies={copies} chosen={ruleIds} onChange={(next) => form.set('ruleIds', next)} nameOf={nameOf} />
      )}
      <SubmitButton
        busy={form.busy}
        doing="Copying"
        disabled={!isReady || result.loading || ruleIds.length === 0}
        alignSelf="start"
      >
        {ruleIds.length === 0 ? 'Copy' : `Copy ${rulesInWords(ruleIds.length)}`}
      </SubmitButton>
    </Form>
  )
}

/** The rules that begin in a season are made again for the next year, once they were looked at. */
export const CopySeasonDialog = ({ open, ...form }: CopySeasonDialogProps) => (
  <DeskDialog
    open={open}
    onClose={form.onClose}
    size="xl"
    title="Copy a season to next year"
    description="Every rule that begins in these nights is made again 52 weeks later: a Friday stays a Friday. A holiday that keeps its date has to be moved by hand."
  >
    <CopySeasonForm {...form} />
  </DeskDialog>
)
