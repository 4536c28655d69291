import { useState } from 'react'

/**
 * Which cards are open, by their places in the list as it is filtered. The places outlive a change of the filter:
 * that is what the specification says.
 */
export const useOpenCards = (count: number) => {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const places = Array.from({ length: count }, (_, place) => place)
  const allOpen = count > 0 && places.every((place) => open.has(place))

  const set = (place: number, isOpen: boolean) =>
    setOpen((before) => {
      if (before.has(place) === isOpen) return before
      const after = new Set(before)
      if (isOpen) after.add(place)
      else after.delete(place)
      return after
    })

  return { open, allOpen, set, toggleAll: () => setOpen(new Set(allOpen ? [] : places)) }
}
