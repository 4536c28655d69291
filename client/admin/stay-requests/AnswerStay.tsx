import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { failureOf } from '../ui/failure.ts'
import { notify } from '../ui/toasts.tsx'
import { CounterOfferForm } from './CounterOfferForm.tsx'
import type { StayRequestPanelFragment, StayRequestPanelQuery } from './StayRequestPanel.generated.ts'
import { useStayAnswers } from './useStayAnswers.ts'

interface AnswerStayProps {
  request: StayRequestPanelFragment
  roomTypes: StayRequestPanelQuery['roomTypes']
}

/** Offer, other nights, or decline: the guest is written to at once, in the guest's language. */
export const AnswerStay = ({ request, roomTypes }: AnswerStayProps) => {
  const answers = useStayAnswers()
  const [busy, setBusy] = useState(false)
  const [task, setTask] = useState<'counter' | 'decline' | null>(null)
  const stop = () => setTask(null)
  const { id, state, isFree, rooms } = request
  const isSingle = rooms.length === 1
  const canOffer = state !== 'OFFERED'
  const canDecline = state === 'ASKED' || state === 'OFFERED' || state === 'EXPIRED'
  const offer = async () => {
    setBusy(true)
    try {
      await answers.offer({ id }, rooms.length)
    } catch (error) {
      notify({ tone: 'error', title: 'Nothing was offered', description: failureOf(error).message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Flex gap="3" wrap="wrap">
      {canOffer && (
        <>
          <Button
            size="sm"
            variant="solid"
            colorPalette="coral"
            disabled={!isFree}
            loading={busy}
            loadingText="Sending"
            onClick={offer}
          >
            {isSingle ? 'Offer this stay' : 'Offer all rooms'}
          </Button>
          <Button size="sm" onClick={() => setTask('counter')}>
            Offer other nights
          </Button>
        </>
      )}
      {canDecline && (
        <Button size="sm" onClick={() => setTask('decline')}>
          Decline
        </Button>
      )}
      <DeskDialog
        open={task === 'counter'}
        onClose={stop}
        title="Offer other nights"
        description={`The guest gets a mail with the price as it is now, and ${isSingle ? 'a room is' : 'all rooms are'} held until the hour stated there.`}
      >
        <CounterOfferForm request={request} roomTypes={roomTypes} onClose={stop} />
      </DeskDialog>
      <ConfirmDialog
        open={task === 'decline'}
        title="Decline this request?"
        description="The guest gets a mail with the nearest stays that are free. What is held is free again."
        confirm="Decline"
        onConfirm={() => answers.decline(id)}
        onClose={stop}
      />
    </Flex>
  )
}
