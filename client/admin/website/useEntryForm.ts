import { useEffect, useRef, useState } from 'react'
import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import { failureOf, type Failure } from '../ui/failure.ts'
import { fieldOf } from '../ui/field-of.ts'
import { useUnsaved } from '../ui/unsaved.ts'
import type { UnsavedForm } from '../ui/useForm.ts'
import type { ContentEntryFieldsFragment as Entry } from './EntryFields.generated.ts'
import type { FieldValue } from './field-values.ts'
import {
  changedNames,
  check,
  fitting,
  inputOf,
  merged,
  sortComplaints,
  valuesOf,
  type Complaints,
  type EntryValues,
} from './entry-values.ts'
import type { ContentActions } from './useContentActions.ts'
import { useLatestEntry } from './useLatestEntry.ts'

interface Options {
  kind: ContentKind
  /** Null for a new one. */
  entry: Entry | null
  actions: ContentActions
  /** Takes the keyboard to the first field that is complained about. */
  onFault: (complaints: Complaints) => void
  /** A new record is there; with what came in the way of the rest. */
  onCreated: (id: string, failure: Failure | null) => void
}

/**
 * The fields of a record while somebody writes. What has not reached the server is kept on this device, and never given
 * up because a call failed.
 */
export const useEntryForm = ({ kind, entry, actions, onFault, onCreated }: Options) => {
  const initial = valuesOf(kind, entry)
  const { found, keep, forget } = useUnsaved<UnsavedForm<EntryValues>>(`content:${entry?.id ?? `new:${kind}`}`)
  const latestEntry = useLatestEntry()
  const [start, setStart] = useState(() => (found ? fitting(initial, found.start) : initial))
  const [values, setValues] = useState(() => (found ? fitting(initial, found.values) : initial))
  const [version, setVersion] = useState(found?.version ?? entry?.version ?? 0)
  const [keptAt, setKeptAt] = useState(found?.at ?? null)
  const [complaints, setComplaints] = useState<Complaints>({})
  const [problem, setProblem] = useState<Failure | null>(null)
  /** What somebody else saved meanwhile. */
  const [theirs, setTheirs] = useState<Entry | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const isDirty = changedNames(start, values).length > 0

  const stored = useRef(values)
  useEffect(() => {
    if (stored.current === values) return
    stored.current = values
    if (isDirty) keep({ values, start, version })
    else forget()
  })
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty])

  const set = (name: string, value: FieldValue) => {
    setValues((before) => ({ ...before, [name]: value }))
    setComplaints(({ [name]: _mended, ...others }) => others)
  }

  /** The record as the server has it: what is typed meanwhile stays. */
  const accept = (saved: Entry, sent: EntryValues) => {
    const known = valuesOf(kind, saved)
    setStart(known)
    setValues((typed) => merged(sent, typed, known))
    setVersion(saved.version)
    setKeptAt(null)
    setComplaints({})
    setProblem(null)
    setTheirs(null)
    forget()
  }

  const blame = async (error: unknown) => {
    const failure = failureOf(error)
    if (failure.code === 'CONFLICT' && entry) setTheirs(await latestEntry(entry.id))
    const { complaints, others } = sortComplaints(values, failure.issues)
    setComplaints(complaints)
    const hasPlace = Object.keys(complaints).length > 0
    const rest = others.length > 0 ? { ...failure, message: others.join('. ') } : failure
    setProblem(hasPlace && others.length === 0 ? null : rest)
    if (hasPlace) onFault(complaints)
  }

  const checked = (typed: EntryValues): boolean => {
    const found = check(kind, typed)
    setComplaints(found)
    if (Object.keys(found).length === 0) return true
    onFault(found)
    return false
  }

  /** Saves what is typed, with what depends on it; one thing at a time. Null when it could not be done. */
  const run = async (
    name: string,
    task: (saved: Entry) => Promise<Entry>,
    over?: { values: EntryValues; from: Entry },
  ) => {
    if (busy) return null
    const typed = over?.values ?? values
    const since = over ? valuesOf(kind, over.from) : start
    setProblem(null)
    if (!checked(typed)) return null
    setBusy(name)
    let created: string | null = null
    try {
      let saved = entry ? { ...entry, version: over?.from.version ?? version } : null
      if (!saved || changedNames(since, typed).length > 0) {
        const input = inputOf(kind, saved ? since : null, typed)
        if (saved) saved = await actions.save(saved.id, saved.version, input)
        else {
          saved = await actions.create(input)
          created = saved.id
        }
        accept(saved, typed)
      }
      const done = await task(saved)
      accept(done, valuesOf(kind, saved))
      if (created) onCreated(created, null)
      return done
    } catch (error) {
      if (created) onCreated(created, failureOf(error))
      else await blame(error)
      return null
    } finally {
      setBusy(null)
    }
  }

  /**
   * Something about the whole record.
   * @param given what of the form it takes the place of: all that is typed, or only what the form began with
   */
  const replace = async (
    name: string,
    task: (version: number) => Promise<Entry>,
    given: EntryValues,
  ): Promise<Entry | null> => {
    if (busy) return null
    setBusy(name)
    setProblem(null)
    try {
      const done = await task(version)
      accept(done, given)
      return done
    } catch (error) {
      await blame(error)
      return null
    } finally {
      setBusy(null)
    }
  }

  const takeTheirs = () => {
    if (!theirs) return
    const known = valuesOf(kind, theirs)
    setValues(known)
    accept(theirs, known)
  }
  const keepMine = () => {
    if (!theirs) return Promise.resolve(null)
    const mine = merged(start, values, valuesOf(kind, theirs))
    setValues(mine)
    return run('save', async (saved) => saved, { values: mine, from: theirs })
  }
  const discardTyped = () => {
    setStart(initial)
    setValues(initial)
    setVersion(entry?.version ?? 0)
    setKeptAt(null)
    setComplaints({})
    setProblem(null)
    forget()
  }

  return {
    start,
    values,
    set,
    field: fieldOf<EntryValues>({ values, complaints, set }),
    complaints,
    problem,
    theirs,
    busy,
    isDirty,
    run,
    replace,
    checked: () => checked(values),
    takeTheirs,
    keepMine,
    unsaved: keptAt ? { at: keptAt, onDiscard: discardTyped } : null,
  }
}

export type EntryForm = ReturnType<typeof useEntryForm>
