import { chakra } from '@chakra-ui/react'

interface SpamTrapProps {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
}

/** A field that nobody sees and programs fill. Moved away rather than hidden: they look for hidden fields. */
export const SpamTrap = ({ id, label, value, onChange }: SpamTrapProps) => (
  <chakra.div aria-hidden="true" position="absolute" width="1px" height="1px" overflow="hidden" clipPath="inset(50%)">
    <label htmlFor={id}>{label}</label>
    <input
      id={id}
      name="website"
      tabIndex={-1}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </chakra.div>
)
