import type { ButtonProps } from '@chakra-ui/react'
import { Button } from './Button.tsx'

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'loading' | 'loadingText'> {
  busy: boolean
  /** What is said while it is sent, as in Saving. */
  doing: string
}

/** Sends the form that it stands in; a second press while it is sent does nothing. */
export const SubmitButton = ({ busy, doing, ...button }: SubmitButtonProps) => (
  <Button type="submit" variant="solid" colorPalette="coral" loading={busy} loadingText={doing} {...button} />
)
