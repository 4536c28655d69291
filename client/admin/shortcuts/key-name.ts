type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** The pressed key as shortcuts name it: "r", "?", "Escape", "Mod+k"; null for what is none of ours. */
export const keyName = ({ key, ctrlKey, metaKey, altKey }: Pressed): string | null => {
  if (altKey || key === 'Dead' || key === 'Unidentified') return null
  const name = key.length === 1 ? key.toLowerCase() : key
  return ctrlKey || metaKey ? `Mod+${name}` : name
}

const signs: Record<string, string> = { Escape: 'Esc', ArrowDown: '↓', ArrowUp: '↑' }

/** The keys to press one with the other, as they are printed on this keyboard. */
export const printedKeys = (name: string, isApple: boolean): string[] =>
  name
    .split('+')
    .map((part) => (part === 'Mod' ? (isApple ? '⌘' : 'Ctrl') : (signs[part] ?? part.toUpperCase().slice(0, 5))))
