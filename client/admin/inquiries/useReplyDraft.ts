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
  const { found, keep, forget } = useUnsaved<{ text: string; version: number | null }>(`reply:${inquiryId}`)
  const [saved, setSaved] = useState(stored?.text || start)
  // What this device kept goes on from the draft that it was typed over, which the server may have another of by now.
  const [begun] = useState(found && found.text !== saved ? found : { text: saved, version: stored?.version ?? null })
  const [text, setText] = useState(begun.text)
  const [conflict, setConflict] = useState<string | null>(null)
  const version = useRef(begun.version)
  const lastSaved = useRef(saved)
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const [mutate] = useSaveReplyDraftMutation()

  /** Answers whether the server has the words; not where its draft is another than the one that they go on from. */
  const send = async (words: string): Promise<boolean> => {
    try {
      const { data } = await mutate({ variables: { input: { inquiryId, text: words, version: version.current } } })
      version.current = data!.saveReplyDraft.version
      lastSaved.current = words
      setSaved(words)
      return true
    } catch (error) {
      const failure = failureOf(error)
      if (failure.code !== 'CONFLICT') throw error
      setConflict(failure.message)
      return false
    }
  }
  const inTurn = (task: () => Promise<boolean>): Promise<boolean> => {
    const done = before.current.then(task)
    before.current = done.catch(() => undefined)
    return done
  }
  /** By itself: what fails is tried again with the next pause; until then this device has it. */
  const save = () => {
    if (!conflict) inTurn(async () => text === lastSaved.current || send(text)).catch(() => undefined)
  }

  const settled = useDebounced(text, pauseMs)
  const saveSettled = useEffectEvent((words: string) => {
    if (words === text) save()
  })
  useEffect(() => saveSettled(settled), [settled])

  const isDirty = text !== saved
  const keepTyped = useEffectEvent((words: string, onServer: string) => {
    if (words === onServer) forget()
    else keep({ text: words, version: version.current })
  })
  useEffect(() => keepTyped(text, saved), [text, saved])

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
    /** Before it is sent: saves it whatever was saved, since only the server knows what another window made of it. */
    claim: () => inTurn(() => send(text)),
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
