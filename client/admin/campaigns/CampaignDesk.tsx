import { Grid, Link, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { campaignsPath } from '#graphql/desk-paths.ts'
import { useHotel } from '../frame/viewer.tsx'
import { MailNotice } from '../mail/MailNotice.tsx'
import type { SubscriberFigures } from '../subscribers/useSubscriberFigures.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useOtherLanguages } from '../website/LanguageChooser.tsx'
import { CampaignControls } from './CampaignControls.tsx'
import { Compose } from './Compose.tsx'
import { quickDraft, type Draft } from './draft.ts'
import { questionTitle, type Question } from './question.ts'
import { QuestionDetails } from './QuestionDetails.tsx'
import { QuickSends } from './QuickSends.tsx'
import { SendStatus } from './SendStatus.tsx'
import { Templates } from './Templates.tsx'
import { refuse, useAudience } from './useAudience.ts'
import { useDraft } from './useDraft.ts'
import { useSending } from './useSending.ts'

interface CampaignDeskProps {
  figures: SubscriberFigures
  onSent: () => void
}

/** Where a campaign is written and sent: by template, by hand, or with one of the quick buttons. */
export const CampaignDesk = ({ figures, onSent }: CampaignDeskProps) => {
  const hotel = useHotel()
  const others = useOtherLanguages()
  const form = useDraft()
  const findAudience = useAudience()
  const [question, setQuestion] = useState<Question | null>(null)
  const [isAsking, setAsking] = useState(false)
  const sending = useSending({
    onTaken: form.forget,
    onSent: (sent) => {
      form.clear(sent)
      onSent()
    },
    onRefused: form.complain,
  })
  const { active } = figures
  const isDisabled = !active || sending.progress !== null

  // The figures above may be older than the last person who left.
  const ask = async (draft: Draft, isQuick: boolean) => {
    const audience = await findAudience(draft)
    if (!audience) return figures.again()
    setQuestion({ draft, isQuick, ...audience })
    setAsking(true)
  }
  const askForForm = async () => {
    const verdict = form.check()
    if (verdict === 'missing') refuse('Missing Information', 'Please provide a subject and discount percentage')
    if (verdict === 'fine') await ask(form.draft, false)
    return verdict === 'fine'
  }

  return (
    <>
      <MailNotice />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }} gap="6" alignItems="start">
        <Stack gap="6">
          <Templates selectedId={form.templateId} onSelect={form.select} />
          <Compose form={form} isDisabled={isDisabled} isSending={sending.progress !== null} onSend={askForForm} />
        </Stack>
        <Stack gap="6" position={{ lg: 'sticky' }} top="6">
          <SendStatus sending={sending.progress} active={active}>
            {sending.campaign && (
              <Stack gap="3" mt="3" align="flex-start">
                {sending.campaign.state === 'PAUSED' && <Text>“{sending.campaign.subject}” is paused.</Text>}
                <Link asChild variant="underline">
                  <RouterLink to={campaignsPath('campaigns', { campaign: sending.campaign.id })}>
                    Follow this campaign
                  </RouterLink>
                </Link>
                <CampaignControls campaign={sending.campaign} withoutPreview />
              </Stack>
            )}
          </SendStatus>
          <QuickSends
            isDisabled={isDisabled}
            onChoose={(percent) => void ask(quickDraft({ percent, hotel, others }, new Date()), true)}
          />
        </Stack>
      </Grid>
      <ConfirmDialog
        open={isAsking}
        title={question ? questionTitle(question) : ''}
        description={question && <QuestionDetails {...question} />}
        confirm="Send now"
        palette="coral"
        // The question is answered; how the sending goes is told by the status and a message.
        onConfirm={async () => void (question && sending.start(question.draft))}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
