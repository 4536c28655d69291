import { useEffect, useEffectEvent, useRef, useState, type SetStateAction } from 'react'
import { failureOf } from '../ui/failure.ts'
import { useUnsaved } from '../ui/unsaved.ts'
import { useDebounced } from '../ui/useDebounced.ts'
import { useSaveReplyDraftMutation } from './Thread.generated.ts'

const pauseMs = 1_500

interface Stored {
  text: string
  version: number
}

interface ReplyDraftOptions {
  inquiryId: string
  /** With what an answer begins; alone it is nobody's draft. */
  start: string
  stored: Stored | null
}

/** What is typed of an answer: on this device at once, on the server when the typing rests. One saving waits for the other. */
export const useReplyDraft = ({ inquiryId, start, stored }: ReplyDraftOptions) => {
  const { found, keep, forget } = useUnsaved<{ text: string }>(`reply:${inquiryId}`)
  const [text, setText] = useState(found?.text ?? (stored?.text || start))
  const [saved, setSaved] = useState(stored?.text || start)
  const [conflict, setConflict] = useState<string | null>(null)
  const version = useRef(stored?.version ?? null)
  const lastSaved = useRef(saved)
  const before = useRef<Promise<void>>(Promise.resolve())
  const [mutate] = useSaveReplyDraftMutation()

  const send = async (words: string) => {
    if (words === lastSaved.current) return
    try {
      const { data } = await mutate({ variables: { input: { inquiryId, text: words, version: version.current } } })
      version.current = data!.saveReplyDraft.version
      lastSaved.current = words
      setSaved(words)
    } catch (error) {
      const failure = failureOf(error)
      // Anything else is tried again with the next pause; until then this device has it.
      if (failure.code === 'CONFLICT') setConflict(failure.message)
    }
  }
  const save = () => {
    if (!conflict) before.current = before.current.then(() => send(text))
    return before.current
  }

  const settled = useDebounced(text, pauseMs)
  const saveSettled = useEffectEvent((words: string) => {
    if (words === text) void save()
  })
  useEffect(() => saveSettled(settled), [settled])

  const isDirty = text !== saved
  const keepTyped = useEffectEvent((words: string, dirty: boolean) => {
    if (dirty) keep({ text: words })
    else forget()
  })
  useEffect(() => keepTyped(text, isDirty), [text, isDirty])

  const begin = (words: SetStateAction<string>, current: Stored | null) => {
    version.current = current?.version ?? null
    lastSaved.current = current?.text || start
    setSaved(lastSaved.current)
    setText(words)
    setConflict(null)
  }

  return {
    text,
    type: setText,
    save,
    isDirty,
    conflict,
    /** Nothing is typed yet. */
    isEmpty: text.trim() === '' || text.trim() === start.trim(),
    /** After it was sent: what was typed meanwhile stays. */
    clear: (sent: string) => begin((typed) => (typed === sent ? start : typed), null),
    takeTheirs: () => begin(stored?.text || start, stored),
    keepMine: () => begin(text, stored),
  }
}
