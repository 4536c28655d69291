import { Flex, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { notify } from '../ui/toasts.tsx'
import { BackOnTheList } from './BackOnTheList.tsx'
import type { SubscriberFilePartsFragment } from './SubscriberDialog.generated.ts'
import { useSubscriberChanges } from './useSubscriberChanges.ts'

interface SubscriberActionsProps {
  file: SubscriberFilePartsFragment
  canChange: boolean
  onChanged: () => void
  /** Opens all that is held about the person. */
  onGuest: () => void
}

type Question = 'unsubscribe' | 'suppress'

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
}

/** What a guest may ask of the mailing list: to leave, to come back. A copy, or to be forgotten, is asked of all data. */
export const SubscriberActions = ({ file, canChange, onChanged, onGuest }: SubscriberActionsProps) => {
  const { can } = useViewer()
  const { setStatus } = useSubscriberChanges()
  const [asked, setAsked] = useState<Question | null>(null)
  const [isReturning, setReturning] = useState(false)
  const { id, status } = file.subscriber

  const run = async () => {
    await setStatus({ id, status: asked === 'suppress' ? 'SUPPRESSED' : 'UNSUBSCRIBED' })
    notify({ tone: 'success', title: asked === 'suppress' ? 'This address gets no mail again' : 'Unsubscribed' })
    onChanged()
  }

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
        {can('guests:manage') && (
          <Button size="sm" onClick={onGuest}>
            All data of this guest
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
