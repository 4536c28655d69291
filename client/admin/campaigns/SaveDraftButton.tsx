import { useNavigate } from 'react-router-dom'
import { campaignsPath } from '#graphql/desk-paths.ts'
import { Button } from '../ui/Button.tsx'
import { failureOf } from '../ui/failure.ts'
import { notify } from '../ui/toasts.tsx'
import { inputOf } from './input.ts'
import { useCreateCampaignMutation } from './ScheduleDialog.generated.ts'
import type { DraftState } from './useDraft.ts'

/** Puts the campaign of the form away among the campaigns, where it is gone on with and sent from. */
export const SaveDraftButton = ({ form }: { form: DraftState }) => {
  const [create, { loading }] = useCreateCampaignMutation()
  const navigate = useNavigate()
  const save = async () => {
    if (form.check() !== 'fine') return
    try {
      const { data } = await create({ variables: { input: inputOf(form.draft) } })
      form.clear(form.draft)
      form.forget(form.draft)
      notify({
        tone: 'success',
        title: 'Draft saved',
        description: 'It waits here to be gone on with, sent or scheduled.',
      })
      await navigate(campaignsPath('campaigns', { campaign: data!.createCampaign.id }))
    } catch (error) {
      const { message, fields } = failureOf(error)
      form.complain(fields)
      notify({ tone: 'error', title: 'The draft was not saved', description: message })
    }
  }
  return (
    <Button type="button" onClick={save} loading={loading} loadingText="Saving">
      Save draft
    </Button>
  )
}
