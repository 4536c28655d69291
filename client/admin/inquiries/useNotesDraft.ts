import { useEffect, useRef, useState } from 'react'
import { updateInquirySchema } from '#graphql/inputs/inquiry.ts'
import { failureOf } from '../ui/failure.ts'

const notesSchema = updateInquirySchema.shape.notes

type SaveState = 'idle' | 'saving' | 'saved'

interface NotesDraftOptions {
  /** The notes as they are stored. */
  stored: string
  /** While a conflict waits for a decision nothing is saved by itself. */
  isBlocked: boolean
  /** Answers whether it was saved; throws on any failure but a conflict. */
  onSave: (notes: string) => Promise<boolean>
}

/** Typed notes until they are saved: on leaving the field, by the button, or on leaving the inquiry. */
export const useNotesDraft = ({ stored, isBlocked, onSave }: NotesDraftOptions) => {
  const [draft, setDraft] = useState<string | null>(null)
  const [base, setBase] = useState(stored)
  const [state, setState] = useState<SaveState>('idle')
  const [complaint, setComplaint] = useState('')
  const busy = useRef(false)

  const text = draft ?? stored
  const isDirty = draft !== null && draft.trim() !== stored
  /** Somebody else saved other notes while these were typed. */
  const isRival = draft !== null && stored !== base && draft.trim() !== stored

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
    isDirty,
    isRival,
    state,
    complaint,
    type,
    save,
    saveByItself,
    keepMine: () => setBase(stored),
    useStored: () => setDraft(null),
  }
}
