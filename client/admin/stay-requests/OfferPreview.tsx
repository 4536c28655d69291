import { Skeleton, Text } from '@chakra-ui/react'
import { failureOf } from '../ui/failure.ts'
import { formatCents } from '../ui/money.ts'
import { Notice } from '../ui/Notice.tsx'
import { useDebounced } from '../ui/useDebounced.ts'
import { freeText } from './labels.ts'
import {
  useOfferPreviewQuery,
  type OfferPreviewQuery,
  type OfferPreviewQueryVariables,
} from './OfferPreview.generated.ts'

const pauseMs = 400

type Preview = OfferPreviewQuery['stayOfferPreview'][number]

const inWords = (present: Preview, index: number, count: number) => {
  const room = count > 1 ? `Room ${index + 1} of ${count}: ` : ''
  return `${room}${present ? `${formatCents(present.total)} with taxes. ` : ''}${freeText(present)}`
}

interface OfferPreviewProps {
  /** Null while it is no offer yet. */
  input: OfferPreviewQueryVariables['input'] | null
}

/** What would be offered, with its price and whether it is free, before anybody is told of it. */
export const OfferPreview = ({ input }: OfferPreviewProps) => {
  const settled = useDebounced(input, pauseMs)
  const result = useOfferPreviewQuery({
    variables: { input: settled ?? { id: '' } },
    skip: !settled,
    fetchPolicy: 'no-cache',
  })
  if (!input) return <Text color="fg.muted">With a room and both dates the price stands here.</Text>
  // A price is that of what is typed, never of what was typed before.
  const isSettled = JSON.stringify(settled) === JSON.stringify(input)
  if (isSettled && result.error) return <Notice tone="warning">{failureOf(result.error).message}</Notice>
  if (!isSettled || !result.data) return <Skeleton height="6" />
  const stays = result.data.stayOfferPreview
  return (
    <Text as="output" display="block" whiteSpace="pre-line">
      {stays.map((present, index) => inWords(present, index, stays.length)).join('\n')}
    </Text>
  )
}
