import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { areasFor } from '../desk/areas.ts'
import { useViewer } from '../frame/viewer.tsx'
import { useShortcuts } from './shortcuts.ts'
import { ShortcutSheet } from './ShortcutSheet.tsx'
import { useShortcutKeys } from './useShortcutKeys.ts'

/** The keys that work everywhere at the desk, and the sheet that tells of all. */
export const DeskShortcuts = () => {
  const { can } = useViewer()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  useShortcutKeys()
  useShortcuts('Everywhere', [
    ...areasFor(can).map(({ label, places: [{ to }] }, index) => ({
      key: String(index + 1),
      label,
      run: () => void navigate(to),
    })),
    { key: '?', label: 'Show the keys', run: () => setOpen(true) },
  ])
  return <ShortcutSheet open={isOpen} onClose={() => setOpen(false)} />
}
