import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import type { z } from 'zod'
import { ConflictNotice } from './ConflictNotice.tsx'
import type { FormFields } from './field-of.ts'
import { Form } from './Form.tsx'
import { FormButtons } from './FormButtons.tsx'
import { GoneNotice } from './GoneNotice.tsx'
import { useUnsaved } from './unsaved.ts'
import { useStoredForm, type UnsavedForm } from './useForm.ts'

type Labels<D> = Partial<Record<keyof D, string>>
/** What the ids in a field are called. */
export type Names<D> = Partial<Record<keyof D, (id: string) => string | undefined>>

interface RecordFormProps<Input, D extends Input & object> {
  schema: z.ZodType<unknown, Input>
  /** The record as it is stored now, or the defaults of a new one. */
  draft: D
  /** Of the stored record; undefined for a new one. */
  version?: number
  /** Under which what is typed is kept on the device until it is saved; cancelling gives it up. */
  keepAs: string
  /** What of it may be kept there; everything when missing. */
  keepable?: (draft: D) => D
  /** Names of the fields, for saying what somebody else changed meanwhile. */
  labels: Labels<D>
  names?: Names<D> | undefined
  save: string
  /** The record is not in its list any more. */
  isGone?: boolean
  onSave: (draft: D, version: number | undefined) => Promise<unknown>
  onClose: () => void
  children: (fields: FormFields<D>) => ReactNode
}

/** Each value as it can be shown; null for one that takes more than a word. */
const wordsFor =
  <D extends object>(names: Names<D> = {}) =>
  (draft: D, name: keyof D) => {
    const value: unknown = draft[name]
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    return typeof value === 'object' ? null : (names[name]?.(String(value)) ?? String(value))
  }

type Words<D> = ReturnType<typeof wordsFor<D & object>>

const textOf = <D extends object>(draft: D, labels: Labels<D>, inWords: Words<D>) =>
  (Object.keys(labels) as (keyof D)[])
    .map((name) => ({ label: labels[name], text: inWords(draft, name) }))
    .filter(({ text }) => text)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n')

const changesBetween = <D extends object>(before: D, now: D, labels: Labels<D>, inWords: Words<D>) =>
  (Object.keys(labels) as (keyof D)[])
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]))
    .map((name) => ({ label: labels[name]!, was: inWords(before, name), now: inWords(now, name) }))

/** A form in the place of a card. When somebody else saved meanwhile, both versions are there to choose from. */
export const RecordForm = <Input, D extends Input & object>({
  schema,
  draft,
  version,
  keepAs,
  keepable = (draft) => draft,
  labels,
  names,
  save,
  isGone,
  onSave,
  onClose,
  children,
}: RecordFormProps<Input, D>) => {
  const { found, keep, forget } = useUnsaved<UnsavedForm<D>>(keepAs)
  const known = useRef(found ? found.version : version)
  const [start, setStart] = useState(found?.start ?? draft)
  const keepPart = (content: UnsavedForm<D>) => {
    const values = keepable(content.values)
    if (JSON.stringify(values) === JSON.stringify(content.start)) forget()
    else keep({ ...content, values, version: known.current })
  }
  const form = useStoredForm(
    schema,
    draft,
    async (values) => {
      await onSave(values, known.current)
      forget()
      onClose()
    },
    { found, keep: keepPart, forget },
  )
  const inWords = wordsFor(names)
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
  const cancel = () => {
    forget()
    onClose()
  }
  return (
    <Form
      onSubmit={form.submit}
      problem={form.problem}
      notice={
        isConflict && (
          <ConflictNotice
            message={form.problem!.message}
            changes={changesBetween(start, draft, labels, inWords)}
            onTakeTheirs={takeTheirs}
            onKeepMine={keepMine}
          />
        )
      }
      unsaved={form.unsaved && { ...form.unsaved, onDiscard: takeTheirs }}
      // What is gone on with opened by itself: whoever came for something else keeps the focus.
      focusFirst={!found}
    >
      {isGone && <GoneNotice text={textOf(form.values, labels, inWords)} />}
      {children(form)}
      <FormButtons save={save} busy={form.busy} onCancel={cancel} />
    </Form>
  )
}
