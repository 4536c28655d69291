import { Flex, Stack } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { AreaField } from '../ui/AreaField.tsx'
import { Button } from '../ui/Button.tsx'
import { failureOf } from '../ui/failure.ts'
import { useUnsaved } from '../ui/unsaved.ts'
import { useAddInquiryNoteMutation } from './Thread.generated.ts'

/** A note that was begun, as this device has it. */
export const useUnsavedNote = (inquiryId: string) => useUnsaved<{ text: string }>(`note:${inquiryId}`)

/** A note in the thread, with the name and the time of who wrote it. */
export const NoteForm = ({ inquiryId }: { inquiryId: string }) => {
  const { found, keep, forget } = useUnsavedNote(inquiryId)
  const [text, setText] = useState(found?.text ?? '')
  const [complaint, setComplaint] = useState('')
  const [add, { loading }] = useAddInquiryNoteMutation()
  const attempt = useRef({ text: '', key: '' })

  const keepTyped = useEffectEvent((words: string) => {
    if (words) keep({ text: words })
    else forget()
  })
  useEffect(() => keepTyped(text), [text])

  const run = async () => {
    // The same words again are the same note, whatever became of the first try.
    if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() }
    try {
      await add({ variables: { input: { inquiryId, ...attempt.current } } })
      attempt.current = { text: '', key: '' }
      // What was typed meanwhile stays.
      setText((typed) => (typed === text ? '' : typed))
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
        help="For colleagues: it stays in the thread with your name and the time. The guest never sees it."
      />
      <Flex justify="flex-end">
        <Button size="sm" onClick={run} disabled={text.trim() === ''} loading={loading} loadingText="Adding">
          Add note
        </Button>
      </Flex>
    </Stack>
  )
}
