import { useApolloClient } from '@apollo/client/react'
import { Heading, Stack } from '@chakra-ui/react'
import { useMemo, useRef, useState, type FormEvent } from 'react'
import { Button } from '../ui/Button.tsx'
import { ConflictNotice } from '../ui/ConflictNotice.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { failureOf, type Failure } from '../ui/failure.ts'
import { fieldOf, type FormState } from '../ui/field-of.ts'
import { rereadOnConflict } from '../ui/reread-on-conflict.ts'
import { useFocusFault } from '../ui/useFocusFault.ts'
import { Form } from '../ui/Form.tsx'
import { formatInstant } from '../ui/time.ts'
import { notify } from '../ui/toasts.tsx'
import { useUnsaved } from '../ui/unsaved.ts'
import { complaintsOf, withoutComplaint, type Complaints } from './complaints.ts'
import type { CampaignPartsFragment } from './CampaignParts.generated.ts'
import { areSame, completed, draftOf, type Draft } from './draft.ts'
import { DraftFields } from './DraftFields.tsx'
import { inputOf } from './input.ts'
import { useScheduleCampaignMutation, useUpdateCampaignMutation } from './ScheduleDialog.generated.ts'
import { RepetitionNotice } from './RepetitionNotice.tsx'
import { WhenForm } from './WhenForm.tsx'

interface Typed {
  draft: Draft
  /** Of the campaign as it was when the first of it was typed. */
  version?: number
}

interface EditDialogProps {
  open: boolean
  campaign: CampaignPartsFragment
  onClose: () => void
}

/** A campaign that has not started: its texts, and when it starts. */
const Unstarted = ({ campaign, onClose }: Omit<EditDialogProps, 'open'>) => {
  const [update, { loading }] = useUpdateCampaignMutation()
  const [schedule] = useScheduleCampaignMutation()
  const client = useApolloClient()
  const { found, keep, forget } = useUnsaved<Typed>(`campaign:${campaign.id}`)
  // What nobody has touched here follows what a colleague makes of it.
  const stored = useMemo(() => draftOf(campaign), [campaign])
  const [typed, setTyped] = useState<Typed | null>(() => found && { ...found, draft: completed(found.draft, stored) })
  const draft = typed?.draft ?? stored
  const version = typed ? typed.version : campaign.version
  const isBehind = version !== undefined && version !== campaign.version
  const [keptAt, setKeptAt] = useState(found?.at)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [complaints, setComplaints] = useState<Complaints>({})
  const content = useRef<HTMLDivElement>(null)
  const focusFault = useFocusFault()

  const check = () => {
    const wrong = complaintsOf(draft)
    setComplaints(wrong)
    if (Object.keys(wrong).length === 0) return true
    focusFault(content.current)
    return false
  }
  const told = async <T,>(task: () => Promise<T>) => {
    try {
      return await rereadOnConflict(() => client.refetchQueries({ include: ['CampaignProgress'] }), task)
    } catch (error) {
      setComplaints(failureOf(error).fields)
      throw error
    }
  }
  const discard = () => {
    forget()
    setTyped(null)
    setKeptAt(undefined)
  }
  const store = async (evenIfRepeated: boolean, known: number | undefined) => {
    const input = { id: campaign.id, version: known, ...inputOf(draft), evenIfRepeated }
    const { data } = await told(() => update({ variables: { input } }))
    discard()
    return data!.updateCampaign.version
  }
  const save = async (evenIfRepeated: boolean, known = version) => {
    try {
      await store(evenIfRepeated, known)
      notify({ tone: 'success', title: 'Campaign saved' })
      onClose()
    } catch (error) {
      setFailure(failureOf(error))
    }
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (check()) await save(false)
  }
  const keepMine = async () => {
    setTyped({ draft, version: campaign.version })
    if (check()) await save(false, campaign.version)
  }
  const start = async (scheduledAt: Date, evenIfRepeated: boolean) => {
    const known = areSame(draft, stored) ? version : await store(evenIfRepeated, version)
    const input = { id: campaign.id, version: known, scheduledAt: scheduledAt.toISOString(), evenIfRepeated }
    await told(() => schedule({ variables: { input } }))
    notify({
      tone: 'success',
      title: 'Campaign scheduled',
      description: `It starts ${formatInstant(scheduledAt.toISOString())}, hotel time.`,
    })
    onClose()
  }
  const choose = async (scheduledAt: Date, evenIfRepeated: boolean) => {
    // What starts by itself is what stands above, saved or not.
    if (!areSame(draft, stored) && !check()) return null
    try {
      await start(scheduledAt, evenIfRepeated)
    } catch (error) {
      const refused = failureOf(error)
      if (refused.code !== 'CONFLICT' || refused.fields['evenIfRepeated']) throw error
      // It is about the texts above.
      setFailure(refused)
    }
    return null
  }
  const repetition = failure?.fields['evenIfRepeated']
  const form: FormState<Draft> = {
    values: draft,
    complaints,
    set: (name, value) => {
      const next = { draft: { ...draft, [name]: value }, version }
      setTyped(next)
      keep(next)
      setComplaints((before) => withoutComplaint(before, name))
    },
  }
  return (
    <Stack ref={content} gap="7">
      <Form
        onSubmit={submit}
        problem={failure && Object.keys(failure.fields).length === 0 ? failure : null}
        notice={
          isBehind && (
            <ConflictNotice
              message={failure?.message ?? ''}
              changes={[]}
              onTakeTheirs={discard}
              onKeepMine={() => void keepMine()}
            />
          )
        }
        unsaved={keptAt ? { at: keptAt, onDiscard: discard } : null}
      >
        <DraftFields form={{ ...form, field: fieldOf(form) }} />
        {repetition && (
          <RepetitionNotice
            warning={repetition}
            confirm="Save anyway"
            busy={loading}
            onConfirm={() => void save(true)}
          />
        )}
        <Button type="submit" alignSelf="flex-end" loading={loading} loadingText="Saving">
          Save the texts
        </Button>
      </Form>
      <Stack as="section" gap="3" borderTopWidth="1px" borderColor="border" pt="5">
        <Heading as="h3" textStyle="cardTitle">
          Start by itself
        </Heading>
        <WhenForm onChoose={choose} />
      </Stack>
    </Stack>
  )
}

/** Changes a campaign that has not started, or when it starts. */
export const EditDialog = ({ open, ...unstarted }: EditDialogProps) => (
  <DeskDialog open={open} onClose={unstarted.onClose} title="Edit or schedule">
    <Unstarted {...unstarted} />
  </DeskDialog>
)
