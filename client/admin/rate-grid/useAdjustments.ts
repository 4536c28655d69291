import { attempted } from '../ui/reported.ts'
import { notify } from '../ui/toasts.tsx'
import type { AdjustmentInput } from './adjustment-form.ts'
import {
  useCreateNightAdjustmentMutation,
  useDeleteNightAdjustmentMutation,
  useRestoreNightAdjustmentMutation,
} from './useAdjustments.generated.ts'

/** Changes of nights, each with its one way back. */
export const useAdjustments = (refresh: () => Promise<unknown>) => {
  const [create] = useCreateNightAdjustmentMutation()
  const [remove] = useDeleteNightAdjustmentMutation()
  const [restore] = useRestoreNightAdjustmentMutation()

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

  return { apply, takeBack }
}
