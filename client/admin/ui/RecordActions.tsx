import { useState, type ReactNode, type Ref } from 'react'
import { ActiveSwitch } from './ActiveSwitch.tsx'
import { Button } from './Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { EditIcon } from './icons.tsx'
import { RemoveButton } from './RemoveButton.tsx'

interface RecordActionsProps<Item> {
  record: Item
  /** Of the record and no other, for people who hear a button without its card. */
  name: string
  /** Archive or Delete. */
  away: string
  /** What is said when it is asked before; without it nothing is. */
  question?: ReactNode
  changes: Record<'putAway' | 'restore', (record: Item) => Promise<unknown>> & {
    setActive: (record: Item, active: boolean) => Promise<unknown>
  }
  editButton: Ref<HTMLButtonElement>
  onEdit: () => void
}

type AwayButtonProps<Item> = Pick<RecordActionsProps<Item>, 'record' | 'name' | 'away' | 'question' | 'changes'>

const AwayButton = <Item,>({ record, name, away, question, changes }: AwayButtonProps<Item>) => {
  const [isAsking, setAsking] = useState(false)
  const putAway = () => changes.putAway(record)
  return (
    <>
      <RemoveButton
        px={{ base: '2', md: '3.5' }}
        onPress={() => (question ? setAsking(true) : putAway())}
        aria-label={`${away} ${name}`}
      >
        {away}
      </RemoveButton>
      {question && (
        <ConfirmDialog
          open={isAsking}
          title={`${away} ${name}?`}
          description={question}
          confirm={away}
          onConfirmed={putAway}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** The switch and the buttons of a record, in this order everywhere and on one line of a phone; an archived one comes back. */
export const RecordActions = <Item extends { active: boolean; archivedAt?: string | null }>({
  record,
  name,
  away,
  question,
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
      <AwayButton record={record} name={name} away={away} question={question} changes={changes} />
    </>
  )
