import { Button, Flex, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { DownloadIcon } from '../ui/icons.tsx'
import { saveFile } from '../ui/save-file.ts'
import { notify } from '../ui/toasts.tsx'
import { BackOnTheList } from './BackOnTheList.tsx'
import type { SubscriberFilePartsFragment } from './SubscriberDialog.generated.ts'
import { useSubscriberChanges } from './useSubscriberChanges.ts'

interface SubscriberActionsProps {
  file: SubscriberFilePartsFragment
  canChange: boolean
  onChanged: () => void
  onErased: () => void
}

type Question = 'unsubscribe' | 'suppress' | 'erase'

const questions: Record<Question, { title: string; description: string; confirm: string }> = {
  unsubscribe: {
    title: 'Take this person off the list?',
    description: 'No campaign goes to this address any more. The person can come back by signing up again.',
    confirm: 'Unsubscribe',
  },
  suppress: {
    title: 'Never write to this person again?',
    description: 'This is final: nobody can take it back, and an import does not either.',
    confirm: 'Never again',
  },
  erase: {
    title: 'Erase this person?',
    description:
      'The entry, its mails and its history are deleted for good. Only a hash of the address stays, so that an import does not bring it back.',
    confirm: 'Erase',
  },
}

/** What a guest may ask of the hotel: to leave, to come back, to get a copy, to be forgotten. */
export const SubscriberActions = ({ file, canChange, onChanged, onErased }: SubscriberActionsProps) => {
  const { setStatus, erase } = useSubscriberChanges()
  const [asked, setAsked] = useState<Question | null>(null)
  const [isReturning, setReturning] = useState(false)
  const { id, email, status } = file.subscriber

  const run = async () => {
    if (asked === 'erase') {
      await erase(id)
      notify({ tone: 'success', title: `${email} was erased` })
      return onErased()
    }
    await setStatus({ id, status: asked === 'suppress' ? 'SUPPRESSED' : 'UNSUBSCRIBED' })
    notify({ tone: 'success', title: asked === 'suppress' ? 'This address gets no mail again' : 'Unsubscribed' })
    onChanged()
  }
  const download = () =>
    saveFile(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }), `subscriber-${id}.json`)

  return (
    <Stack gap="5" borderTopWidth="1px" borderColor="border" pt="5">
      {isReturning && (
        <BackOnTheList
          id={id}
          onDone={() => {
            setReturning(false)
            onChanged()
          }}
          onCancel={() => setReturning(false)}
        />
      )}
      <Flex gap="3" wrap="wrap">
        <Button size="sm" onClick={download}>
          <DownloadIcon />
          Download everything
        </Button>
        {canChange && (status === 'ACTIVE' || status === 'PENDING') && (
          <Button size="sm" onClick={() => setAsked('unsubscribe')}>
            Unsubscribe
          </Button>
        )}
        {canChange && status !== 'ACTIVE' && status !== 'SUPPRESSED' && !isReturning && (
          <Button size="sm" onClick={() => setReturning(true)}>
            Put back on the list
          </Button>
        )}
        {canChange && status !== 'SUPPRESSED' && (
          <Button size="sm" colorPalette="red" onClick={() => setAsked('suppress')}>
            Never write again
          </Button>
        )}
        {canChange && (
          <Button size="sm" colorPalette="red" onClick={() => setAsked('erase')}>
            Erase this person
          </Button>
        )}
      </Flex>
      <ConfirmDialog
        open={asked !== null}
        {...questions[asked ?? 'unsubscribe']}
        onConfirm={run}
        onClose={() => setAsked(null)}
      />
    </Stack>
  )
}
