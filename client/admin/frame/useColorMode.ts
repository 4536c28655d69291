import { useLayoutEffect, useState } from 'react'
import { deskClass } from '../theme.ts'

export type ColorMode = 'light' | 'dark'

const storageKey = 'desk-color-mode'

const isMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark'

const firstMode = (): ColorMode => {
  const stored = localStorage.getItem(storageKey)
  if (isMode(stored)) return stored
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Light or dark for the staff pages only: the guest site keeps its own look. */
export const useColorMode = () => {
  const [mode, setMode] = useState(firstMode)

  useLayoutEffect(() => {
    const { classList, style } = document.documentElement
    classList.add(deskClass, mode)
    style.colorScheme = mode
    return () => {
      classList.remove(deskClass, mode)
      style.colorScheme = ''
    }
  }, [mode])

  const toggle = () => {
    const next = mode === 'light' ? 'dark' : 'light'
    localStorage.setItem(storageKey, next)
    setMode(next)
  }
  return { mode, toggle }
}
