/** Shades from the cheapest to the dearest, as parts of 100 of the coral that are mixed in. */
const shades = [4, 16, 28, 42, 56] as const

export const heatSteps = shades.length

/** The shade of a price between the lowest and the highest of the year; 0 is the lightest. */
export const heatOf = (price: number, lowest: number, highest: number): number =>
  highest <= lowest ? 0 : Math.min(heatSteps - 1, Math.floor(((price - lowest) / (highest - lowest)) * heatSteps))

/** A background for a shade; the text on it stays readable in light and dark. */
export const heatColour = (step: number) =>
  `color-mix(in oklab, var(--desk-colors-coral-solid) ${shades[step]}%, var(--desk-colors-bg-panel))`

/** The price at which a shade begins. */
export const heatStart = (step: number, lowest: number, highest: number) =>
  Math.round(lowest + ((highest - lowest) * step) / heatSteps)
