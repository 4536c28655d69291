import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { createApiKeySchema, type CreateApiKey } from '#graphql/inputs/staff.ts'
import { enumName } from '#graphql/enum-name.ts'
import { scopes } from '#graphql/permissions.ts'
import { useViewer } from '../frame/viewer.tsx'
import { Form } from '../ui/Form.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
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
        name="name"
        autoComplete="off"
        maxLength={80}
        help="What the key is for, such as “Booking calendar”."
        value={form.values.name}
        onChange={(value) => form.set('name', value)}
        complaint={form.complaints['name']}
      />
      <ScopeChoice
        offered={scopes.filter(can)}
        chosen={form.values.scopes}
        onChange={(value) => form.set('scopes', value)}
        complaint={form.complaints['scopes']}
      />
      <SelectField label="Expires" name="expiresAt" value={expiry} options={expiryChoices} onChange={setExpiry} />
      <Button
        type="submit"
        alignSelf="flex-end"
        variant="solid"
        colorPalette="coral"
        loading={form.busy}
        loadingText="Creating"
      >
        Create key
      </Button>
    </Form>
  )
}
