import { Box, Heading } from '@chakra-ui/react'
import { useState } from 'react'
import { RecordHistory } from '../ui/RecordHistory.tsx'
import { RemovableList } from '../ui/RemovableList.tsx'
import { RemovableRow } from '../ui/RemovableRow.tsx'
import { formatDay, hotelToday } from '../ui/time.ts'
import { typesInWords, whatItChanges, whenItHolds } from './adjustment-words.ts'
import { ChangeAdjustmentDialog, type ChangeOfNights } from './ChangeAdjustmentDialog.tsx'
import type { AdjustmentRowFragment } from './RateGrid.generated.ts'

interface AdjustmentListProps {
  adjustments: readonly AdjustmentRowFragment[]
  types: readonly { id: string; name: string }[]
  mayChange: boolean
  change: ChangeOfNights
  takeBack: (id: string) => Promise<unknown>
  /** Undoes one change of the history. */
  undo: (changeId: string) => Promise<unknown>
}

/** What was changed of the nights that are shown, the newest first. */
export const AdjustmentList = ({ adjustments, types, mayChange, change, takeBack, undo }: AdjustmentListProps) => {
  const [opened, setOpened] = useState<AdjustmentRowFragment | null>(null)
  // One that somebody takes back meanwhile stays as it was: what is typed is not lost, and saving it says so.
  const changing = opened && (adjustments.find(({ id }) => id === opened.id) ?? opened)
  return (
    <Box as="section" aria-labelledby="adjustments-title">
      <Heading as="h3" id="adjustments-title" textStyle="cardTitle" mb="2">
        Changes of these nights
      </Heading>
      <RemovableList
        ids={adjustments.map(({ id }) => id)}
        empty="None: every night follows from room types, rules and Little Hotelier."
      >
        {adjustments.map((adjustment) => {
          const about = `${whatItChanges(adjustment)}: ${whenItHolds(adjustment)}`
          return (
            <RemovableRow
              key={adjustment.id}
              title={about}
              detail={
                <>
                  {typesInWords(adjustment.roomTypeIds, types)} · {adjustment.createdBy ?? 'Made'}{' '}
                  {formatDay(adjustment.createdAt)}
                </>
              }
              foot={
                adjustment.version > 1 && (
                  <RecordHistory
                    subject={adjustment.id}
                    changedBy={adjustment.changedBy}
                    updatedAt={adjustment.updatedAt}
                    onUndo={mayChange ? undo : undefined}
                  />
                )
              }
              {...(mayChange && {
                // What is over cannot be sold otherwise.
                edit:
                  adjustment.lastNight >= hotelToday()
                    ? { of: `Change ${about}`, onPress: () => setOpened(adjustment) }
                    : undefined,
                remove: {
                  label: 'Take back',
                  of: `Take back ${about}`,
                  onPress: () => takeBack(adjustment.id),
                },
              })}
            />
          )
        })}
      </RemovableList>
      <ChangeAdjustmentDialog adjustment={changing} types={types} onChange={change} onClose={() => setOpened(null)} />
    </Box>
  )
}
