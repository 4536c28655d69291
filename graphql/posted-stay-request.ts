import type { PostedInquiry } from './posted-inquiry.ts'
import type { Stay } from './stay-address.ts'

/** The form that asks for a stay, when it comes back: what was typed, for which rooms, and what is wrong. */
export interface PostedStayRequest {
  form: 'stay-request'
  /** Path of the page without its language. */
  path: string
  values: { name: string; email: string; note: string }
  /** One at least. */
  stays: Stay[]
  issues: PostedInquiry['issues']
  refusal: 'gone' | 'limited' | 'failed'
}

/** What the guest's page says of the form that led there, as its address has it. */
const sentStay = ['wishes', 'question', 'conflict', 'empty', 'limited', 'failed'] as const
export type SentStay = (typeof sentStay)[number]

export const isSentStay = (text: string | null): text is SentStay => sentStay.includes(text as SentStay)
