import { useRef } from 'react'
import { useShortcuts } from './shortcuts.ts'

/** What opens a row: its first link or button. */
const opener = ':is(a[href], button:not(:disabled))'

/** J and K walk through the rows of a list, Enter opens the one in focus; give the ref to the list of `li`. */
export const useRowKeys = <List extends HTMLElement = HTMLUListElement>(label: string) => {
  const list = useRef<List>(null)
  const move = (step: 1 | -1) => {
    const rows = [...(list.current?.children ?? [])].filter((row) => row.querySelector(opener))
    const current = rows.findIndex((row) => row.contains(document.activeElement))
    const next = current < 0 ? (step > 0 ? 0 : rows.length - 1) : Math.min(rows.length - 1, Math.max(0, current + step))
    rows[next]?.querySelector<HTMLElement>(opener)?.focus()
  }
  useShortcuts(label, [
    { key: 'j', label: 'Next one', run: () => move(1) },
    { key: 'k', label: 'The one before', run: () => move(-1) },
  ])
  return list
}
