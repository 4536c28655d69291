import { Button, Checkbox, Field, Flex } from '@chakra-ui/react'
import { updateSubscriberStatusSchema } from '#graphql/inputs/subscriber.ts'
import { FieldRoot } from '../ui/FieldRoot.tsx'
import { Form } from '../ui/Form.tsx'
import { AreaField } from '../ui/AreaField.tsx'
import { notify } from '../ui/toasts.tsx'
import { useForm } from '../ui/useForm.ts'
import { useSubscriberChanges } from './useSubscriberChanges.ts'

interface BackOnTheListProps {
  id: string
  onDone: () => void
  onCancel: () => void
}

/** Nobody who has left is written to again on a whim: the guest asked, and how is kept. */
export const BackOnTheList = ({ id, onDone, onCancel }: BackOnTheListProps) => {
  const { setStatus } = useSubscriberChanges()
  const first = { id, status: 'active' as const, guestAsked: false, reason: '' }
  const form = useForm(
    updateSubscriberStatusSchema,
    first,
    async ({ guestAsked, reason }) => {
      await setStatus({ id, status: 'ACTIVE', guestAsked: Boolean(guestAsked), reason })
      notify({ tone: 'success', title: 'Back on the list' })
      onDone()
    },
    `subscriber-back:${id}`,
  )
  const cancel = () => {
    form.forget()
    onCancel()
  }
  return (
    <Form onSubmit={form.submit} problem={form.problem} unsaved={form.unsaved}>
      <FieldRoot invalid={Boolean(form.complaints['guestAsked'])}>
        <Checkbox.Root
          name="guestAsked"
          checked={Boolean(form.values.guestAsked)}
          onCheckedChange={({ checked }) => form.set('guestAsked', checked === true)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>The guest asked</Checkbox.Label>
        </Checkbox.Root>
        <Field.ErrorText>{form.complaints['guestAsked']}</Field.ErrorText>
      </FieldRoot>
      <AreaField
        label="When and how the guest asked"
        name="reason"
        rows={2}
        maxLength={500}
        value={form.values.reason ?? ''}
        onChange={(value) => form.set('reason', value)}
        complaint={form.complaints['reason']}
      />
      <Flex gap="3" justify="flex-end">
        <Button type="button" size="sm" onClick={cancel}>
          Cancel
        </Button>
        <Button type="submit" size="sm" variant="solid" colorPalette="coral" loading={form.busy} loadingText="Saving">
          Put back on the list
        </Button>
      </Flex>
    </Form>
  )
}
