import { useLayoutEffect, type RefObject } from 'react'
import { isChanged } from './useTypedEarly.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What was typed, by the names of the fields; of a box whether it is ticked. */
type Typed = Record<string, string | boolean>

/** A closed or full storage is no reason to stop writing. */
const attempt = <T>(task: () => T): T | null => {
  try {
    return task()
  } catch {
    return null
  }
}

const readUnsent = (key: string): Typed =>
  attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Typed | null) ?? {}

/** Once it is sent, or taken back. */
export const forgetUnsent = (key: string) => void attempt(() => sessionStorage.removeItem(key))

const isBox = (control: Control) => control.type === 'checkbox'

const fill = (control: Control, typed: string | boolean | undefined) => {
  if (typed === undefined || isChanged(control)) return
  if (control instanceof HTMLInputElement && isBox(control)) control.checked = typed === true
  // A choice that is not offered any more stays unmade.
  else if (!(control instanceof HTMLSelectElement) || [...control.options].some(({ value }) => value === typed))
    control.value = String(typed)
}

/**
 * Keeps what is typed into a form for as long as the tab is open, under `key`, and fills it in again when the form is shown:
 * after a reload, in another language, on the way back. What is typed there already stays. Stands before `useTypedEarly`,
 * which takes over what was filled in.
 * @param names of the fields that are kept: never one that the guest does not see
 * @param isFilled the form came back from the server, with what was typed last
 */
export const useUnsent = (
  form: RefObject<HTMLFormElement | null>,
  key: string,
  names: readonly string[],
  isFilled: boolean,
) =>
  useLayoutEffect(() => {
    const { current } = form
    if (!current) return undefined
    const controls = () =>
      names.map((name) => current.elements.namedItem(name) as Control | null).filter((it) => it !== null)
    const keep = () => {
      const typed = controls().map((control) => [
        control.name,
        control instanceof HTMLInputElement && isBox(control) ? control.checked : control.value,
      ])
      attempt(() => sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed))))
    }
    if (!isFilled) {
      const unsent = readUnsent(key)
      for (const control of controls()) fill(control, unsent[control.name])
    }
    if (controls().some(isChanged)) keep()
    current.addEventListener('input', keep)
    return () => current.removeEventListener('input', keep)
    // The fields of a form are always the same, and what came back came with the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form, key])
