import { Flex } from '@chakra-ui/react'
import { Button } from '../ui/Button.tsx'
import { CheckField } from '../ui/CheckField.tsx'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import { Form } from '../ui/Form.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useForm } from '../ui/useForm.ts'
import { stayFormSchema, stayInput, type StayDraft } from './stay-form.ts'

interface CorrectStayFormProps {
  inquiryId: string
  draft: StayDraft
  roomTypes: readonly { id: string; name: string }[]
  /** Null goes by the guest's words again. */
  onSave: (stay: ReturnType<typeof stayInput> | null) => Promise<unknown>
  /** Whether there is a correction to take back. */
  isCorrected: boolean
}

/** What staff know of the stay; the guest's message stays as it is. */
export const CorrectStayForm = ({ inquiryId, draft, roomTypes, onSave, isCorrected }: CorrectStayFormProps) => {
  const { field, values, problem, busy, submit, unsaved, forget } = useForm(
    stayFormSchema,
    draft,
    (typed) => onSave(stayInput(typed)),
    `stay-correction:${inquiryId}`,
  )
  const takeBack = () => {
    forget()
    void onSave(null)
  }
  return (
    <Form onSubmit={submit} problem={problem} unsaved={unsaved}>
      <FieldGrid least="9rem">
        <TextField label="Arrival" {...field('arrival')} type="date" />
        <TextField label="Departure" {...field('departure')} type="date" min={values.arrival} />
        <TextField label="Adults" {...field('adults')} inputMode="numeric" autoComplete="off" />
        <TextField label="Children" {...field('children')} inputMode="numeric" autoComplete="off" />
      </FieldGrid>
      <SelectField
        label="Room type"
        {...field('roomTypeId')}
        options={[
          { value: '', label: 'The least expensive that is free' },
          ...roomTypes.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <CheckField label="A pet comes" {...field('hasPet')} />
      <Flex gap="3" wrap="wrap">
        <SubmitButton busy={busy} doing="Saving">
          Save the stay
        </SubmitButton>
        {isCorrected && (
          <Button type="button" variant="ghost" onClick={takeBack}>
            Go by the message again
          </Button>
        )}
      </Flex>
    </Form>
  )
}
