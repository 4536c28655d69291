import { IconButton } from '@chakra-ui/react'
import { MoonIcon, SunIcon } from '../ui/icons.tsx'
import { barControl } from './bar.ts'
import type { ColorMode } from './useColorMode.ts'

export interface ColorModeProps {
  mode: ColorMode
  onToggle: () => void
}

export const ColorModeButton = ({ mode, onToggle }: ColorModeProps) => (
  <IconButton
    variant="ghost"
    aria-label={mode === 'light' ? 'Switch to dark' : 'Switch to light'}
    onClick={onToggle}
    css={barControl}
  >
    {mode === 'light' ? <MoonIcon /> : <SunIcon />}
  </IconButton>
)
