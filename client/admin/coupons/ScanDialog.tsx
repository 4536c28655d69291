import { chakra, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { couponCode } from '#graphql/inputs/coupon.ts'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useScanner } from './useScanner.ts'

const Camera = ({ onCode }: { onCode: (code: string) => void }) => {
  const [isForeign, setForeign] = useState(false)
  const { video, isRefused } = useScanner((text) => {
    const { data: code } = couponCode.safeParse(text)
    if (code) onCode(code)
    else setForeign(true)
  })
  if (isRefused)
    return (
      <Notice tone="error">The camera cannot be used. Allow it for this page in the browser, or type the code.</Notice>
    )
  return (
    <>
      <chakra.video
        ref={video}
        muted
        playsInline
        aria-label="Camera picture"
        width="full"
        aspectRatio="4 / 3"
        objectFit="cover"
        borderRadius="l2"
        bg="bg.emphasized"
      />
      <Text role="status" mt="3" color="fg.muted">
        {isForeign
          ? 'That QR code is not one of our coupons.'
          : 'Hold the QR code of the coupon in front of the camera.'}
      </Text>
    </>
  )
}

interface ScanDialogProps {
  open: boolean
  onCode: (code: string) => void
  onClose: () => void
}

/** The camera runs only while this is open. */
export const ScanDialog = ({ open, onCode, onClose }: ScanDialogProps) => (
  <DeskDialog open={open} onClose={onClose} title="Scan a coupon">
    <Camera onCode={onCode} />
  </DeskDialog>
)
