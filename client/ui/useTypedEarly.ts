import { useLayoutEffect, type RefObject } from 'react'

/** Whether a control holds something else than what it came with. */
export const isChanged = (control: Element) => {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  if (control instanceof HTMLInputElement)
    return control.value !== control.defaultValue || control.checked !== control.defaultChecked
  return control instanceof HTMLTextAreaElement && control.value !== control.defaultValue
}

/**
 * Hands over what a guest typed, or the browser filled in, before the form was alive. React leaves it in the fields but
 * does not know of it, and would write its own empty state over it at the next change.
 */
export const useTypedEarly = (form: RefObject<HTMLFormElement | null>, adopt: (typed: URLSearchParams) => void) =>
  useLayoutEffect(() => {
    if (!form.current || ![...form.current.elements].some(isChanged)) return
    adopt(new URLSearchParams(new FormData(form.current) as never))
    // What is typed from now on reaches the form's own handlers.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
