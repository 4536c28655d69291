import { Switch } from '@chakra-ui/react'

interface ActiveSwitchProps {
  active: boolean
  onChange: (active: boolean) => void
  /** What is switched, for people who hear the control without its card. */
  of: string
}

/** Active or Inactive, said in words beside the switch. */
export const ActiveSwitch = ({ active, onChange, of }: ActiveSwitchProps) => (
  <Switch.Root checked={active} onCheckedChange={({ checked }) => onChange(checked)} colorPalette="green" minHeight="8">
    <Switch.HiddenInput aria-label={`${of}: active`} />
    <Switch.Control>
      <Switch.Thumb />
    </Switch.Control>
    <Switch.Label minWidth="3.75rem">{active ? 'Active' : 'Inactive'}</Switch.Label>
  </Switch.Root>
)
