import { Checkbox, Fieldset, Stack, Text } from '@chakra-ui/react'
import { z } from 'zod'
import { createWebhookSchema } from '#graphql/inputs/webhook.ts'
import { Form } from '../ui/Form.tsx'
import { TextField } from '../ui/TextField.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { useForm } from '../ui/useForm.ts'
import { eventNames, events, type ChosenEvent } from './event-names.ts'
import { useWebhooks, type NewSecret } from './useWebhooks.ts'

/** The contract writes events as enum names, the shared schema as their values. */
const schema = createWebhookSchema.extend({ events: z.array(z.enum(events)).min(1, 'Choose at least one event') })

export const WebhookForm = ({ onMade }: { onMade: (made: NewSecret) => void }) => {
  const { create } = useWebhooks()
  const first: { url: string; events: ChosenEvent[] } = { url: '', events: [] }
  const form = useForm(schema, first, async (input) => onMade(await create(input)), 'webhook:new')
  const chosen = form.values.events
  const toggle = (event: ChosenEvent, on: boolean) =>
    form.set('events', on ? [...chosen, event] : chosen.filter((other) => other !== event))
  return (
    <Form onSubmit={form.submit} problem={form.problem} unsaved={form.unsaved}>
      <TextField
        label="Address"
        {...form.field('url')}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://example.com/hooks/hotel"
      />
      <Fieldset.Root invalid={Boolean(form.complaints['events'])}>
        <Fieldset.Legend fontWeight="semibold">Events</Fieldset.Legend>
        <Fieldset.Content mt="2" gap="3">
          {events.map((event) => (
            <Checkbox.Root
              key={event}
              name="events"
              colorPalette="coral"
              alignItems="flex-start"
              checked={chosen.includes(event)}
              onCheckedChange={({ checked }) => toggle(event, checked === true)}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control mt="0.5" />
              <Checkbox.Label fontWeight="normal">
                <Stack as="span" gap="0">
                  <Text as="span" fontWeight="semibold">
                    {eventNames[event].name}
                  </Text>
                  <Text as="span" color="fg.muted" textStyle="sm">
                    {eventNames[event].when}
                  </Text>
                </Stack>
              </Checkbox.Label>
            </Checkbox.Root>
          ))}
        </Fieldset.Content>
        <Fieldset.ErrorText>{form.complaints['events']}</Fieldset.ErrorText>
      </Fieldset.Root>
      <SubmitButton busy={form.busy} doing="Adding" alignSelf="flex-end">
        Add endpoint
      </SubmitButton>
    </Form>
  )
}
