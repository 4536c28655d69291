import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { onDark } from '../focus-ring.ts'
import { Icon } from '../Icon.tsx'
import type { Toast } from './toast-context.ts'

interface ToastCardProps {
  toast: Toast
  closeLabel: string
  onClose: () => void
}

const shownMilliseconds = 8_000

/** Goes away by itself, but not while somebody points at it or stands on it. */
export const ToastCard = ({ toast, closeLabel, onClose }: ToastCardProps) => {
  const [held, setHeld] = useState(false)
  const isProblem = toast.tone === 'problem'

  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(onClose, shownMilliseconds)
    return () => clearTimeout(timer)
  }, [held, onClose])

  return (
    <chakra.div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      display="flex"
      gap="0.875rem"
      alignItems="flex-start"
      padding="1rem 1rem 1rem 1.25rem"
      borderRadius="medium"
      boxShadow="high"
      _highContrast={{ border: '1px solid' }}
      color="foam"
      background={isProblem ? 'coralDark' : 'lagoonDeep'}
      animation="rise 280ms"
      css={onDark}
    >
      <Icon name={isProblem ? 'alert' : 'check'} marginTop="0.125rem" />
      <chakra.div flex="1">
        <chakra.p fontWeight="700">{toast.title}</chakra.p>
        <chakra.p textStyle="small">{toast.text}</chakra.p>
      </chakra.div>
      <chakra.button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        minWidth="2rem"
        minHeight="2rem"
        display="grid"
        placeItems="center"
        cursor="pointer"
        borderRadius="small"
      >
        <Icon name="close" />
      </chakra.button>
    </chakra.div>
  )
}
