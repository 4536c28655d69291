import { createToaster, Toast, Toaster } from '@chakra-ui/react'
import { isUsedAtBottomEnd } from './used-control.ts'

const one = { max: 1, overlap: false, pauseOnPageIdle: true }
const edge = '1rem'
/** Below the top bar, or at the bottom, above the bar of a narrow window: wherever the control is not that was just used. */
const toasters = {
  bottom: createToaster({
    ...one,
    placement: 'bottom-end',
    offsets: { top: edge, right: edge, bottom: 'var(--above-bar)', left: edge },
  }),
  top: createToaster({
    ...one,
    placement: 'top-end',
    offsets: { top: '5.5rem', right: edge, bottom: edge, left: edge },
  }),
}

export interface ToastAction {
  label: string
  onClick: () => void
}

interface Message {
  tone: 'success' | 'error'
  title: string
  description?: string
  /** A way back, such as Undo; the message then stays long enough to be reached. */
  action?: ToastAction | undefined
}

let latest: { side: keyof typeof toasters; id: string } | undefined

export const dismissToast = () => {
  if (latest) toasters[latest.side].remove(latest.id)
  latest = undefined
}

/** Shows a short message; one at a time, so that a new one takes the place of the last. */
export const notify = ({ tone, title, description, action }: Message) => {
  dismissToast()
  const side = isUsedAtBottomEnd() ? 'top' : 'bottom'
  const id = toasters[side].create({
    type: tone,
    title,
    description,
    closable: true,
    action,
    // What asks for a decision stays longer than what only reports; 20 s is what WCAG 2.2.1 gives to reach a control.
    duration: action ? 20_000 : tone === 'error' ? 12_000 : 5_000,
  })
  latest = { side, id }
}

export const Toasts = () =>
  Object.entries(toasters).map(([side, toaster]) => (
    <Toaster
      key={side}
      toaster={toaster}
      insetInline={{ base: '4', md: '6' }}
      css={{ '--above-bar': { base: 'calc(4.5rem + env(safe-area-inset-bottom))', xl: edge } }}
    >
      {(toast) => (
        <Toast.Root width={{ base: 'full', sm: '26.25rem' }} maxWidth="26.25rem" ms="auto">
          <Toast.Indicator />
          <div>
            <Toast.Title>{toast.title}</Toast.Title>
            {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
          </div>
          {toast.action && (
            <Toast.ActionTrigger alignSelf="center" minHeight="8">
              {toast.action.label}
            </Toast.ActionTrigger>
          )}
          <Toast.CloseTrigger aria-label="Close this message" />
        </Toast.Root>
      )}
    </Toaster>
  ))
