/** Colour and dash both tell the lines of a chart apart; its legend shows the same. */
export const lineStyles = [
  { color: 'var(--desk-colors-coral-solid)', dash: undefined },
  { color: 'var(--desk-colors-sea-solid)', dash: '7 4' },
  { color: 'var(--desk-colors-green-solid)', dash: '2 3' },
  { color: 'var(--desk-colors-orange-solid)', dash: '10 3 2 3' },
  { color: 'var(--desk-colors-red-border)', dash: '4 4' },
  { color: 'var(--desk-colors-gray-focus-ring)', dash: '1 4' },
] as const
