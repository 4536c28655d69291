import { chakra } from '@chakra-ui/react'
import { useCallback, useState, type ReactNode } from 'react'
import { ToastCard } from './ToastCard.tsx'
import { ToastContext, type Toast } from './toast-context.ts'

interface ToastProviderProps {
  closeLabel: string
  children: ReactNode
}

/** The regions stand in the page from the start, so that what appears in them is read out. */
export const ToastProvider = ({ closeLabel, children }: ToastProviderProps) => {
  const [shown, setShown] = useState<{ toast: Toast; number: number } | null>(null)
  const show = useCallback((toast: Toast) => setShown((before) => ({ toast, number: (before?.number ?? 0) + 1 })), [])
  const close = useCallback(() => setShown(null), [])
  const card = shown && <ToastCard key={shown.number} toast={shown.toast} closeLabel={closeLabel} onClose={close} />
  const isProblem = shown?.toast.tone === 'problem'

  return (
    <ToastContext value={show}>
      {children}
      <chakra.div
        position="fixed"
        zIndex="toast"
        insetInline="0"
        // Above the bar of a narrow window, and the assistant's button of a wide one.
        bottom="calc(4.25rem + env(safe-area-inset-bottom))"
        padding="1rem"
        display="flex"
        justifyContent={{ base: 'center', md: 'flex-end' }}
        pointerEvents="none"
      >
        <chakra.div width="100%" maxWidth="420px" pointerEvents="auto">
          <div role="status">{isProblem ? null : card}</div>
          <div role="alert">{isProblem ? card : null}</div>
        </chakra.div>
      </chakra.div>
    </ToastContext>
  )
}
