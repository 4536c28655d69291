import { nightsInWords } from '../night-grid/nights-in-words.ts'
import { attempted } from '../ui/reported.ts'
import { notify } from '../ui/toasts.tsx'
import {
  useBlockRoomsMutation,
  useDeleteBlocksMutation,
  useFreeRoomsMutation,
  useRestoreBlocksMutation,
  type BlockRoomsMutationVariables,
  type FreeRoomsMutationVariables,
} from './useRoomBlocks.generated.ts'

/**
 * Blocks of several rooms, made and taken away together, each with its one way back.
 * @param refresh asks for the grid again
 */
export const useRoomBlocks = (refresh: () => Promise<unknown>) => {
  const [make] = useBlockRoomsMutation()
  const [remove] = useDeleteBlocksMutation()
  const [open] = useFreeRoomsMutation()
  const [restore] = useRestoreBlocksMutation()

  const takeAway = (ids: string[], rooms: string) =>
    attempted('The blocks could not be taken away', async () => {
      const { data } = await remove({ variables: { ids } })
      await refresh()
      const { stillClosed } = data!.deleteBlocks
      notify({
        tone: 'success',
        title: `${rooms} no longer blocked`,
        ...(stillClosed && { description: stillClosed }),
      })
    })

  const putBack = (id: string) =>
    attempted('The blocks could not be brought back', async () => {
      await restore({ variables: { id } })
      await refresh()
      notify({ tone: 'success', title: 'The blocks are as they were' })
    })

  /** @param rooms in words */
  const block = async (input: BlockRoomsMutationVariables['input'], rooms: string) => {
    const { data } = await make({ variables: { input } })
    const ids = data!.blockRooms.blocks.map(({ id }) => id)
    await refresh()
    notify({
      tone: 'success',
      title: `${rooms} blocked`,
      action: { label: 'Undo', onClick: () => void takeAway(ids, rooms) },
    })
  }

  /** @param rooms in words */
  const free = (input: FreeRoomsMutationVariables['input'], rooms: string) =>
    attempted('Nothing was freed', async () => {
      const { data } = await open({ variables: { input } })
      const { id, nights, stillClosed } = data!.freeRooms
      await refresh()
      notify({
        tone: 'success',
        title: `${rooms}: ${nightsInWords(nights)} freed`,
        ...(stillClosed && { description: stillClosed }),
        action: { label: 'Undo', onClick: () => void putBack(id) },
      })
    })

  return { block, free }
}
