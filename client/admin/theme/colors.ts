import { defineSemanticTokens, defineTokens } from '@chakra-ui/react'

/** Paper and coral stone at the light end, sea-night ink at the dark end; replaces Chakra's neutral grey. */
export const colorTokens = defineTokens.colors({
  gray: {
    50: { value: '#FBF6EC' },
    100: { value: '#F6EEDF' },
    200: { value: '#EADDC6' },
    300: { value: '#D9C6A7' },
    400: { value: '#A6A79B' },
    500: { value: '#6F7B79' },
    600: { value: '#4E5F63' },
    700: { value: '#37505A' },
    800: { value: '#1D3F4A' },
    900: { value: '#143039' },
    950: { value: '#0B1E27' },
  },
})

const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

interface Palette {
  solid: [string, string]
  contrast: [string, string]
  fg: [string, string]
  subtle: [string, string]
  muted: [string, string]
  emphasized: [string, string]
  focusRing: [string, string]
  border: [string, string]
}

const palette = (shades: Palette) =>
  Object.fromEntries(Object.entries(shades).map(([name, [light, dark]]) => [name, pair(light, dark)]))

const white = '#FFFDF7'
const night = '#08191F'

/** Every text shade reaches 4.5:1 on every surface it stands on, and every control's outline 3:1. */
export const semanticColors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: pair('#FBF6EC', '#0B1E27'),
    subtle: pair('#F8F0E2', '#0F2630'),
    muted: pair('#F4EADA', '#143039'),
    emphasized: pair('#EADDC6', '#1D3F4A'),
    inverted: pair('#16323E', '#F6E9D5'),
    panel: pair('#FFFDF7', '#10272F'),
    error: pair('#FBE7DF', '#3A1B16'),
    warning: pair('#FBEFD3', '#33270F'),
    success: pair('#E6F0E2', '#12301F'),
    info: pair('#E0EFEC', '#10343D'),
  },
  fg: {
    DEFAULT: pair('#16323E', '#F4EADA'),
    muted: pair('#4E5F63', '#B7C4C1'),
    subtle: pair('#5D6765', '#98AAA8'),
    inverted: pair(white, '#0B1E27'),
    error: pair('#A02A1A', '#FF9E8A'),
    warning: pair('#7F4B00', '#F5C26B'),
    success: pair('#225E3C', '#8FD3A0'),
    info: pair('#12596A', '#8AD0D2'),
  },
  border: {
    DEFAULT: pair('#E3D5BE', '#24444E'),
    muted: pair('#EFE4D1', '#1A3640'),
    subtle: pair('#F4EADA', '#143039'),
    emphasized: pair('#93806A', '#66858D'),
    inverted: pair('#37505A', '#D9C6A7'),
    error: pair('#A02A1A', '#FF9E8A'),
    warning: pair('#A8741A', '#F5C26B'),
    success: pair('#3F7D58', '#8FD3A0'),
    info: pair('#1C7385', '#8AD0D2'),
  },
  coral: palette({
    solid: ['#B5452E', '#EE8A6E'],
    contrast: [white, '#23100A'],
    fg: ['#9A3723', '#F6B39B'],
    subtle: ['#FBE6DC', '#3B211B'],
    muted: ['#F5D3C5', '#532C22'],
    emphasized: ['#E9A791', '#7A3F30'],
    focusRing: ['#B5452E', '#F4A98C'],
    border: ['#C4735E', '#B36C58'],
  }),
  sea: palette({
    solid: ['#0E4656', '#9BD3CC'],
    contrast: [white, night],
    fg: ['#0E4656', '#B4DFD6'],
    subtle: ['#E7F0EC', '#14353F'],
    muted: ['#D2E4E0', '#1B4550'],
    emphasized: ['#A9CFCB', '#2A5F6B'],
    focusRing: ['#1C7385', '#7CC7C4'],
    border: ['#93806A', '#66858D'],
  }),
  gray: palette({
    solid: ['#16323E', '#E8D2B2'],
    contrast: [white, night],
    fg: ['#37505A', '#D5DDD9'],
    subtle: ['#F1E6D4', '#17333D'],
    muted: ['#E8DAC2', '#1F414C'],
    emphasized: ['#D9C6A7', '#2C5360'],
    focusRing: ['#1C7385', '#7CC7C4'],
    border: ['#93806A', '#66858D'],
  }),
  red: palette({
    solid: ['#A02A1A', '#F0937F'],
    contrast: [white, '#260C07'],
    fg: ['#8C2416', '#FFB4A3'],
    subtle: ['#FBE5DD', '#3A1B16'],
    muted: ['#F5CFC3', '#55251D'],
    emphasized: ['#E8A293', '#7C362A'],
    focusRing: ['#A02A1A', '#FF9E8A'],
    border: ['#BE5A4A', '#C4705F'],
  }),
  orange: palette({
    solid: ['#8A5200', '#F5C26B'],
    contrast: [white, '#231700'],
    fg: ['#724300', '#F7CF8B'],
    subtle: ['#FBEBCB', '#34280F'],
    muted: ['#F3DBA9', '#4B3A16'],
    emphasized: ['#E2BC73', '#6D5420'],
    focusRing: ['#8A5200', '#F5C26B'],
    border: ['#A8741A', '#A98742'],
  }),
  green: palette({
    solid: ['#225E3C', '#8FD3A0'],
    contrast: [white, '#06190D'],
    fg: ['#1D5234', '#A9DFB6'],
    subtle: ['#E2EFDF', '#12301F'],
    muted: ['#C9E0C8', '#1B452D'],
    emphasized: ['#98C29F', '#2B6443'],
    focusRing: ['#225E3C', '#8FD3A0'],
    border: ['#4E8662', '#55906A'],
  }),
})
