import { CloseButton, Dialog, Portal } from '@chakra-ui/react'
import { useEffect, type ReactNode } from 'react'
import { dismissToast } from './toasts.tsx'

interface DeskDialogProps {
  open: boolean
  onClose: () => void
  /** Once it is out of sight: what it showed can be forgotten without being seen to change. */
  onClosed?: () => void
  /** What takes the focus afterwards in place of the control that opened it; null where that is still there. */
  focusAfter?: () => HTMLElement | null
  title: string
  description?: ReactNode
  /** alertdialog for a question that must be answered. */
  role?: 'dialog' | 'alertdialog'
  /** False while it shows something that is shown only once: a stray click must not lose it. */
  dismissible?: boolean
  /** Wide for what is looked at rather than filled in. */
  size?: 'md' | 'xl'
  children?: ReactNode
}

/**
 * It goes at once: Zag listens for the end of a leaving animation a render later than it begins, and where that render is
 * a slow one, such as that of a grid which the dialog has changed, the end is missed and the dialog never leaves.
 */
const leavesAtOnce = { '&[data-state=closed]': { animation: 'none' } }

/** The upper edge of one that is higher than the window would lie above what can be scrolled to. */
const reachable = { base: 'safe end', sm: 'safe center' }

/** A dialog that keeps the focus inside and gives it back to the control that opened it. */
export const DeskDialog = ({
  open,
  onClose,
  onClosed,
  focusAfter,
  title,
  description,
  role = 'dialog',
  dismissible = true,
  size = 'md',
  children,
}: DeskDialogProps) => {
  // A message about something else must not lie over the dialog's buttons.
  useEffect(() => {
    if (open) dismissToast()
  }, [open])

  return (
    <Dialog.Root
      open={open}
      role={role}
      size={size}
      // What is long scrolls below its title, which stays in sight with the way out.
      scrollBehavior={size === 'xl' ? 'inside' : 'outside'}
      lazyMount
      unmountOnExit
      // What grows once it is loaded, as a mail with its pictures, must not move the buttons above it.
      placement={{ base: 'bottom', sm: size === 'xl' ? 'top' : 'center' }}
      closeOnInteractOutside={dismissible && role === 'dialog'}
      closeOnEscape={dismissible}
      onOpenChange={(change) => !change.open && onClose()}
      {...(onClosed && { onExitComplete: onClosed })}
      {...(focusAfter && { finalFocusEl: focusAfter })}
    >
      <Portal>
        <Dialog.Backdrop css={leavesAtOnce} />
        <Dialog.Positioner px="3" alignItems={size === 'xl' ? undefined : reachable}>
          <Dialog.Content my={{ base: '3', sm: '10' }} css={leavesAtOnce}>
            <Dialog.Header pe="14" pb="2">
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pb="6">
              {description && (
                <Dialog.Description mb="5" textStyle="md">
                  {description}
                </Dialog.Description>
              )}
              {children}
            </Dialog.Body>
            {dismissible && (
              <Dialog.CloseTrigger asChild top="4" insetEnd="4">
                <CloseButton size="sm" />
              </Dialog.CloseTrigger>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
