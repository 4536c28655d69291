import { useEffect, useEffectEvent } from 'react'
import { keyName } from './key-name.ts'
import { useShortcutGroups } from './shortcuts.ts'
import { singleKeysOn } from './single-keys.ts'

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=combobox]'
const overlays = '[role=dialog][data-state=open], [role=alertdialog][data-state=open], [role=menu][data-state=open]'

/** Listens for the keys of all parts that are shown. Once, in the frame. */
export const useShortcutKeys = () => {
  const groups = useShortcutGroups()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const name = keyName(event)
    if (!name || event.defaultPrevented || event.isComposing || document.querySelector(overlays)) return
    const isTyping = event.target instanceof Element && event.target.closest(fields) !== null
    if (!name.startsWith('Mod+') && (isTyping || !singleKeysOn())) return
    const shortcut = groups.flatMap(({ shortcuts }) => shortcuts).find(({ key }) => key === name)
    if (!shortcut) return
    event.preventDefault()
    shortcut.run()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
