import { useReactiveVar } from '@apollo/client/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { areasFor } from '../desk/areas.ts'
import type { ColorModeProps } from '../frame/ColorModeButton.tsx'
import { useSignOut } from '../frame/useSignOut.ts'
import { useViewer } from '../frame/viewer.tsx'
import { Palette } from '../palette/Palette.tsx'
import { paletteOpen } from '../palette/palette-open.ts'
import { useShortcuts } from './shortcuts.ts'
import { ShortcutSheet } from './ShortcutSheet.tsx'
import { useShortcutKeys } from './useShortcutKeys.ts'

/** The keys that work everywhere at the desk, the sheet that tells of all, and the palette. */
export const DeskShortcuts = ({ mode, onToggle }: ColorModeProps) => {
  const { can } = useViewer()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const isFinding = useReactiveVar(paletteOpen)
  const [isOpen, setOpen] = useState(false)
  const showKeys = () => setOpen(true)
  useShortcutKeys()
  useShortcuts('Everywhere', [
    { key: 'Mod+k', label: 'Find anything', run: () => paletteOpen(true) },
    ...areasFor(can).map(({ label, places: [{ to }] }, index) => ({
      key: String(index + 1),
      label,
      run: () => void navigate(to),
    })),
    { key: '?', label: 'Show the keys', run: showKeys },
  ])
  const actions = [
    { title: mode === 'light' ? 'Switch to dark' : 'Switch to light', run: onToggle },
    { title: 'Show the keys', run: showKeys },
    { title: 'View site', run: () => void window.open('/', '_blank', 'noopener') },
    { title: 'Sign out', run: () => void signOut() },
  ].map((action) => ({ id: `action ${action.title}`, group: 'Actions', detail: '', ...action }))
  return (
    <>
      <ShortcutSheet open={isOpen} onClose={() => setOpen(false)} />
      <Palette open={isFinding} onClose={() => paletteOpen(false)} actions={actions} />
    </>
  )
}
