import { defaultLocale, type Locale } from '#graphql/locales.ts'
import { failureOf } from '../ui/failure.ts'
import { notify } from '../ui/toasts.tsx'
import type { Complaints } from './complaints.ts'
import type { Draft } from './draft.ts'
import { inputOf } from './input.ts'
import { useSendTestCampaignMutation, type SendTestCampaignMutation } from './useTestMail.generated.ts'

const outcome = ({ mode, toAddress }: SendTestCampaignMutation['sendTestCampaign']) =>
  mode === 'SMTP'
    ? { tone: 'success' as const, title: 'Test sent', description: `It is on its way to ${toAddress}.` }
    : {
        tone: 'success' as const,
        title: 'Test kept in the outbox',
        description: `Outbox mode: nothing leaves this server. It would go to ${toAddress}.`,
      }

/** Sends a campaign's mail in a language to whoever is at the desk, and says what became of it. */
export const useTestMail = (onRefused?: (complaints: Complaints) => void) => {
  const [sendTest, { loading: isSending }] = useSendTestCampaignMutation()
  const send = async (draft: Draft, locale: Locale = defaultLocale) => {
    try {
      const { data } = await sendTest({ variables: { input: inputOf(draft), locale } })
      notify(outcome(data!.sendTestCampaign))
    } catch (error) {
      const { message, fields } = failureOf(error)
      onRefused?.(fields)
      notify({ tone: 'error', title: 'The test was not sent', description: message })
    }
  }
  return { send, isSending }
}
