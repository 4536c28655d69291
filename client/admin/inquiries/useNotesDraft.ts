import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { updateInquirySchema } from '#graphql/inputs/inquiry.ts'
import { failureOf } from '../ui/failure.ts'
import { useUnsaved } from '../ui/unsaved.ts'

const notesSchema = updateInquirySchema.shape.notes

type SaveState = 'idle' | 'saving' | 'saved'

interface NotesDraftOptions {
  /** Of the inquiry. */
  id: string
  /** The notes as they are stored. */
  stored: string
  /** While a conflict waits for a decision nothing is saved by itself. */
  isBlocked: boolean
  /** Answers whether it was saved; throws on any failure but a conflict. */
  onSave: (notes: string) => Promise<boolean>
}

/**
 * Typed notes until they are saved: on leaving the field, by the button, or on leaving the inquiry. Until then they are
 * kept on this device, as the session may end before.
 */
export const useNotesDraft = ({ id, stored, isBlocked, onSave }: NotesDraftOptions) => {
  const { found, keep, forget } = useUnsaved<{ text: string; base: string }>(`inquiry-notes:${id}`)
  const [draft, setDraft] = useState(found?.text ?? null)
  const [base, setBase] = useState(found?.base ?? stored)
  const [state, setState] = useState<SaveState>('idle')
  const [complaint, setComplaint] = useState('')
  const busy = useRef(false)

  const text = draft ?? stored
  const isDirty = draft !== null && draft.trim() !== stored
  /** Somebody else saved other notes while these were typed. */
  const isRival = draft !== null && stored !== base && draft.trim() !== stored

  const keepTyped = useEffectEvent((typed: string | null, before: string) => {
    // While it is being saved it is shown as if it were stored: only the answer tells.
    if (state === 'saving' || typed === null || typed === found?.text) return
    if (isDirty) keep({ text: typed, base: before })
    else forget()
  })
  useEffect(() => keepTyped(draft, base), [draft, base])

  const type = (value: string) => {
    if (draft === null) setBase(stored)
    setDraft(value)
    setState('idle')
    setComplaint('')
  }

  const save = async () => {
    if (!isDirty || busy.current) return
    const checked = notesSchema.safeParse(draft)
    if (!checked.success) return setComplaint(checked.error.issues[0]?.message ?? '')
    busy.current = true
    setState('saving')
    try {
      const saved = await onSave(checked.data ?? '')
      if (saved) forget()
      // What was typed during the saving stays; only the saved text is settled.
      if (saved) setDraft((now) => (now === draft ? null : now))
      if (saved) setBase(checked.data ?? '')
      setState(saved ? 'saved' : 'idle')
    } catch (error) {
      setState('idle')
      setComplaint(failureOf(error).message)
    } finally {
      busy.current = false
    }
  }

  const saveByItself = () => {
    if (!isBlocked && !isRival) void save()
  }

  const atLeaving = useRef(saveByItself)
  useEffect(() => {
    atLeaving.current = saveByItself
  })
  useEffect(() => () => atLeaving.current(), [])

  return {
    text,
    /** When it was typed, where it was found on this device. */
    foundAt: isDirty && draft === found?.text ? found.at : null,
    isDirty,
    isRival,
    state,
    complaint,
    type,
    save,
    saveByItself,
    keepMine: () => setBase(stored),
    useStored: () => {
      forget()
      setDraft(null)
    },
  }
}
