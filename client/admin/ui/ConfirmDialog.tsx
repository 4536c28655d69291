import { Flex } from '@chakra-ui/react'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { DeskDialog } from './DeskDialog.tsx'
import { failureOf, type Failure } from './failure.ts'
import { Notice } from './Notice.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  description: ReactNode
  /** The verb on the button that does it. */
  confirm: string
  /** Red for what destroys, coral for what is only final. */
  palette?: 'red' | 'coral'
  /** What there is to choose before it is done. */
  children?: ReactNode
  onConfirm?: () => Promise<unknown>
  /**
   * What takes the control away that opened it: done once the dialog is out of sight and that control has the focus again,
   * which then goes on from there. It says itself when it fails.
   */
  onConfirmed?: () => unknown
  onClose: () => void
  /** Once it is out of sight. */
  onClosed?: () => void
  /** What takes the focus afterwards in place of the control that opened it; null where that is still there. */
  focusAfter?: () => HTMLElement | null
}

/** Asks before something that cannot be undone; stays open with the reason when it fails. */
export const ConfirmDialog = ({
  open,
  title,
  description,
  confirm,
  palette = 'red',
  children,
  onConfirm,
  onConfirmed,
  onClose,
  onClosed,
  focusAfter,
}: ConfirmDialogProps) => {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const next = useRef<(() => unknown) | undefined>(undefined)
  const close = () => {
    setFailure(null)
    onClose()
  }
  const run = async () => {
    setBusy(true)
    try {
      await onConfirm?.()
      next.current = onConfirmed
      close()
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <DeskDialog
      open={open}
      onClose={close}
      title={title}
      description={description}
      role="alertdialog"
      onClosed={() => {
        onClosed?.()
        next.current?.()
        next.current = undefined
      }}
      {...(focusAfter && { focusAfter })}
    >
      {failure && (
        <Notice tone="error" mb="5">
          {failure.message}
        </Notice>
      )}
      {children}
      <Flex gap="3" justify="flex-end" wrap="wrap" mt={children ? '6' : '0'}>
        <Button onClick={close}>Cancel</Button>
        <Button variant="solid" colorPalette={palette} onClick={run} loading={busy} loadingText={confirm}>
          {confirm}
        </Button>
      </Flex>
    </DeskDialog>
  )
}
