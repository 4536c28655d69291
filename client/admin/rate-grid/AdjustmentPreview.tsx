import { Box, Skeleton, Text } from '@chakra-ui/react'
import { ChangedNights } from '../pricing/ChangedNights.tsx'
import { nightsInWords } from '../night-grid/nights-in-words.ts'
import type { AdjustmentPreviewQuery } from './useAdjustments.generated.ts'

export type Preview = AdjustmentPreviewQuery['nightAdjustmentPreview']
type Change = Preview['nights'][number]

const summary = ({ nights, unchanged }: Preview) =>
  [
    nights.length > 0 ? `${nightsInWords(nights.length)} would change` : 'No night would change',
    unchanged > 0 && `${nightsInWords(unchanged)} would stay`,
  ]
    .filter(Boolean)
    .join(', ')

/** How many nights of the list have a price of the hotel's own system, which would not hear of the change. */
const countFromPms = ({ nights }: Preview) =>
  nights.filter(({ beforeSource, before, after }) => beforeSource === 'PMS' && before !== after).length

const Stay = ({ minStayBefore, minStayAfter, closes, opens }: Change) => (
  <>
    {minStayBefore !== minStayAfter && (
      <Text as="span" display="block">
        at least {minStayBefore ?? 1} → {nightsInWords(minStayAfter ?? 1)}
      </Text>
    )}
    {closes && (
      <Text as="span" display="block" color="red.fg">
        no longer sold
      </Text>
    )}
    {opens && (
      <Text as="span" display="block" color="green.fg">
        sold again
      </Text>
    )}
  </>
)

interface AdjustmentPreviewProps {
  preview: Preview | undefined
  isStale: boolean
  nameOf: (roomTypeId: string) => string
}

/** Every night that would be sold otherwise, as the server works it out. */
export const AdjustmentPreview = ({ preview, isStale, nameOf }: AdjustmentPreviewProps) => {
  if (!preview) return <Skeleton height="16" />
  const fromPms = countFromPms(preview)
  return (
    <Box aria-busy={isStale}>
      <Text as="output" display="block" fontWeight="semibold" mb="2">
        {summary(preview)}
      </Text>
      {fromPms > 0 && (
        <Text textStyle="sm" color="fg.warning" mb="2">
          {nightsInWords(fromPms)} {fromPms === 1 ? 'has a price' : 'have prices'} from Little Hotelier: the website
          then shows yours, and Little Hotelier keeps its own.
        </Text>
      )}
      {preview.nights.length > 0 && (
        <ChangedNights
          nights={preview.nights.map((change) => ({
            ...change,
            id: `${change.roomTypeId} ${change.date}`,
            about: nameOf(change.roomTypeId),
            more: <Stay {...change} />,
          }))}
        />
      )}
    </Box>
  )
}
