import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ChatChip } from './ChatChip.tsx'
import { HotelText } from '../texts/HotelText.tsx'
import { useText } from '../texts/useText.ts'

const questions = ['chat-suggestion-1', 'chat-suggestion-2', 'chat-suggestion-3', 'chat-suggestion-4']

/** What guests ask most, at the start of a conversation; a press asks it. */
export const Suggestions = ({ onAsk }: { onAsk: (question: string) => void }) => {
  const { t } = useLanguage()
  const text = useText()
  return (
    <chakra.ul aria-label={t('chat.suggestions')} listStyle="none" display="flex" flexWrap="wrap" gap="0.375rem">
      {questions.filter(text).map((place) => (
        <li key={place}>
          <ChatChip type="button" onClick={() => onAsk(text(place))}>
            <HotelText as="span" place={place} />
          </ChatChip>
        </li>
      ))}
    </chakra.ul>
  )
}
