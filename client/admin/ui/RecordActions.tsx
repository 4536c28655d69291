import { Button } from '@chakra-ui/react'
import type { Ref } from 'react'
import { ActiveSwitch } from './ActiveSwitch.tsx'
import { EditIcon } from './icons.tsx'

interface RecordActionsProps {
  /** Of the record, for people who hear a button without its card. */
  name: string
  active: boolean
  /** Archive or Delete. */
  away: string
  editButton: Ref<HTMLButtonElement>
  onActive: (active: boolean) => void
  onEdit: () => void
  onAway: () => void
}

/** The switch and the buttons of a record, in this order everywhere and on one line of a phone. */
export const RecordActions = ({ name, active, away, editButton, onActive, onEdit, onAway }: RecordActionsProps) => (
  <>
    <ActiveSwitch active={active} of={name} onChange={onActive} />
    <Button ref={editButton} size="sm" onClick={onEdit} aria-label={`Edit ${name}`}>
      <EditIcon />
      Edit
    </Button>
    <Button
      size="sm"
      px={{ base: '2', md: '3.5' }}
      variant="ghost"
      colorPalette="red"
      onClick={onAway}
      aria-label={`${away} ${name}`}
    >
      {away}
    </Button>
  </>
)
