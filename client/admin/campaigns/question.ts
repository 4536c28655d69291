import { formatStayDay } from '../ui/time.ts'
import { formatNumber } from '../ui/number.ts'
import type { Draft } from './draft.ts'

/** A campaign that waits for a yes; quick ones come from the ready-made buttons. */
export interface Question {
  draft: Draft
  isQuick: boolean
  /** How many people it would go to. */
  audienceCount: number
  /** Whom it is narrowed to, in a sentence; null for everybody. */
  audience: string | null
  /** Where the same offer goes or went out besides; null for a new one. */
  repetition: string | null
}

interface Asked extends Pick<Question, 'isQuick' | 'audienceCount'> {
  draft: Pick<Draft, 'subject' | 'discountPercent'>
}

export const questionTitle = ({ draft, isQuick, audienceCount }: Asked) =>
  isQuick
    ? `Send a ${draft.discountPercent}% discount offer to ${formatNumber(audienceCount)} subscribers now?`
    : `Ready to send "${draft.subject.trim()}" to ${formatNumber(audienceCount)} subscribers?`

export const questionDetails = ({ draft }: { draft: Pick<Draft, 'discountPercent' | 'validUntil'> }) =>
  `Discount: ${draft.discountPercent}%. Valid until ${draft.validUntil ? formatStayDay(draft.validUntil) : 'no date'}.`

/** "Sent to 120 subscribers. Failed: 2", and that nothing has left where mails are only kept. */
export const outcome = ({ sent, failed }: { sent: number; failed: number }, isOutbox: boolean) =>
  [
    `Sent to ${formatNumber(sent)} subscribers.`,
    ...(failed > 0 ? [`Failed: ${formatNumber(failed)}`] : []),
    ...(isOutbox ? ['Outbox mode: nothing has left this server.'] : []),
  ].join(' ')
