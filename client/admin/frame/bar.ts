/** The top bar is deep sea in the light and in the dark, so its own colours do not follow the mode. */
export const bar = {
  bg: '#0E4656',
  bgDark: '#0A2731',
  text: '#F6E9D5',
  hover: '#F6E9D51F',
  focus: '#FFD58A',
  active: '#F4A98C',
} as const

export const barControl = {
  color: bar.text,
  borderRadius: 'l2',
  _hover: { bg: bar.hover, color: bar.text },
  _expanded: { bg: bar.hover, color: bar.text },
  _focusVisible: { outline: '2px solid', outlineColor: bar.focus, outlineOffset: '2px' },
} as const
