import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

export interface Shortcut {
  /** As keyName() has it: "r", "Escape", "Mod+k". */
  key: string
  /** What it does, as the sheet of keys says it: "Reply to the guest". */
  label: string
  run: () => void
}

interface ShortcutGroup {
  /** The part of the desk where these work. */
  label: string
  shortcuts: readonly Shortcut[]
}

let groups: readonly ShortcutGroup[] = []
const listeners = new Set<() => void>()

const change = (next: readonly ShortcutGroup[]) => {
  groups = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What works now, what came last first: a part that is open stands above what surrounds it. */
export const useShortcutGroups = () => useSyncExternalStore(subscribe, () => groups)

/**
 * Lets keys do something while a part of the desk is shown, and lists them on the sheet of keys. A single key works
 * where nobody types and no dialog is open; with Mod it works in fields as well.
 */
export const useShortcuts = (label: string, shortcuts: readonly Shortcut[], isActive = true) => {
  const run = useEffectEvent((key: string) => shortcuts.find((shortcut) => shortcut.key === key)?.run())
  const names = JSON.stringify(shortcuts.map((shortcut) => [shortcut.key, shortcut.label]))
  useEffect(() => {
    if (!isActive) return undefined
    const known = JSON.parse(names) as [key: string, label: string][]
    const group = { label, shortcuts: known.map(([key, label]) => ({ key, label, run: () => run(key) })) }
    change([group, ...groups])
    return () => change(groups.filter((other) => other !== group))
  }, [label, names, isActive])
}
