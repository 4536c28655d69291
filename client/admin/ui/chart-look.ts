const cssColor = (name: string) => `var(--desk-colors-${name})`

export const axis = { stroke: cssColor('border-emphasized'), tick: { fill: cssColor('fg-muted'), fontSize: 13 } }

export const gridColor = cssColor('border-muted')

export const tooltipStyle = {
  background: cssColor('bg-panel'),
  border: `1px solid ${cssColor('border')}`,
  borderRadius: 9,
  color: cssColor('fg'),
}
