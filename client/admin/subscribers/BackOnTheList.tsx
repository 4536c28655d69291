import { Flex } from '@chakra-ui/react'
import { updateSubscriberStatusSchema } from '#graphql/inputs/subscriber.ts'
import { Button } from '../ui/Button.tsx'
import { CheckField } from '../ui/CheckField.tsx'
import { Form } from '../ui/Form.tsx'
import { AreaField } from '../ui/AreaField.tsx'
import { notify } from '../ui/toasts.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
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
      <CheckField label="The guest asked" {...form.field('guestAsked')} />
      <AreaField label="When and how the guest asked" {...form.field('reason')} rows={2} maxLength={500} />
      <Flex gap="3" justify="flex-end">
        <Button type="button" size="sm" onClick={cancel}>
          Cancel
        </Button>
        <SubmitButton busy={form.busy} doing="Saving" size="sm">
          Put back on the list
        </SubmitButton>
      </Flex>
    </Form>
  )
}
