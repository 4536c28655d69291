import { useState } from 'react'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import { Form } from '../ui/Form.tsx'
import { FormButtons } from '../ui/FormButtons.tsx'
import { readAgain } from '../ui/read-again.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { notify } from '../ui/toasts.tsx'
import { useForm } from '../ui/useForm.ts'
import {
  amountInWords,
  amountLabel,
  chargeFormSchema,
  chargeInput,
  chargeNames,
  newCharge,
  type StayCharge,
} from './stay-charge-form.ts'
import { useSetStayChargeMutation } from './StayCharges.generated.ts'

const kinds = (Object.keys(chargeNames) as StayCharge['kind'][]).map((value) => ({
  value,
  label: chargeNames[value],
}))

/** A tax or a mandatory fee from a night on. */
export const StayChargeForm = ({ onClose }: { onClose: () => void }) => {
  const [set] = useSetStayChargeMutation(readAgain('StayCharges'))
  const [start] = useState(newCharge)
  const form = useForm(
    chargeFormSchema,
    start,
    async (draft) => {
      const { data } = await set({ variables: { input: chargeInput(draft) } })
      const charge = data!.setStayCharge
      notify({ tone: 'success', title: `${chargeNames[charge.kind]} is ${amountInWords(charge)}` })
      onClose()
    },
    'stay-charge:new',
  )
  const cancel = () => {
    form.forget()
    onClose()
  }
  return (
    <Form onSubmit={form.submit} problem={form.problem} unsaved={form.unsaved} focusFirst={!form.unsaved}>
      <FieldGrid least="10rem">
        <SelectField label="Charge" {...form.field('kind')} options={kinds} />
        <TextField
          label={amountLabel(form.values.kind)}
          {...form.field('amount')}
          inputMode="decimal"
          autoComplete="off"
          aria-required
        />
        <TextField label="From the night of" {...form.field('validFrom')} type="date" aria-required />
      </FieldGrid>
      <FormButtons save="Save" busy={form.busy} onCancel={cancel} />
    </Form>
  )
}
