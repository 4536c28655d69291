import { Button, Heading, Stack } from '@chakra-ui/react'
import { useState, type FormEvent } from 'react'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { failureOf, type Failure } from '../ui/failure.ts'
import { fieldOf } from '../ui/field-of.ts'
import { Form } from '../ui/Form.tsx'
import { formatInstant } from '../ui/time.ts'
import { notify } from '../ui/toasts.tsx'
import { useUnsaved } from '../ui/unsaved.ts'
import type { CampaignPartsFragment } from './CampaignParts.generated.ts'
import { draftOf, type Draft } from './draft.ts'
import { DraftFields } from './DraftFields.tsx'
import { inputOf } from './input.ts'
import { useScheduleCampaignMutation, useUpdateCampaignMutation } from './ScheduleDialog.generated.ts'
import { RepetitionNotice } from './RepetitionNotice.tsx'
import { WhenForm } from './WhenForm.tsx'

interface EditDialogProps {
  open: boolean
  campaign: CampaignPartsFragment
  onClose: () => void
}

const Fields = ({ campaign, onClose }: Omit<EditDialogProps, 'open'>) => {
  const [update, { loading }] = useUpdateCampaignMutation()
  const { found, keep, forget } = useUnsaved<{ draft: Draft }>(`campaign:${campaign.id}`)
  const [draft, setDraft] = useState<Draft>(() => found?.draft ?? draftOf(campaign))
  const [keptAt, setKeptAt] = useState(found?.at)
  const [failure, setFailure] = useState<Failure | null>(null)

  const save = async (evenIfRepeated: boolean) => {
    try {
      await update({ variables: { input: { id: campaign.id, ...inputOf(draft), evenIfRepeated } } })
      forget()
      notify({ tone: 'success', title: 'Campaign saved' })
      onClose()
    } catch (error) {
      setFailure(failureOf(error))
    }
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    await save(false)
  }
  const repetition = failure?.fields['evenIfRepeated']
  const change = (next: Draft) => {
    setDraft(next)
    keep({ draft: next })
  }
  const discard = () => {
    forget()
    setDraft(draftOf(campaign))
    setKeptAt(undefined)
  }
  return (
    <Form
      onSubmit={submit}
      problem={failure && Object.keys(failure.fields).length === 0 ? failure : null}
      unsaved={keptAt ? { at: keptAt, onDiscard: discard } : null}
    >
      <DraftFields
        field={fieldOf<Draft>({
          values: draft,
          complaints: failure?.fields ?? {},
          set: (name, value) => change({ ...draft, [name]: value }),
        })}
      />
      {repetition && (
        <RepetitionNotice warning={repetition} confirm="Save anyway" busy={loading} onConfirm={() => void save(true)} />
      )}
      <Button type="submit" alignSelf="flex-end" loading={loading} loadingText="Saving">
        Save the texts
      </Button>
    </Form>
  )
}

/** Changes a campaign that has not started, or when it starts. */
export const EditDialog = ({ open, campaign, onClose }: EditDialogProps) => {
  const [schedule] = useScheduleCampaignMutation()
  const choose = async (scheduledAt: Date, evenIfRepeated: boolean) => {
    const input = { id: campaign.id, scheduledAt: scheduledAt.toISOString(), evenIfRepeated }
    await schedule({ variables: { input } })
    notify({
      tone: 'success',
      title: 'Campaign scheduled',
      description: `It starts ${formatInstant(scheduledAt.toISOString())}, hotel time.`,
    })
    onClose()
    return null
  }
  return (
    <DeskDialog open={open} onClose={onClose} title="Edit or schedule">
      <Stack gap="7">
        <Fields campaign={campaign} onClose={onClose} />
        <Stack as="section" gap="3" borderTopWidth="1px" borderColor="border" pt="5">
          <Heading as="h3" textStyle="cardTitle">
            Start by itself
          </Heading>
          <WhenForm onChoose={choose} />
        </Stack>
      </Stack>
    </DeskDialog>
  )
}
