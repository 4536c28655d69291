import type { ChatWidgetFragment } from './ChatWidget.generated.ts'
import { Citations } from './Citations.tsx'
import { HandOver } from './HandOver.tsx'
import { RateReply } from './RateReply.tsx'
import type { Answer } from './turn.ts'
import type { Conversation } from './useConversation.ts'

interface AnswerToolsProps {
  answer: Answer
  hotel: ChatWidgetFragment
  history: Conversation['history']
  onFollow: () => void
}

/** Beneath an answer: where it comes from and whether it helped; instead of one, the way to the front desk. */
export const AnswerTools = ({ answer: { question, reply }, hotel, history, onFollow }: AnswerToolsProps) => (
  <>
    {reply.citations.length > 0 && <Citations citations={reply.citations} onFollow={onFollow} />}
    {reply.handoffOffered && <HandOver question={question} hotel={hotel} history={history} />}
    {!reply.handoffOffered && <RateReply id={reply.id} />}
  </>
)
