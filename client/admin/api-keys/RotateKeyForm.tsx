import { useState } from 'react'
import { rotateApiKeySchema } from '#graphql/inputs/api-key.ts'
import { Form } from '../ui/Form.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { formatDay, formatInstant, useNow } from '../ui/time.ts'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { useForm } from '../ui/useForm.ts'
import type { ApiKeyRowFragment } from './ApiKeysTab.generated.ts'
import { expiryChoices, expiryOf, type ExpiryChoice } from './key-life.ts'
import type { NewApiKey } from './useCreateApiKey.ts'
import { useRotateApiKey } from './useRotateApiKey.ts'

const overlaps = [
  { value: '0', label: 'Not at all' },
  { value: '1', label: 'For an hour' },
  { value: '24', label: 'For a day' },
  { value: '168', label: 'For a week' },
] as const

interface RotateKeyFormProps {
  apiKey: ApiKeyRowFragment
  onRotated: (rotated: NewApiKey) => void
}

export const RotateKeyForm = ({ apiKey, onRotated }: RotateKeyFormProps) => {
  const rotate = useRotateApiKey()
  const now = useNow()
  const [expiry, setExpiry] = useState<ExpiryChoice | 'kept'>('kept')
  const form = useForm(
    rotateApiKeySchema,
    { id: apiKey.id, overlapHours: 24 },
    async ({ id, overlapHours }) =>
      onRotated(
        await rotate({ id, overlapHours, ...(expiry !== 'kept' && { expiresAt: expiryOf(expiry, new Date()) }) }),
      ),
    null,
  )
  const kept = apiKey.expiresAt ? `As before, on ${formatDay(apiKey.expiresAt)}` : 'As before, never'
  const isOverlapping = apiKey.previousUntil && Date.parse(apiKey.previousUntil) > now.getTime()
  return (
    <Form onSubmit={form.submit} problem={form.problem}>
      {isOverlapping && (
        <Notice tone="warning">
          The key before the last rotation still works until {formatInstant(apiKey.previousUntil!)}. It ends now.
        </Notice>
      )}
      <SelectField
        label="The old key works on"
        name="overlapHours"
        value={String(form.values.overlapHours) as (typeof overlaps)[number]['value']}
        options={overlaps}
        onChange={(value) => form.set('overlapHours', Number(value))}
        complaint={form.complaints['overlapHours']}
      />
      <SelectField
        label="The new key expires"
        name="expiresAt"
        value={expiry}
        options={[{ value: 'kept', label: kept }, ...expiryChoices]}
        onChange={setExpiry}
      />
      <SubmitButton busy={form.busy} doing="Rotating" alignSelf="flex-end">
        Rotate key
      </SubmitButton>
    </Form>
  )
}
