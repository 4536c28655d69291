import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { AnswerTools } from './AnswerTools.tsx'
import { Bubble } from './Bubble.tsx'
import { ChatChip } from './ChatChip.tsx'
import type { ChatWidgetFragment } from './ChatWidget.generated.ts'
import { HandOver } from './HandOver.tsx'
import { Message } from './Message.tsx'
import { PhoneText } from '../texts/PhoneText.tsx'
import { Suggestions } from './Suggestions.tsx'
import { TypingDots } from './TypingDots.tsx'
import type { Conversation } from './useConversation.ts'
import { HotelText } from '../texts/HotelText.tsx'

interface MessageListProps {
  ref: Ref<HTMLDivElement>
  /** Holds the focus, unseen, while there is nothing to write into. */
  rest: Ref<HTMLDivElement>
  hotel: ChatWidgetFragment
  conversation: Conversation
  onAsk: (question: string) => void
  /** A link to a page was followed. */
  onFollow: () => void
  /** The front desk's form was left. */
  onLeaveDesk: () => void
}

/**
 * What was said. Screen readers get an answer once and whole: while it comes in pieces it is shown only,
 * and its final form is a new message. Everything is text; no answer is ever read as markup.
 */
export const MessageList = ({ ref, rest, hotel, conversation, onAsk, onFollow, onLeaveDesk }: MessageListProps) => {
  const { t } = useLanguage()
  const { turns, pending, partial, textOf, history, leaveDesk } = conversation
  const last = turns.at(-1)

  return (
    <chakra.div
      ref={ref}
      role="log"
      aria-label={t('chat.log')}
      tabIndex={0}
      flex="1"
      minHeight="0"
      overflowY="auto"
      overscrollBehavior="contain"
      padding="1.5rem 1rem 1.25rem"
      _focusVisible={{ outlineOffset: '-3px', borderRadius: '0' }}
    >
      <chakra.div
        ref={rest}
        tabIndex={-1}
        display="flex"
        flexDirection="column"
        gap="1rem"
        _focusVisible={{ outline: 'none' }}
      >
        {turns.filter(textOf).map((turn) => (
          <Message
            key={turn.id}
            speaker={turn.role}
            at={turn.at}
            text={
              turn.role === 'assistant' && turn.kind === 'greeting' ? (
                <HotelText as="span" place="chat-greeting" />
              ) : (
                <PhoneText>{textOf(turn)}</PhoneText>
              )
            }
          >
            {turn.role === 'assistant' && turn.kind === 'answer' && (
              <AnswerTools answer={turn} hotel={hotel} history={history} onFollow={onFollow} />
            )}
            {turn.role === 'assistant' && turn.kind === 'desk' && (
              <HandOver
                question={turn.question}
                hotel={hotel}
                history={history}
                onLeave={() => {
                  leaveDesk(turn.id)
                  onLeaveDesk()
                }}
              />
            )}
            {/* Only the last message offers it. */}
            {turn.role === 'assistant' && turn.kind === 'excuse' && turn === last && (
              <ChatChip type="button" onClick={() => onAsk(turn.question)} marginTop="0.5rem">
                {t('chat.again')}
              </ChatChip>
            )}
          </Message>
        ))}
        {turns.length === 1 && <Suggestions onAsk={onAsk} />}
        {partial && (
          <div aria-hidden="true">
            <Bubble speaker="assistant">{partial}</Bubble>
          </div>
        )}
        {pending && <TypingDots />}
      </chakra.div>
    </chakra.div>
  )
}
