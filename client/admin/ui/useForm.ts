import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { z } from 'zod'
import { useAfterCommit } from '#client/ui/useAfterCommit.ts'
import { failureOf, type Failure } from './failure.ts'
import { fieldOf } from './field-of.ts'
import type { UnsavedNoticeProps } from './UnsavedNotice.tsx'
import { useUnsaved } from './unsaved.ts'

type Fields = Record<string, string>

const complaintsOf = (error: z.ZodError): Fields => {
  const complaints: Fields = {}
  for (const issue of error.issues) complaints[String(issue.path[0])] ??= issue.message
  return complaints
}

const focusFirst = (form: HTMLFormElement, complaints: Fields) => {
  for (const element of form.elements)
    if (element instanceof HTMLElement && (element.getAttribute('name') ?? '') in complaints) return element.focus()
}

/** A form as it is kept on the device. */
export interface UnsavedForm<T> {
  values: T
  /** What it began with, so that a change by somebody else is noticed when it is gone on with. */
  start: T
  /** Of the record that is changed. */
  version?: number
}

type FormStore<T> = ReturnType<typeof useUnsaved<UnsavedForm<T>>>

const areSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/** Kept values where the form still has such fields: a release may have changed it meanwhile. */
const fitting = <T extends object>(form: T, kept: T): T => {
  const fields = Object.entries(form).map(([name, value]) => {
    const typed: unknown = kept[name as keyof T]
    return [name, typeof typed === typeof value && typed !== null ? typed : value]
  })
  return Object.fromEntries(fields) as T
}

/** What the sending of a form answers that was not sent after all: what is typed stays. */
export const notSent = Symbol('not sent')

/** The form of `useForm` with a store of its own. */
export const useStoredForm = <Input, T extends Input & object>(
  schema: z.ZodType<unknown, Input>,
  initial: T,
  send: (values: T) => Promise<unknown>,
  { found, keep, forget }: FormStore<T>,
) => {
  const [start, setStart] = useState(found?.start ?? initial)
  const [values, setValues] = useState(() => (found ? fitting(initial, found.values) : initial))
  const [keptAt, setKeptAt] = useState(found?.at ?? null)
  const [complaints, setComplaints] = useState<Fields>({})
  const [problem, setProblem] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  const afterCommit = useAfterCommit()

  const stored = useRef(values)
  useEffect(() => {
    if (stored.current === values) return
    stored.current = values
    if (areSame(values, start)) forget()
    else keep({ values, start })
  })

  const begin = () => {
    forget()
    setStart(initial)
    setValues(initial)
    setKeptAt(null)
  }

  const set = <K extends keyof T & string>(name: K, value: T[K]) => {
    setValues((before) => ({ ...before, [name]: value }))
    setComplaints(({ [name as string]: _mended, ...others }) => others)
  }

  /** What is chosen beside the form, as nights in a calendar, goes into what it begins with: nobody has typed it. */
  const follow = (chosen: Partial<T>) => {
    setStart((before) => ({ ...before, ...chosen }))
    setValues((before) => ({ ...before, ...chosen }))
    setComplaints((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in chosen))))
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    const complain = (fields: Fields) => {
      setComplaints(fields)
      // A screen reader reads the complaint with the field.
      afterCommit(() => focusFirst(form, fields))
    }
    setProblem(null)
    const checked = schema.safeParse(values)
    if (!checked.success) return complain(complaintsOf(checked.error))
    setBusy(true)
    try {
      if ((await send(values)) !== notSent) begin()
    } catch (error) {
      const failure = failureOf(error)
      const known = Object.fromEntries(Object.entries(failure.fields).filter(([name]) => name in values))
      if (Object.keys(known).length > 0) complain(known)
      else setProblem(failure)
    } finally {
      setBusy(false)
    }
  }

  const reset = () => {
    begin()
    setComplaints({})
    setProblem(null)
  }

  const unsaved: UnsavedNoticeProps | null = keptAt ? { at: keptAt, onDiscard: reset } : null
  const field = fieldOf<T>({ values, complaints, set })
  return { values, set, follow, complaints, field, problem, busy, submit, reset, forget, unsaved }
}

/**
 * A form checked by the schema that the server uses too, and emptied once it is sent. Complaints about a field appear at the field,
 * anything else in `problem`, which belongs above the form.
 * @param keepAs name under which what is typed is kept on the device until it is sent or `forget` is called; null for secrets and for a single word
 */
export const useForm = <Input, T extends Input & object>(
  schema: z.ZodType<unknown, Input>,
  initial: T,
  send: (values: T) => Promise<unknown>,
  keepAs: string | null,
) => useStoredForm(schema, initial, send, useUnsaved<UnsavedForm<T>>(keepAs))
