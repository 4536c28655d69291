import { Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { failureOf } from '../ui/failure.ts'
import { DownloadIcon } from '../ui/icons.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { notify } from '../ui/toasts.tsx'
import { useFocusAtStart } from '../ui/useFocusAtStart.ts'
import { CorrectGuestForm } from './CorrectGuestForm.tsx'
import { CountList } from './CountList.tsx'
import { EraseGuestForm } from './EraseGuestForm.tsx'
import { useGuestRecordsQuery, type GuestRecordsFragment } from './GuestRecords.generated.ts'
import { kindNames } from './labels.ts'
import { RecordSections } from './RecordSections.tsx'
import type { ErasureReceiptPartsFragment } from './useGuestChanges.generated.ts'
import { useGuestChanges } from './useGuestChanges.ts'

interface GuestRecordsProps {
  email: string
  /** Gets the address that the guest has now. */
  onCorrected: (email: string) => void
  onErased: (receipt: ErasureReceiptPartsFragment) => void
}

type Task = 'correct' | 'erase'

interface WhatToDoProps {
  data: GuestRecordsFragment
  /** What was just thought better of: its button takes the focus back. */
  left: Task | null
  onBegin: (task: Task) => void
}

const WhatToDo = ({ data, left, onBegin }: WhatToDoProps) => {
  const { download } = useGuestChanges()
  const back = useFocusAtStart<HTMLButtonElement>()
  const save = () =>
    download(data.email).catch((error: unknown) =>
      notify({ tone: 'error', title: 'The file was not written', description: failureOf(error).message }),
    )
  return (
    <Flex gap="3" wrap="wrap">
      <Button size="sm" onClick={() => void save()}>
        <DownloadIcon />
        Download as JSON
      </Button>
      {(data.subscriber || data.inquiries.length > 0) && (
        <Button ref={left === 'correct' ? back : undefined} size="sm" onClick={() => onBegin('correct')}>
          Correct
        </Button>
      )}
      <Button ref={left === 'erase' ? back : undefined} size="sm" colorPalette="red" onClick={() => onBegin('erase')}>
        Erase
      </Button>
    </Flex>
  )
}

/** What is held about an address, and what its owner may ask for by law. */
export const GuestRecords = ({ email, onCorrected, onErased }: GuestRecordsProps) => {
  const result = useGuestRecordsQuery({ variables: { email }, fetchPolicy: 'no-cache' })
  const [task, setTask] = useState<Task | null>(null)
  const [left, setLeft] = useState<Task | null>(null)
  const leave = () => {
    setLeft(task)
    setTask(null)
  }
  const finish = (now: string) => {
    leave()
    if (now === email) void result.refetch().catch(() => undefined)
    else onCorrected(now)
  }
  return (
    <Loaded what="what is held about this address" result={result}>
      {({ guestData }) => (
        <Stack gap="7">
          {guestData.counts.length === 0 ? (
            <Text>Nothing is held about {guestData.email}.</Text>
          ) : (
            <CountList
              of="What is held"
              counts={guestData.counts.map(({ kind, count }) => ({ name: kindNames[kind], count }))}
            />
          )}
          {task === 'correct' && <CorrectGuestForm data={guestData} onDone={finish} onCancel={leave} />}
          {task === 'erase' && <EraseGuestForm email={guestData.email} onErased={onErased} onCancel={leave} />}
          {!task && <WhatToDo data={guestData} left={left} onBegin={setTask} />}
          <RecordSections data={guestData} />
        </Stack>
      )}
    </Loaded>
  )
}
