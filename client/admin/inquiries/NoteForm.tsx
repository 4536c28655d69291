import { Button, Flex, Stack } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { AreaField } from '../ui/AreaField.tsx'
import { failureOf } from '../ui/failure.ts'
import { useAddInquiryNoteMutation } from './Thread.generated.ts'

/** A note in the thread, with the name and the time of who wrote it. */
export const NoteForm = ({ inquiryId }: { inquiryId: string }) => {
  const [text, setText] = useState('')
  const [complaint, setComplaint] = useState('')
  const [add, { loading }] = useAddInquiryNoteMutation()
  const key = useRef('')

  const run = async () => {
    key.current ||= crypto.randomUUID()
    try {
      await add({ variables: { input: { inquiryId, key: key.current, text } } })
      key.current = ''
      setText('')
      setComplaint('')
    } catch (error) {
      const { fields, message } = failureOf(error)
      setComplaint(fields['text'] ?? message)
    }
  }
  return (
    <Stack gap="3">
      <AreaField
        label="Note"
        name="note"
        value={text}
        onChange={setText}
        complaint={complaint}
        help="For colleagues. The guest never sees it."
      />
      <Flex justify="flex-end">
        <Button size="sm" onClick={run} disabled={text.trim() === ''} loading={loading} loadingText="Adding">
          Add note
        </Button>
      </Flex>
    </Stack>
  )
}
