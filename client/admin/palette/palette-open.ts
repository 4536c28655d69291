import { makeVar } from '@apollo/client'

/** Whether the palette is shown: its button stands in the bar, its key works everywhere. */
export const paletteOpen = makeVar(false)
