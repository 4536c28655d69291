import type { MapPlaceFragment } from './MapPlace.generated.ts'

export type Category = MapPlaceFragment['category']

interface CategoryLook {
  /** All dark enough for a white sign on them. */
  colour: string
  /** A sign on a 24 × 24 grid: colour is never the only code. */
  sign: string
}

/** The six kinds of places in the legend's order, in the specification's colours. */
export const categories: Record<Category, CategoryLook> = {
  HOTEL: { colour: '#1F7A4D', sign: 'M4 11.500l8-6.500 8 6.500M6.500 10v9h11v-9M10 19v-5h4v5' },
  RESTAURANT: {
    colour: '#C0312B',
    sign: 'M8 4.500v15M5.500 4.500v4.200a2.500 2.500 0 0 0 5 0V4.500M16.500 19.500v-15c-2 1.200-3 3.600-3 6.500v2.500h3',
  },
  BEACH: { colour: '#1D6FB8', sign: 'M12 19.500V5M4 12.500a8 8 0 0 1 16 0zM8.500 19.500h7' },
  SHOPPING: { colour: '#7B2D8E', sign: 'M5.500 8.500h13l-1 11h-11zM9 8.500V8a3 3 0 0 1 6 0v.5' },
  ATTRACTION: {
    colour: '#B75800',
    sign: 'M12 4.500l2.300 4.800 5.200.7-3.800 3.600.9 5.200-4.600-2.500-4.600 2.500.9-5.200L4.500 10l5.200-.7z',
  },
  CAFE: {
    colour: '#6747C7',
    sign: 'M5 9h11v5a4.500 4.500 0 0 1-4.500 4.500h-2A4.500 4.500 0 0 1 5 14zM16 10.500h1.500a2.200 2.200 0 0 1 0 4.500H16M8.500 4v2M12.500 4v2',
  },
}

export const categoryOrder = Object.keys(categories) as Category[]
