import { Button as ChakraButton, Loader } from '@chakra-ui/react'
import type { ComponentProps, MouseEvent } from 'react'

type ButtonProps = ComponentProps<typeof ChakraButton>

const ignore = (event: MouseEvent) => event.preventDefault()

/**
 * A button that keeps the focus while what it was pressed for is under way; a disabled one would lose it to the page
 * (decision 201). A second press meanwhile does nothing, and sends no form.
 */
export const Button = ({
  loading = false,
  loadingText,
  disabled = false,
  onClick,
  children,
  ...button
}: ButtonProps) => (
  <ChakraButton
    {...button}
    disabled={disabled && !loading}
    aria-disabled={loading || undefined}
    onClick={loading ? ignore : onClick}
  >
    {loading ? <Loader text={loadingText}>{children}</Loader> : children}
  </ChakraButton>
)
