import { DeskDialog } from '../ui/DeskDialog.tsx'
import type { AdjustmentInput } from './adjustment-form.ts'
import { AdjustmentForm } from './AdjustmentForm.tsx'
import { typesInWords, whenItHolds } from './adjustment-words.ts'
import type { AdjustmentRowFragment } from './RateGrid.generated.ts'

export type ChangeOfNights = (
  known: { id: string; version: number },
  input: AdjustmentInput,
  seen: string,
  told: string,
) => Promise<unknown>

interface ChangeAdjustmentDialogProps {
  /** As it is stored now; null while none is changed. */
  adjustment: AdjustmentRowFragment | null
  types: readonly { id: string; name: string }[]
  onChange: ChangeOfNights
  onClose: () => void
}

/** The form of a change of nights once more, filled in: what it would be is shown before it is. */
export const ChangeAdjustmentDialog = ({ adjustment, types, onChange, onClose }: ChangeAdjustmentDialogProps) => (
  <DeskDialog
    open={adjustment !== null}
    onClose={onClose}
    title="Edit a change of nights"
    description={
      adjustment &&
      `${typesInWords(adjustment.roomTypeIds, types)}, ${whenItHolds({ ...adjustment, daysOfWeek: [] })}. It keeps these room types and nights.`
    }
    size="xl"
  >
    {adjustment && (
      <AdjustmentForm
        chosen={{
          // One that was archived since has no nights to change.
          roomTypeIds: adjustment.roomTypeIds.filter((id) => types.some((type) => type.id === id)),
          firstNight: adjustment.firstNight,
          lastNight: adjustment.lastNight,
        }}
        stored={adjustment}
        nameOf={(id) => types.find((type) => type.id === id)?.name ?? ''}
        onApply={(input, seen, told, version) => onChange({ id: adjustment.id, version: version! }, input, seen, told)}
        onApplied={onClose}
      />
    )}
  </DeskDialog>
)
