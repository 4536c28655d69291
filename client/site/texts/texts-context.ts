import { createContext } from 'react'
import type { HotelTextFragment } from './HotelText.generated.ts'

/** What the hotel says on the page, by the names of the places. */
export const TextsContext = createContext<ReadonlyMap<string, HotelTextFragment>>(new Map())
