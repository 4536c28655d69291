import type { ChatWidgetFragment } from './ChatWidget.generated.ts'
import { Citations } from './Citations.tsx'
import { HandOver } from './HandOver.tsx'
import { RateReply } from './RateReply.tsx'
import { openQuestionOf, type Answer } from './turn.ts'
import type { Conversation } from './useConversation.ts'

interface AnswerToolsProps {
  answer: Answer
  hotel: ChatWidgetFragment
  history: Conversation['history']
  onFollow: () => void
}

/** Beneath an answer: where it comes from and whether it helped; instead of one, the way to the front desk. */
export const AnswerTools = ({ answer, hotel, history, onFollow }: AnswerToolsProps) => (
  <>
    {answer.reply.citations.length > 0 && <Citations citations={answer.reply.citations} onFollow={onFollow} />}
    {answer.reply.handoffOffered && <HandOver question={openQuestionOf(answer)} hotel={hotel} history={history} />}
    {!answer.reply.handoffOffered && <RateReply id={answer.reply.id} />}
  </>
)
