import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formatTags } from '#graphql/format-tags.ts'
import type { ChatRole } from '#graphql/inputs/chat.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Bubble } from './Bubble.tsx'

interface MessageProps {
  speaker: ChatRole
  at: Date
  text: ReactNode
  /** What can be done with it. */
  children?: ReactNode
}

/** One message with the guest's own clock beside it. */
export const Message = ({ speaker, at, text, children }: MessageProps) => {
  const { language, t } = useLanguage()
  const time = new Intl.DateTimeFormat(formatTags[language], { hour: 'numeric', minute: '2-digit' }).format(at)
  const isGuest = speaker === 'user'
  return (
    <chakra.div display="flex" flexDirection="column" alignItems={isGuest ? 'flex-end' : 'flex-start'}>
      <chakra.span srOnly>{t(isGuest ? 'chat.you' : 'chat.assistant')}: </chakra.span>
      <Bubble speaker={speaker}>{text}</Bubble>
      <chakra.time
        dateTime={at.toISOString()}
        marginTop="0.25rem"
        paddingInline="0.25rem"
        fontSize="0.8125rem"
        lineHeight="1.3"
        color="inkSoft"
      >
        {time}
      </chakra.time>
      {children}
    </chakra.div>
  )
}
