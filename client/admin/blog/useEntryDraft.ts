import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { updateBlogEntrySchema } from '#graphql/inputs/blog.ts'
import { failureOf, type Failure } from '../ui/failure.ts'
import { fieldOf } from '../ui/field-of.ts'
import { useUnsaved } from '../ui/unsaved.ts'
import type { EntryFieldsFragment } from './EntryFields.generated.ts'
import { areSame, changesBetween, valuesOf, type EntryValues } from './entry-values.ts'
import type { EntryActions } from './useEntryActions.ts'

const autosaveMs = 2_500
/** After a failure, so that a lost connection heals by itself. */
const retryMs = 15_000

const changesSchema = updateBlogEntrySchema.omit({ id: true, version: true })

interface SaveOptions {
  autosave?: boolean
  /** The version that is known to be overwritten; the last one seen when missing. */
  version?: number
}

type SaveState = 'idle' | 'saving' | 'saved' | 'failed'

/**
 * The fields of a post while somebody writes. Drafts are saved by themselves; whatever has not reached the server is kept
 * on this device, and never given up because a call failed.
 */
export const useEntryDraft = (entry: EntryFieldsFragment, actions: EntryActions) => {
  const { found, keep, forget } = useUnsaved<{ values: EntryValues }>(`blog:${entry.id}`)
  const [stored, setStored] = useState(() => valuesOf(entry))
  const [values, setValues] = useState(stored)
  const [replaced, setReplaced] = useState(0)
  const [state, setState] = useState<SaveState>('idle')
  const [complaints, setComplaints] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<Failure | null>(null)
  const running = useRef<Promise<unknown>>(Promise.resolve())
  /** What a save that had to wait for another one goes on from. */
  const latest = useRef({ stored, values, version: entry.version })
  useEffect(() => {
    latest.current = { stored, values, version: entry.version }
  }, [stored, values, entry.version])
  const isDirty = !areSame(stored, values)
  const isConflict = problem?.code === 'CONFLICT'

  const set = <K extends keyof EntryValues>(name: K, value: EntryValues[K]) => {
    setValues((before) => ({ ...before, [name]: value }))
    setComplaints(({ [name]: _mended, ...others }) => others)
    setState((before) => (before === 'saving' ? before : 'idle'))
  }

  /** Other values than the typed ones: `replaced` grows, so that the editor of the text begins anew. */
  const replace = (others: EntryValues) => {
    setValues(others)
    setReplaced((before) => before + 1)
    setState('idle')
  }

  const blame = (failure: Failure) => {
    setComplaints(failure.fields)
    setProblem(failure)
    setState('failed')
  }

  const send = async (autosave: boolean, seen?: number): Promise<EntryFieldsFragment | null> => {
    const { stored, values, version } = latest.current
    const changes = changesBetween(stored, values)
    const checked = changesSchema.safeParse(changes)
    if (!checked.success) {
      const fields: Record<string, string> = {}
      for (const { path, message } of checked.error.issues) fields[String(path[0])] ??= message
      setComplaints(fields)
      setState('failed')
      return null
    }
    setState('saving')
    try {
      const saved = await actions.save(seen ?? version, { ...changes, autosave })
      latest.current = { ...latest.current, stored: values, version: saved.version }
      setStored(values)
      if (latest.current.values === values) forget()
      setComplaints({})
      setProblem(null)
      setState('saved')
      return saved
    } catch (error) {
      blame(failureOf(error))
      return null
    }
  }

  /** One save waits for the one before, so that each carries the version which that one made. */
  const save = ({ autosave = false, version }: SaveOptions = {}): Promise<EntryFieldsFragment | null> => {
    const sent = running.current.then(() => send(autosave, version))
    running.current = sent
    return sent
  }

  const saveByItself = useEffectEvent((typed: EntryValues) => {
    if (entry.status === 'DRAFT' && !areSame(stored, typed) && !isConflict) void save({ autosave: true })
  })
  useEffect(() => {
    if (!isDirty || state === 'saving') return
    const timer = setTimeout(() => saveByItself(values), state === 'failed' ? retryMs : autosaveMs)
    return () => clearTimeout(timer)
  }, [values, isDirty, state])

  const kept = useRef(values)
  useEffect(() => {
    if (kept.current === values) return
    kept.current = values
    if (isDirty) keep({ values })
    else forget()
  })

  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty])

  const leave = useRef(() => {})
  useEffect(() => {
    leave.current = () => entry.status === 'DRAFT' && isDirty && !isConflict && void save({ autosave: true })
  })
  useEffect(() => () => leave.current(), [])

  const field = fieldOf<EntryValues>({ values, complaints, set })
  return {
    values,
    set,
    field,
    replace,
    replaced,
    save,
    blame,
    isDirty,
    isConflict,
    state,
    complaints,
    problem,
    /** From an earlier visit, which never reached the server. */
    unsaved: found && !areSame(found.values, valuesOf(entry)) ? { ...found, forget } : null,
  }
}

export type EntryDraft = ReturnType<typeof useEntryDraft>
