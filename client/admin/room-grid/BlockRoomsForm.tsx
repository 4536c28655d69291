import { whyBlockedSchema } from '#graphql/inputs/availability.ts'
import { newWhy, whyInput, type WhyDraft } from '../availability/block-form.ts'
import { WhyFields } from '../availability/WhyFields.tsx'
import { Form } from '../ui/Form.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { useForm } from '../ui/useForm.ts'

interface BlockRoomsFormProps {
  /** As in Block 3 rooms. */
  label: string
  onBlock: (why: ReturnType<typeof whyInput>) => Promise<unknown>
}

/** Why the chosen rooms are blocked; which rooms cannot be is for the server to say. */
export const BlockRoomsForm = ({ label, onBlock }: BlockRoomsFormProps) => {
  const { field, problem, busy, submit } = useForm(
    whyBlockedSchema,
    newWhy,
    (draft: WhyDraft) => onBlock(whyInput(draft)),
    null,
  )
  return (
    <Form onSubmit={submit} problem={problem}>
      <WhyFields field={field} />
      <SubmitButton busy={busy} doing="Blocking">
        {label}
      </SubmitButton>
    </Form>
  )
}
