import { useState, type FormEvent } from 'react'
import type { z } from 'zod'
import { failureOf, type Failure } from './failure.ts'

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

/**
 * A form checked by the schema that the server uses too, and emptied once it is sent. Complaints about a field appear at the field,
 * anything else in `problem`, which belongs above the form.
 */
export const useForm = <T extends object>(
  schema: z.ZodType<unknown, T>,
  initial: T,
  send: (values: T) => Promise<unknown>,
) => {
  const [values, setValues] = useState(initial)
  const [complaints, setComplaints] = useState<Fields>({})
  const [problem, setProblem] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)

  const set = <K extends keyof T>(name: K, value: T[K]) => {
    setValues((before) => ({ ...before, [name]: value }))
    setComplaints(({ [String(name)]: _mended, ...others }) => others)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    const complain = (fields: Fields) => {
      setComplaints(fields)
      // Only after React has shown the complaint, so that a screen reader reads it with the field.
      setTimeout(() => focusFirst(form, fields))
    }
    setProblem(null)
    const checked = schema.safeParse(values)
    if (!checked.success) return complain(complaintsOf(checked.error))
    setBusy(true)
    try {
      await send(values)
      setValues(initial)
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
    setValues(initial)
    setComplaints({})
    setProblem(null)
  }

  return { values, set, complaints, problem, busy, submit, reset }
}
