import { failureOf } from '../ui/failure.ts'
import { attempted } from '../ui/reported.ts'
import { notify } from '../ui/toasts.tsx'
import { useUndo } from '../ui/useUndo.ts'
import type { AdjustmentInput } from './adjustment-form.ts'
import {
  useCreateNightAdjustmentMutation,
  useDeleteNightAdjustmentMutation,
  useRestoreNightAdjustmentMutation,
  useUpdateNightAdjustmentMutation,
} from './useAdjustments.generated.ts'

/** Changes of nights, each with its one way back. */
export const useAdjustments = (refresh: () => Promise<unknown>) => {
  const [create] = useCreateNightAdjustmentMutation()
  const [remove] = useDeleteNightAdjustmentMutation()
  const [restore] = useRestoreNightAdjustmentMutation()
  const [update] = useUpdateNightAdjustmentMutation()
  const { undo, wayBack } = useUndo(refresh)

  const putBack = (id: string) =>
    attempted('The change could not be put back', async () => {
      await restore({ variables: { id } })
      await refresh()
      notify({ tone: 'success', title: 'The change holds again' })
    })

  const takeBack = (id: string) =>
    attempted('The change could not be taken back', async () => {
      await remove({ variables: { id } })
      await refresh()
      notify({
        tone: 'success',
        title: 'The change was taken back',
        action: { label: 'Undo', onClick: () => void putBack(id) },
      })
    })

  /** @throws CONFLICT when it would not come out as it was seen */
  const apply = async (input: AdjustmentInput, seen: string, told: string) => {
    const { data } = await create({ variables: { input: { ...input, seen } } })
    const { id } = data!.createNightAdjustment
    await refresh()
    notify({ tone: 'success', title: told, action: { label: 'Undo', onClick: () => void takeBack(id) } })
  }

  /**
   * @param known the change with the version that is changed
   * @throws CONFLICT when somebody changed it since, or when it would not come out as it was seen
   */
  const change = async (known: { id: string; version: number }, input: AdjustmentInput, seen: string, told: string) => {
    try {
      const { data } = await update({ variables: { input: { ...known, ...input, seen } } })
      const saved = data!.updateNightAdjustment
      await refresh()
      // What was saved as it was has no way back.
      notify({ tone: 'success', title: told, ...(saved.version !== known.version && { action: wayBack(saved) }) })
    } catch (error) {
      if (failureOf(error).code !== 'BAD_USER_INPUT') await refresh()
      throw error
    }
  }

  return { apply, change, takeBack, undo }
}
