import { chakra } from '@chakra-ui/react'
import type { MessageKey } from '#client/i18n/catalogues.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ChatChip } from './ChatChip.tsx'

const questions: MessageKey[] = [
  'chat.suggestion.checkIn',
  'chat.suggestion.beach',
  'chat.suggestion.food',
  'chat.suggestion.pets',
]

/** What guests ask most, at the start of a conversation; a press asks it. */
export const Suggestions = ({ onAsk }: { onAsk: (question: string) => void }) => {
  const { t } = useLanguage()
  return (
    <chakra.ul aria-label={t('chat.suggestions')} listStyle="none" display="flex" flexWrap="wrap" gap="0.375rem">
      {questions.map((key) => (
        <li key={key}>
          <ChatChip type="button" onClick={() => onAsk(t(key))}>
            {t(key)}
          </ChatChip>
        </li>
      ))}
    </chakra.ul>
  )
}
