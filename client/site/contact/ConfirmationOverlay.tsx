import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import type { ContactSectionFragment } from './ContactSection.generated.ts'
import { ConfirmationCard } from './ConfirmationCard.tsx'
import type { SentInquiry } from './useInquiryForm.ts'

interface ConfirmationOverlayProps {
  hotel: ContactSectionFragment
  sent: SentInquiry | null
  /** Called when the overlay has gone, after its time or at a tap or Esc. */
  onDone: () => void
}

const shownMilliseconds = 4_000
const fade = '320ms'

/** Thanks the guest for four seconds. The reference also stays at the form, for those who read slowly. */
export const ConfirmationOverlay = ({ hotel, sent, onDone }: ConfirmationOverlayProps) => {
  useEffect(() => {
    if (!sent) return undefined
    const timer = setTimeout(onDone, shownMilliseconds)
    const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && onDone()
    document.addEventListener('keydown', dismiss)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', dismiss)
    }
    // A new inquiry is a new four seconds; onDone only ever clears it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sent])

  return (
    <div role="status">
      {sent && (
        <chakra.div
          onClick={onDone}
          position="fixed"
          inset="0"
          zIndex="overlay"
          display="grid"
          placeItems="center"
          padding="1.25rem"
          background="rgba(14, 70, 86, 0.82)"
          animation={`appear ${fade} both, vanish ${fade} calc(${shownMilliseconds}ms - ${fade}) forwards`}
        >
          <ConfirmationCard hotel={hotel} sent={sent} />
        </chakra.div>
      )}
    </div>
  )
}
