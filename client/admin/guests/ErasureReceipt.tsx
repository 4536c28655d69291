import { Flex, Heading, Stack } from '@chakra-ui/react'
import { useHotel } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { DownloadIcon } from '../ui/icons.tsx'
import { Notice } from '../ui/Notice.tsx'
import { saveFile } from '../ui/save-file.ts'
import { formatInstant } from '../ui/time.ts'
import { useFocusAtStart } from '../ui/useFocusAtStart.ts'
import { CountList } from './CountList.tsx'
import { keptNames, kindNames } from './labels.ts'
import type { ErasureReceiptPartsFragment } from './useGuestChanges.generated.ts'

interface ErasureReceiptProps {
  receipt: ErasureReceiptPartsFragment
  onKept: () => void
}

/** What was erased and what stays; the file may be sent to the guest, and nothing here remembers for whom it was. */
export const ErasureReceipt = ({ receipt, onKept }: ErasureReceiptProps) => {
  const hotel = useHotel()
  const start = useFocusAtStart<HTMLDivElement>()
  const removed = receipt.removed.map(({ kind, count }) => ({ name: kindNames[kind], count }))
  const kept = receipt.kept.map(({ kind, count }) => ({ name: keptNames[kind], count }))
  const download = () => {
    const content = JSON.stringify({ hotel: hotel.name, erasedAt: receipt.erasedAt, removed, kept }, null, 2)
    saveFile(new Blob([content], { type: 'application/json' }), `erasure-${receipt.erasedAt.slice(0, 10)}.json`)
  }
  return (
    <Stack ref={start} tabIndex={-1} outline="none" gap="5">
      <Notice tone="success">Erased, {formatInstant(receipt.erasedAt)}.</Notice>
      {removed.length > 0 && (
        <section>
          <Heading as="h3" textStyle="cardTitle" mb="2">
            Removed
          </Heading>
          <CountList of="Removed" counts={removed} />
        </section>
      )}
      <section>
        <Heading as="h3" textStyle="cardTitle" mb="2">
          What stays
        </Heading>
        <CountList of="What stays" counts={kept} />
      </section>
      <Flex gap="3" wrap="wrap">
        <Button onClick={download}>
          <DownloadIcon />
          Download the receipt
        </Button>
        <Button variant="solid" colorPalette="coral" onClick={onKept}>
          I have kept it
        </Button>
      </Flex>
    </Stack>
  )
}
