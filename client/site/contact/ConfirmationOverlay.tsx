import { chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef } from 'react'
import { useModal } from '#client/ui/useModal.ts'
import type { ContactSectionFragment } from './ContactSection.generated.ts'
import { ConfirmationCard } from './ConfirmationCard.tsx'
import type { SentInquiry } from './useInquiryForm.ts'

interface ConfirmationOverlayProps {
  hotel: ContactSectionFragment
  sent: SentInquiry
  /** Called when the overlay has to go, after its time or at a tap or Esc. */
  onDone: () => void
}

const shownMilliseconds = 4_000
const fade = '320ms'

/**
 * Thanks the guest for four seconds, before the page, which keeps still meanwhile. The reference also stays at the form,
 * for those who read slowly.
 */
export const ConfirmationOverlay = ({ hotel, sent, onDone }: ConfirmationOverlayProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const keepFocus = useModal(dialog)
  const id = useId()

  useEffect(() => {
    const timer = setTimeout(onDone, shownMilliseconds)
    return () => clearTimeout(timer)
    // onDone only ever takes the overlay away.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onKeyDown={keepFocus}
      onClick={onDone}
      onClose={onDone}
      position="fixed"
      inset="0"
      width="100%"
      height="100%"
      maxWidth="none"
      maxHeight="none"
      margin="0"
      border="none"
      display="grid"
      placeItems="center"
      padding="1.25rem"
      color="ink"
      background="rgba(14, 70, 86, 0.82)"
      animation={`appear ${fade} both, vanish ${fade} calc(${shownMilliseconds}ms - ${fade}) forwards`}
      css={{ '&::backdrop': { background: 'transparent' } }}
    >
      <ConfirmationCard id={id} hotel={hotel} sent={sent} />
    </chakra.dialog>
  )
}
