import { divIcon } from 'leaflet'
import { categories, categoryOrder, type Category } from './categories.ts'

/** Pixels across, as the specification has it. */
const size = 32

const drawing = (category: Category) => {
  const { colour, sign } = categories[category]
  return `<svg viewBox="0 0 32 32" width="${size}" height="${size}" aria-hidden="true"><circle cx="16" cy="16" r="15" fill="${colour}" stroke="#FFFDF7" stroke-width="2"/><path d="${sign}" transform="translate(7 7) scale(0.75)" fill="none" stroke="#FFFDF7" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}

const icon = (category: Category) =>
  divIcon({
    className: 'place-marker',
    html: drawing(category),
    iconSize: [size, size],
    iconAnchor: [size / 2, size / 2],
    popupAnchor: [0, -size / 2],
  })

/** One icon for each kind of place, drawn here: no picture comes from outside. */
export const markerIcons = Object.fromEntries(categoryOrder.map((category) => [category, icon(category)])) as Record<
  Category,
  ReturnType<typeof icon>
>
