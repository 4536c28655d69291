import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Icon } from '#client/ui/Icon.tsx'
import type { ChatWidgetFragment } from './ChatWidget.generated.ts'
import { ChatChip } from './ChatChip.tsx'
import { HandOverForm } from './HandOverForm.tsx'
import type { Conversation } from './useConversation.ts'

interface HandOverProps {
  question: string
  hotel: ChatWidgetFragment
  history: Conversation['history']
  /** Where the form was called for: it is open, and gone when it is left. */
  onLeave?: () => void
}

/** The offer to ask the front desk: a button, then the form, then the reference. */
export const HandOver = ({ question, hotel, history, onLeave }: HandOverProps) => {
  const { t } = useLanguage()
  const [isAsking, setAsking] = useState(onLeave !== undefined)
  const [reference, setReference] = useState('')
  const offer = useRef<HTMLButtonElement>(null)
  const thanks = useRef<HTMLParagraphElement>(null)
  const wasAsking = useRef(false)

  // What had the focus has gone.
  useEffect(() => {
    if (!isAsking && wasAsking.current) (thanks.current ?? offer.current)?.focus()
    wasAsking.current = isAsking
  }, [isAsking])

  if (reference)
    return (
      <chakra.p
        ref={thanks}
        tabIndex={-1}
        marginTop="0.5rem"
        padding="0.75rem 0.9375rem"
        display="flex"
        gap="0.625rem"
        borderRadius="medium"
        background="palmPale"
        color="palm"
        textStyle="small"
        fontWeight="600"
        outline="none"
      >
        <Icon name="check" marginTop="0.125rem" />
        {t('chat.handOver.done', { reference })}
      </chakra.p>
    )
  if (isAsking)
    return (
      <HandOverForm
        question={question}
        hotel={hotel}
        history={history}
        onSent={(received) => {
          setReference(received)
          setAsking(false)
        }}
        onCancel={onLeave ?? (() => setAsking(false))}
      />
    )
  return (
    <ChatChip ref={offer} type="button" onClick={() => setAsking(true)} marginTop="0.5rem">
      <Icon name="mail" />
      {t(question ? 'chat.handOver.offer' : 'chat.desk.ask')}
    </ChatChip>
  )
}
