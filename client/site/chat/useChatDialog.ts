import {
  useLayoutEffect,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { keepTabInside, lockScroll } from '#client/ui/modal.ts'

/** From here on the panel is a card beside the page; the theme's breakpoint md. */
const cardQuery = '(min-width: 48rem)'

const watchWidth = (onChange: () => void) => {
  const query = window.matchMedia(cardQuery)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** The page's scrolling after a focus has moved takes about this long. */
const settledMilliseconds = 300

const isWithin = (inner: DOMRect, outer: DOMRect) =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom

interface ChatDialog {
  dialog: RefObject<HTMLDialogElement | null>
  isOpen: boolean
  onClose: (returnFocus: boolean) => void
}

/**
 * Shows the dialog: on a small screen as a modal sheet, else as a card that leaves the page in use.
 * It closes at Esc, at a tap on the backdrop, and when a page's control that it covers gets the focus.
 */
export const useChatDialog = ({ dialog, isOpen, onClose }: ChatDialog) => {
  const isSheet = useSyncExternalStore(watchWidth, () => !window.matchMedia(cardQuery).matches)

  useLayoutEffect(() => {
    const shown = dialog.current
    if (!isOpen || !shown) return undefined
    if (!isSheet) {
      shown.show()
      return () => shown.close()
    }
    const unlock = lockScroll()
    shown.showModal()
    return () => {
      shown.close()
      unlock()
    }
  }, [dialog, isOpen, isSheet])

  // At once with the dialog: who presses Esc as soon as it is there means it.
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      const target = event.target as Element
      const within = dialog.current?.contains(target)
      // Esc belongs to the innermost: another dialog, an open menu.
      if (!within && target.closest('dialog, details[open]')) return
      event.preventDefault()
      onClose(within || target === document.body)
    }
    const giveWay = ({ target }: FocusEvent) =>
      setTimeout(() => {
        const place = dialog.current
        if (!place || !(target instanceof HTMLElement) || target.tabIndex < 0 || place.contains(target)) return
        if (
          document.activeElement === target &&
          isWithin(target.getBoundingClientRect(), place.getBoundingClientRect())
        )
          onClose(false)
      }, settledMilliseconds)
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('focusin', giveWay)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('focusin', giveWay)
    }
  }, [dialog, isOpen, onClose])

  return {
    isSheet,
    /** What the dialog element needs beside its look. */
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        if (isSheet) keepTabInside(dialog.current, event)
      },
      // The content fills the dialog: a press on the dialog itself is one on its backdrop.
      onClick: ({ target }: MouseEvent) => {
        if (target === dialog.current) onClose(true)
      },
      // A phone's gesture for "back".
      onCancel: (event: SyntheticEvent) => {
        event.preventDefault()
        onClose(true)
      },
      // A browser may close it without asking first.
      onClose: () => {
        if (!dialog.current?.open) onClose(true)
      },
    },
  }
}
