import { useState } from 'react'

/** Puts text on the clipboard and tells whether the browser let it. */
export const useCopy = (text: string) => {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  return { state, copy }
}
