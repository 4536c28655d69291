import { Flex, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { eraseGuestSchema } from '#graphql/inputs/guest.ts'
import { Button } from '../ui/Button.tsx'
import { Form } from '../ui/Form.tsx'
import { Panel } from '../ui/Panel.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useForm } from '../ui/useForm.ts'
import { GuestDialog } from './GuestDialog.tsx'

/** The way in for who writes or calls and asks what the hotel has. The address never stands in the page's own. */
const GuestsTab = () => {
  const [open, setOpen] = useState<string | null>(null)
  const form = useForm(eraseGuestSchema, { email: '' }, async ({ email }) => setOpen(email.trim()), null)
  return (
    <Panel
      title="A guest’s data"
      description="Everything the hotel holds about an email address, to show, hand out, correct or erase when the guest asks. First make sure that it is the guest who asks, for example by a mail from that address."
    >
      <Stack maxWidth="32rem">
        <Form onSubmit={form.submit} problem={form.problem}>
          <TextField label="Email address of the guest" {...form.field('email')} type="email" autoComplete="off" />
          <Flex>
            <Button type="submit" variant="solid" colorPalette="coral">
              Show what is held
            </Button>
          </Flex>
        </Form>
      </Stack>
      <GuestDialog email={open} onClose={() => setOpen(null)} />
    </Panel>
  )
}

export default GuestsTab
