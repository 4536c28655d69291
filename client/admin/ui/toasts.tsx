import { createToaster, Toast, Toaster } from '@chakra-ui/react'

const toaster = createToaster({ placement: 'bottom-end', max: 1, overlap: false, pauseOnPageIdle: true })

interface Message {
  tone: 'success' | 'error'
  title: string
  description?: string
  /** A way back, such as Undo; the message then stays long enough to be reached. */
  action?: { label: string; onClick: () => void }
}

let latest: string | undefined

export const dismissToast = () => {
  if (latest) toaster.remove(latest)
  latest = undefined
}

/** Shows a short message; one at a time, so that a new one takes the place of the last. */
export const notify = ({ tone, title, description, action }: Message) => {
  dismissToast()
  // What asks for a decision stays longer than what only reports.
  latest = toaster.create({
    type: tone,
    title,
    description,
    closable: true,
    action,
    duration: tone === 'error' || action ? 12_000 : 5_000,
  })
}

export const Toasts = () => (
  <Toaster toaster={toaster} insetInline={{ base: '4', md: '6' }}>
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
)
