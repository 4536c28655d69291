import { Box, Heading } from '@chakra-ui/react'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { TrashIcon } from '../ui/icons.tsx'
import { RemovableList } from '../ui/RemovableList.tsx'
import { RemovableRow } from '../ui/RemovableRow.tsx'
import { attempted } from '../ui/reported.ts'
import { formatDay, formatMonth, formatStayDay, hotelToday } from '../ui/time.ts'
import { notify } from '../ui/toasts.tsx'
import type { BlockRowFragment } from './BlockRow.generated.ts'
import { reasonTitles } from './reason-titles.ts'
import { useCreateBlockMutation, useDeleteBlockMutation } from './useBlocks.generated.ts'

interface BlockListProps {
  /** YYYY-MM */
  month: string
  blocks: readonly BlockRowFragment[]
  canRemove: boolean
  onRemoved: () => Promise<unknown>
}

const nameOf = ({ room, rooms, roomType }: BlockRowFragment) =>
  room ? `Room ${room.roomNumber}` : `${rooms}\u00a0× ${roomType.name}`

const nightsOf = ({ firstNight, lastNight }: BlockRowFragment) =>
  firstNight === lastNight
    ? `night of ${formatStayDay(firstNight)}`
    : `nights of ${formatStayDay(firstNight)} to ${formatStayDay(lastNight)}`

const laterOf = (a: string, b: string) => (a > b ? a : b)

/** What keeps rooms off sale in the month that is shown. */
export const BlockList = ({ month, blocks, canRemove, onRemoved }: BlockListProps) => {
  const [remove] = useDeleteBlockMutation()
  const [create] = useCreateBlockMutation()
  const [asked, setAsked] = useState<BlockRowFragment | null>(null)

  const changed = (failure: string, task: () => Promise<unknown>) =>
    attempted(failure, async () => {
      await task()
      await onRemoved()
    })
  const putBack = ({ room, roomType, rooms, firstNight, lastNight, reason, note }: BlockRowFragment) =>
    changed('The block could not be brought back', () =>
      create({
        variables: {
          input: {
            ...(room ? { roomId: room.id } : { roomTypeId: roomType.id, rooms }),
            firstNight: laterOf(firstNight, hotelToday()),
            lastNight,
            reason,
            note,
          },
        },
      }),
    )
  const take = (block: BlockRowFragment) =>
    changed('The block could not be removed', async () => {
      const { data } = await remove({ variables: { id: block.id } })
      const stillClosed = data?.deleteBlock.stillClosed
      const isOver = block.lastNight < hotelToday()
      notify({
        tone: 'success',
        title:
          stillClosed || isOver ? `The block of ${nameOf(block)} was removed` : `${nameOf(block)} is on sale again`,
        ...(stillClosed && { description: stillClosed }),
        // The server alone holds rooms for a request.
        ...(!isOver && block.reason !== 'REQUEST' && { action: { label: 'Undo', onClick: () => void putBack(block) } }),
      })
    })

  return (
    <Box as="section" aria-labelledby="blocks-title">
      <Heading as="h3" id="blocks-title" textStyle="cardTitle" mb="2">
        Blocks in {formatMonth(month)}
      </Heading>
      <RemovableList
        ids={blocks.map(({ id }) => id)}
        empty={`No room of this type is blocked in ${formatMonth(month)}.`}
      >
        {blocks.map((block) => {
          const title = `${nameOf(block)}, ${nightsOf(block)}`
          return (
            <RemovableRow
              key={block.id}
              title={title}
              detail={
                <>
                  {reasonTitles[block.reason]}
                  {block.note && `: ${block.note}`} · {block.createdBy ?? 'Entered'} {formatDay(block.createdAt)}
                </>
              }
              {...(canRemove && {
                remove: {
                  label: (
                    <>
                      <TrashIcon />
                      Remove
                    </>
                  ),
                  of: `Remove the block of ${title}`,
                  onPress: () => (block.reason === 'REQUEST' ? setAsked(block) : take(block)),
                },
              })}
            />
          )
        })}
      </RemovableList>
      <ConfirmDialog
        open={asked !== null}
        title={asked ? `Remove the block of ${nameOf(asked)}?` : ''}
        description={`It holds the ${asked ? nightsOf(asked) : ''} for the inquiry ${asked?.note ?? 'of a guest'}, and nobody tells the guest. Once it is removed somebody else can have the room. This cannot be undone.`}
        confirm="Remove"
        onConfirmed={() => take(asked!)}
        onClose={() => setAsked(null)}
      />
    </Box>
  )
}
