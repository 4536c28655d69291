import { useState } from 'react'
import { createApiKeySchema, type CreateApiKey } from '#graphql/inputs/staff.ts'
import { enumName } from '#graphql/enum-name.ts'
import { scopes } from '#graphql/permissions.ts'
import { useViewer } from '../frame/viewer.tsx'
import { Form } from '../ui/Form.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { useForm } from '../ui/useForm.ts'
import { expiryChoices, expiryOf, type ExpiryChoice } from './key-life.ts'
import { ScopeChoice } from './ScopeChoice.tsx'
import { useCreateApiKey, type NewApiKey } from './useCreateApiKey.ts'

export const CreateKeyForm = ({ onMade }: { onMade: (made: NewApiKey) => void }) => {
  const { can } = useViewer()
  const create = useCreateApiKey()
  const [expiry, setExpiry] = useState<ExpiryChoice>('365')
  const first: CreateApiKey = { name: '', scopes: [] }
  const form = useForm(
    createApiKeySchema,
    first,
    async ({ name, scopes: chosen }) =>
      onMade(await create({ name, scopes: chosen.map(enumName), expiresAt: expiryOf(expiry, new Date()) })),
    'api-key:new',
  )
  return (
    <Form onSubmit={form.submit} problem={form.problem} unsaved={form.unsaved}>
      <TextField
        label="Name"
        {...form.field('name')}
        autoComplete="off"
        maxLength={80}
        help="What the key is for, such as “Booking calendar”."
      />
      <ScopeChoice offered={scopes.filter(can)} {...form.field('scopes')} />
      <SelectField label="Expires" name="expiresAt" value={expiry} options={expiryChoices} onChange={setExpiry} />
      <SubmitButton busy={form.busy} doing="Creating" alignSelf="flex-end">
        Create key
      </SubmitButton>
    </Form>
  )
}
