import { useEffect, useRef, type FocusEvent } from 'react'

const cardsOf = (place: HTMLElement | null) => [...(place?.querySelectorAll<HTMLElement>(':scope > ul > li') ?? [])]

/**
 * Keeps the focus in a list of cards or rows when what has it goes away: it moves to its card, to the one that took its
 * place, or to the heading above an empty list. React tells nobody that what goes away with its card has lost the focus,
 * so whatever has been left by itself is forgotten.
 */
export const useFocusKept = (ids: readonly string[]) => {
  const place = useRef<HTMLDivElement>(null)
  const left = useRef<{ id: string; at: number }>(null)

  useEffect(() => {
    if (!left.current || document.activeElement !== document.body) return
    const { id, at } = left.current
    const cards = cardsOf(place.current)
    const card = cards[ids.indexOf(id)] ?? cards[at] ?? cards.at(-1)
    const next =
      card?.querySelector('article') ?? card ?? place.current?.closest('section')?.querySelector<HTMLElement>('h2, h3')
    left.current = null
    next?.setAttribute('tabindex', '-1')
    next?.focus()
  })

  const onFocus = ({ target }: FocusEvent) => {
    const at = cardsOf(place.current).findIndex((card) => card.contains(target))
    const id = ids[at]
    left.current = id === undefined ? null : { id, at }
  }
  const onBlur = () => {
    left.current = null
  }
  return { ref: place, onFocus, onBlur }
}
