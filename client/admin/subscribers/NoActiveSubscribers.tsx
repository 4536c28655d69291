import { Notice } from '../ui/Notice.tsx'

/** Shown only when it is known that nobody is active, never when the number could not be loaded. */
export const NoActiveSubscribers = () => (
  <Notice tone="warning">
    <strong>No active subscribers...</strong> A campaign can be sent as soon as somebody has joined the mailing list.
  </Notice>
)
