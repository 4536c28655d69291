import { useState } from 'react'
import type { NightRange } from './night-range.ts'

/** Nights that are chosen while a form is being filled in go into it, and leave the rest of it alone. */
export const useChosenNights = (chosen: NightRange, follow: (nights: NightRange) => void) => {
  const [followed, setFollowed] = useState(chosen)
  if (followed.firstNight === chosen.firstNight && followed.lastNight === chosen.lastNight) return
  setFollowed(chosen)
  follow({ firstNight: chosen.firstNight, lastNight: chosen.lastNight })
}
