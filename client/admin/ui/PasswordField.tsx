import { IconButton } from '@chakra-ui/react'
import { useState } from 'react'
import { EyeIcon, EyeOffIcon } from './icons.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** A password that can be pasted and looked at. */
export const PasswordField = (props: Omit<TextFieldProps, 'end' | 'type'>) => {
  const [shown, setShown] = useState(false)
  const toggle = (
    <IconButton
      type="button"
      variant="ghost"
      size="sm"
      position="absolute"
      insetEnd="1"
      top="1"
      aria-label={`${shown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
      onClick={() => setShown(!shown)}
    >
      {shown ? <EyeOffIcon /> : <EyeIcon />}
    </IconButton>
  )
  return (
    <TextField {...props} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="off" end={toggle} />
  )
}
