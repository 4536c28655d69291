import { useLayoutEffect, type KeyboardEvent, type RefObject } from 'react'
import { keepTabInside, lockScroll } from './modal.ts'

/**
 * Opens a dialog as modal for as long as it is mounted; then the focus returns to where it came from.
 * Answers a key handler that keeps Tab inside.
 */
export const useModal = (dialog: RefObject<HTMLDialogElement | null>) => {
  useLayoutEffect(() => {
    const opener = document.activeElement
    const unlock = lockScroll()
    const shown = dialog.current
    shown?.showModal()
    return () => {
      shown?.close()
      unlock()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [dialog])

  return (event: KeyboardEvent) => keepTabInside(dialog.current, event)
}
