import type { Ref } from 'react'
import { ActiveSwitch } from './ActiveSwitch.tsx'
import { Button } from './Button.tsx'
import { EditIcon } from './icons.tsx'

interface RecordActionsProps<Item> {
  record: Item
  /** Of the record and no other, for people who hear a button without its card. */
  name: string
  /** Archive or Delete. */
  away: string
  changes: Record<'putAway' | 'restore', (record: Item) => Promise<unknown>> & {
    setActive: (record: Item, active: boolean) => Promise<unknown>
  }
  editButton: Ref<HTMLButtonElement>
  onEdit: () => void
}

/** The switch and the buttons of a record, in this order everywhere and on one line of a phone; an archived one comes back. */
export const RecordActions = <Item extends { active: boolean; archivedAt?: string | null }>({
  record,
  name,
  away,
  changes,
  editButton,
  onEdit,
}: RecordActionsProps<Item>) =>
  record.archivedAt ? (
    <Button size="sm" onClick={() => void changes.restore(record)} aria-label={`Restore ${name}`}>
      Restore
    </Button>
  ) : (
    <>
      <ActiveSwitch active={record.active} of={name} onChange={(active) => void changes.setActive(record, active)} />
      <Button ref={editButton} size="sm" onClick={onEdit} aria-label={`Edit ${name}`}>
        <EditIcon />
        Edit
      </Button>
      <Button
        size="sm"
        px={{ base: '2', md: '3.5' }}
        variant="ghost"
        colorPalette="red"
        onClick={() => void changes.putAway(record)}
        aria-label={`${away} ${name}`}
      >
        {away}
      </Button>
    </>
  )
