import { chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef, type FormEvent } from 'react'
import { longestChatMessage } from '#graphql/inputs/chat-limits.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Button } from '#client/ui/Button.tsx'
import { TextAreaField, TextField } from '#client/ui/fields.tsx'
import type { ChatWidgetFragment } from './ChatWidget.generated.ts'
import { PhoneText } from '../texts/PhoneText.tsx'
import type { Conversation } from './useConversation.ts'
import { useHandOver, type HandOverField } from './useHandOver.ts'

interface HandOverFormProps {
  question: string
  hotel: ChatWidgetFragment
  history: Conversation['history']
  onSent: (reference: string) => void
  onCancel: () => void
}

/** What is asked, by whom, and where the front desk may answer. */
export const HandOverForm = ({ question, hotel, history, onSent, onCancel }: HandOverFormProps) => {
  const { t } = useLanguage()
  const prefix = useId()
  const form = useRef<HTMLFormElement>(null)
  const { values, problems, sending, failed, change, submit } = useHandOver({ form, question, history, onSent })

  useEffect(() => {
    form.current?.querySelector<HTMLElement>(question ? 'input' : 'textarea')?.focus({ preventScroll: true })
    form.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [question])

  const bind = (name: HandOverField) => ({
    id: `${prefix}${name}`,
    name,
    label: t(`contact.form.${name}`),
    value: values[name],
    error: problems[name] && t(problems[name].key, problems[name].values),
    onChange: (event: { currentTarget: { value: string } }) => change(name, event.currentTarget.value),
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }

  return (
    <chakra.form
      ref={form}
      noValidate
      onSubmit={onSubmit}
      width="100%"
      marginTop="0.5rem"
      scrollMarginBottom="1.25rem"
      padding="1rem"
      display="grid"
      gap="0.875rem"
      borderRadius="medium"
      background="shell"
      border="1px solid {colors.stone}"
    >
      <chakra.p textStyle="small">{t('chat.handOver.intro')}</chakra.p>
      <TextAreaField {...bind('message')} required rows={2} maxLength={longestChatMessage} paddingBlock="0.5rem" />
      <TextField {...bind('name')} required autoComplete="name" paddingBlock="0.5rem" />
      <TextField {...bind('email')} type="email" required autoComplete="email" paddingBlock="0.5rem" />
      {failed && (
        <chakra.p role="alert" textStyle="small" color="coralDeep" fontWeight="600">
          <PhoneText>{t('chat.handOver.failed', { phone: hotel.phone })}</PhoneText>
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="0.5rem">
        <Button type="submit" size="small" disabled={sending}>
          {t(sending ? 'contact.form.sending' : 'chat.handOver.send')}
        </Button>
        <Button type="button" size="small" look="outline" disabled={sending} onClick={onCancel}>
          {t('chat.handOver.cancel')}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}
