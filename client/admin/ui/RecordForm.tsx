import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import type { z } from 'zod'
import { ConflictNotice } from './ConflictNotice.tsx'
import { Form } from './Form.tsx'
import { FormButtons } from './FormButtons.tsx'
import { useForm } from './useForm.ts'

export interface RecordFields<D> {
  values: D
  complaints: Record<string, string>
  set: <K extends keyof D>(name: K, value: D[K]) => void
}

interface RecordFormProps<D extends object> {
  schema: z.ZodType<unknown, D>
  /** The record as it is stored now, or the defaults of a new one. */
  draft: D
  /** Of the stored record; undefined for a new one. */
  version?: number
  /** Names of the fields, for saying what somebody else changed meanwhile. */
  labels: Partial<Record<keyof D, string>>
  save: string
  onSave: (draft: D, version: number | undefined) => Promise<unknown>
  onClose: () => void
  children: (fields: RecordFields<D>) => ReactNode
}

/** A value as it can be shown; null for one that takes more than a word. */
const inWords = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : typeof value === 'object' ? null : String(value)

const changesBetween = <D extends object>(before: D, now: D, labels: RecordFormProps<D>['labels']) =>
  (Object.keys(labels) as (keyof D)[])
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]))
    .map((name) => ({ label: labels[name]!, was: inWords(before[name]), now: inWords(now[name]) }))

/** A form in the place of a card. When somebody else saved meanwhile, both versions are there to choose from. */
export const RecordForm = <D extends object>({
  schema,
  draft,
  version,
  labels,
  save,
  onSave,
  onClose,
  children,
}: RecordFormProps<D>) => {
  const known = useRef(version)
  const [start, setStart] = useState(draft)
  const form = useForm(schema, draft, async (values) => {
    await onSave(values, known.current)
    onClose()
  })
  const isConflict = form.problem?.code === 'CONFLICT'

  const takeTheirs = () => {
    known.current = version
    setStart(draft)
    form.reset()
  }
  const keepMine = (event: MouseEvent<HTMLButtonElement>) => {
    known.current = version
    setStart(draft)
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <Form
      onSubmit={form.submit}
      problem={form.problem}
      notice={
        isConflict && (
          <ConflictNotice
            message={form.problem!.message}
            changes={changesBetween(start, draft, labels)}
            onTakeTheirs={takeTheirs}
            onKeepMine={keepMine}
          />
        )
      }
      focusFirst
    >
      {children(form)}
      <FormButtons save={save} busy={form.busy} onCancel={onClose} />
    </Form>
  )
}
