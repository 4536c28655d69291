interface Moved {
  /** The row's `data-record`. */
  id: string
  by: -1 | 1
}

/**
 * Gives the focus back to a row that was moved, on the button (`data-move`) that was pressed: it has moved away with its
 * row, or is now at the end of its way.
 */
export const focusMoved = (list: HTMLElement | null, { id, by }: Moved): void => {
  const row = list?.querySelector(`[data-record="${CSS.escape(id)}"]`)
  const [same, other] = [by, -by].map((way) => row?.querySelector<HTMLButtonElement>(`[data-move="${way}"]`))
  ;(same?.disabled ? other : same)?.focus()
}
