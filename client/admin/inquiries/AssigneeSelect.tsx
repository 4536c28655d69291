import { Field, Flex, NativeSelect } from '@chakra-ui/react'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { FieldRoot } from '../ui/FieldRoot.tsx'
import { useAssigneeSelectQuery } from './AssigneeSelect.generated.ts'

interface Person {
  id: string
  name: string
}

interface AssigneeSelectProps {
  assignee: Person | null | undefined
  onChange: (assignee: Person | null) => void
}

export const AssigneeSelect = ({ assignee, onChange }: AssigneeSelectProps) => {
  const viewer = useViewer()
  const { data, error } = useAssigneeSelectQuery({ fetchPolicy: 'cache-first' })
  const known = data?.staff ?? [viewer]
  const people = !assignee || known.some(({ id }) => id === assignee.id) ? known : [...known, assignee]

  const choose = (id: string) => onChange(people.find((person) => person.id === id) ?? null)
  return (
    <FieldRoot width="auto" flex="1 1 15rem" maxWidth="22rem">
      <Field.Label>Assigned to</Field.Label>
      <Flex gap="2" width="full">
        <NativeSelect.Root size="sm">
          <NativeSelect.Field value={assignee?.id ?? ''} onChange={(event) => choose(event.target.value)}>
            <option value="">Nobody</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {id === viewer.id ? `${name} (me)` : name}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator aria-hidden />
        </NativeSelect.Root>
        {assignee?.id !== viewer.id && (
          <Button size="sm" onClick={() => onChange({ id: viewer.id, name: viewer.name })}>
            Assign to me
          </Button>
        )}
      </Flex>
      {error && <Field.HelperText>The names of your colleagues could not be loaded.</Field.HelperText>}
    </FieldRoot>
  )
}
