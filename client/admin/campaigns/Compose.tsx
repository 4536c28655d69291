import { Flex } from '@chakra-ui/react'
import type { FormEvent } from 'react'
import { useFocusFault } from '../ui/useFocusFault.ts'
import { SendIcon } from '../ui/icons.tsx'
import { Form } from '../ui/Form.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { Panel } from '../ui/Panel.tsx'
import { DraftFields } from './DraftFields.tsx'
import { DraftTools } from './DraftTools.tsx'
import { SaveDraftButton } from './SaveDraftButton.tsx'
import type { DraftState } from './useDraft.ts'

interface ComposeProps {
  form: DraftState
  isDisabled: boolean
  isSending: boolean
  /** Answers whether the form was fit to be sent. */
  onSend: () => Promise<boolean>
}

/** The form of a campaign. */
export const Compose = ({ form, isDisabled, isSending, onSend }: ComposeProps) => {
  const focusFault = useFocusFault()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const target = event.currentTarget
    if (!isDisabled && !(await onSend())) focusFault(target)
  }
  return (
    <Panel
      title="Campaign"
      description="It goes to every active subscriber unless you narrow it, in the language of each."
    >
      <Form onSubmit={submit} unsaved={form.unsaved}>
        <DraftFields form={form.fields} />
        <Flex gap="3" wrap="wrap" align="center">
          <DraftTools form={form} />
          <SaveDraftButton form={form} />
          <SubmitButton busy={isSending} doing="Sending Campaign..." size="lg" ms="auto" disabled={isDisabled}>
            <SendIcon />
            Send Campaign
          </SubmitButton>
        </Flex>
      </Form>
    </Panel>
  )
}
