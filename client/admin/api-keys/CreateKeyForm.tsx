import { Button } from '@chakra-ui/react'
import { createApiKeySchema, type CreateApiKey } from '#graphql/inputs/staff.ts'
import { scopes } from '#graphql/permissions.ts'
import { useViewer } from '../frame/viewer.tsx'
import { Form } from '../ui/Form.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useForm } from '../ui/useForm.ts'
import { ScopeChoice } from './ScopeChoice.tsx'
import { useCreateApiKey, type NewApiKey } from './useCreateApiKey.ts'

export const CreateKeyForm = ({ onMade }: { onMade: (made: NewApiKey) => void }) => {
  const { can } = useViewer()
  const create = useCreateApiKey()
  const first: CreateApiKey = { name: '', scopes: [] }
  const form = useForm(createApiKeySchema, first, async (input) => onMade(await create(input)))
  return (
    <Form onSubmit={form.submit} problem={form.problem}>
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
