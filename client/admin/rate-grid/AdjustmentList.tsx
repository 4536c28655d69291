import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
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
            <Flex
              as="li"
              key={adjustment.id}
              gap="3"
              justify="space-between"
              align="center"
              wrap="wrap"
              py="3"
              borderTopWidth="1px"
              borderColor="border.muted"
            >
              <Box flex="1 1 16rem">
                <Text fontWeight="semibold">{about}</Text>
                <Text textStyle="sm" color="fg.muted">
                  {typesInWords(adjustment.roomTypeIds, types)} · {adjustment.createdBy ?? 'Made'}{' '}
                  {formatDay(adjustment.createdAt)}
                </Text>
              </Box>
              {canTakeBack && (
                <Button
                  size="sm"
                  variant="ghost"
                  colorPalette="red"
                  onClick={() => void onTakeBack(adjustment.id)}
                  aria-label={`Take back ${about}`}
                >
                  Take back
                </Button>
              )}
            </Flex>
          )
        })}
      </Stack>
    )}
  </Box>
)
