import { createContext, useContext } from 'react'

export interface Toast {
  tone: 'success' | 'problem'
  title: string
  text: string
}

/** Shows a toast in place of the one before: there is only ever one. */
type ShowToast = (toast: Toast) => void

export const ToastContext = createContext<ShowToast | null>(null)

export const useToast = (): ShowToast => {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast must be used within a ToastProvider')
  return show
}
