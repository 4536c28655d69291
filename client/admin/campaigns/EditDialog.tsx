import { Heading, Stack } from '@chakra-ui/react'
import { useState, type FormEvent } from 'react'
import { Button } from '../ui/Button.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { failureOf, type Failure } from '../ui/failure.ts'
import { fieldOf, type FormState } from '../ui/field-of.ts'
import { focusFault } from '../ui/focus-fault.ts'
import { Form } from '../ui/Form.tsx'
import { formatInstant } from '../ui/time.ts'
import { notify } from '../ui/toasts.tsx'
import { useUnsaved } from '../ui/unsaved.ts'
import { complaintsOf, withoutComplaint, type Complaints } from './complaints.ts'
import type { CampaignPartsFragment } from './CampaignParts.generated.ts'
import { completed, draftOf, type Draft } from './draft.ts'
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
  const [draft, setDraft] = useState<Draft>(() => completed(found?.draft ?? {}, draftOf(campaign)))
  const [keptAt, setKeptAt] = useState(found?.at)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [complaints, setComplaints] = useState<Complaints>({})

  const save = async (evenIfRepeated: boolean) => {
    try {
      await update({ variables: { input: { id: campaign.id, ...inputOf(draft), evenIfRepeated } } })
      forget()
      notify({ tone: 'success', title: 'Campaign saved' })
      onClose()
    } catch (error) {
      const failed = failureOf(error)
      setFailure(failed)
      setComplaints(failed.fields)
    }
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const target = event.currentTarget
    const wrong = complaintsOf(draft)
    setComplaints(wrong)
    if (Object.keys(wrong).length > 0) return void focusFault(target)
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
  const form: FormState<Draft> = {
    values: draft,
    complaints,
    set: (name, value) => {
      change({ ...draft, [name]: value })
      setComplaints((before) => withoutComplaint(before, name))
    },
  }
  return (
    <Form
      onSubmit={submit}
      problem={failure && Object.keys(failure.fields).length === 0 ? failure : null}
      unsaved={keptAt ? { at: keptAt, onDiscard: discard } : null}
    >
      <DraftFields form={{ ...form, field: fieldOf(form) }} />
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
