import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { failureOf } from '../ui/failure.ts'
import { DownloadIcon } from '../ui/icons.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { notify } from '../ui/toasts.tsx'
import { CorrectGuestForm } from './CorrectGuestForm.tsx'
import { CountList } from './CountList.tsx'
import { EraseGuestForm } from './EraseGuestForm.tsx'
import { ErasureReceipt } from './ErasureReceipt.tsx'
import { useGuestRecordsQuery, type GuestRecordsFragment } from './GuestRecords.generated.ts'
import { kindNames } from './labels.ts'
import { RecordSections } from './RecordSections.tsx'
import type { ErasureReceiptPartsFragment } from './useGuestChanges.generated.ts'
import { useGuestChanges } from './useGuestChanges.ts'

interface GuestRecordsProps {
  email: string
  /** Called when something about the guest is no longer what it was, with the address that it has now. */
  onChanged?: (email: string) => void
}

interface WhatToDoProps {
  data: GuestRecordsFragment
  onCorrect: () => void
  onErase: () => void
}

const WhatToDo = ({ data, onCorrect, onErase }: WhatToDoProps) => {
  const { download } = useGuestChanges()
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
        <Button size="sm" onClick={onCorrect}>
          Correct
        </Button>
      )}
      <Button size="sm" colorPalette="red" onClick={onErase}>
        Erase
      </Button>
    </Flex>
  )
}

/** What is held about an address, and what its owner may ask for by law. */
export const GuestRecords = ({ email, onChanged }: GuestRecordsProps) => {
  const result = useGuestRecordsQuery({ variables: { email }, fetchPolicy: 'no-cache' })
  const [task, setTask] = useState<'correct' | 'erase' | null>(null)
  const [receipt, setReceipt] = useState<ErasureReceiptPartsFragment | null>(null)
  const finish = (now: string) => {
    setTask(null)
    if (now === email) void result.refetch().catch(() => undefined)
    onChanged?.(now)
  }
  if (receipt) return <ErasureReceipt receipt={receipt} />
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
          {task === 'correct' && <CorrectGuestForm data={guestData} onDone={finish} onCancel={() => setTask(null)} />}
          {task === 'erase' && (
            <EraseGuestForm
              email={guestData.email}
              onErased={(done) => {
                setReceipt(done)
                onChanged?.(email)
              }}
              onCancel={() => setTask(null)}
            />
          )}
          {!task && <WhatToDo data={guestData} onCorrect={() => setTask('correct')} onErase={() => setTask('erase')} />}
          <RecordSections data={guestData} />
        </Stack>
      )}
    </Loaded>
  )
}
