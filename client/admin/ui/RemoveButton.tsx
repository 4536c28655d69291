import { useState, type ComponentProps, type MouseEvent } from 'react'
import { Button } from './Button.tsx'

interface RemoveButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'loading'> {
  /** Says itself what went wrong. */
  onPress: () => Promise<unknown> | void
}

/** Takes a record out of its list. Of a double press the first counts: by the second the next record can lie under the pointer. */
export const RemoveButton = ({ onPress, ...button }: RemoveButtonProps) => {
  const [busy, setBusy] = useState(false)
  const press = async ({ detail }: MouseEvent) => {
    if (detail > 1) return
    setBusy(true)
    await onPress()
    setBusy(false)
  }
  return <Button size="sm" variant="ghost" colorPalette="red" {...button} loading={busy} onClick={press} />
}
