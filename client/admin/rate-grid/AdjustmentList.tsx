import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import { RemovableRow } from '../ui/RemovableRow.tsx'
import { formatDay } from '../ui/time.ts'
import { typesInWords, whatItChanges, whenItHolds } from './adjustment-words.ts'
import type { AdjustmentRowFragment } from './RateGrid.generated.ts'

interface AdjustmentListProps {
  adjustments: readonly AdjustmentRowFragment[]
  types: readonly { id: string; name: string }[]
  canTakeBack: boolean
  onTakeBack: (id: string) => Promise<unknown>
}

/** What was changed of the nights that are shown, the newest first. */
export const AdjustmentList = ({ adjustments, types, canTakeBack, onTakeBack }: AdjustmentListProps) => (
  <Box as="section" aria-labelledby="adjustments-title">
    <Heading as="h3" id="adjustments-title" textStyle="cardTitle" mb="2">
      Changes of these nights
    </Heading>
    {adjustments.length === 0 ? (
      <Text color="fg.muted">None: every night follows from room types, rules and Little Hotelier.</Text>
    ) : (
      <Stack as="ul" listStyleType="none" gap="0">
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
              {...(canTakeBack && {
                remove: {
                  label: 'Take back',
                  of: `Take back ${about}`,
                  onPress: () => void onTakeBack(adjustment.id),
                },
              })}
            />
          )
        })}
      </Stack>
    )}
  </Box>
)
