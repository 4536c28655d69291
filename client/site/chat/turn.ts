import type { ChatReply } from './chat-reply.ts'

interface Said {
  id: number
  at: Date
}

interface Question extends Said {
  role: 'user'
  text: string
}

/** The greeting and the excuse are kept without their words: those follow the language of the page. */
interface Greeting extends Said {
  role: 'assistant'
  kind: 'greeting'
}

interface Excuse extends Said {
  role: 'assistant'
  kind: 'excuse'
  /** What was asked, for another try. */
  question: string
  /** The server's own sentence on why, where it has one for guests. */
  reason?: string
}

export interface Answer extends Said {
  role: 'assistant'
  kind: 'answer'
  question: string
  reply: ChatReply
}

/** The front desk's own form, called from the panel's head. */
interface Desk extends Said {
  role: 'assistant'
  kind: 'desk'
  /** What it begins with. */
  question: string
}

/** One message of the conversation. */
export type Turn = Question | Greeting | Excuse | Answer | Desk

/** What a turn leaves for the front desk to answer; empty where nothing is open. */
export const openQuestionOf = (turn: Turn | undefined): string => {
  if (turn?.role === 'user') return turn.text
  if (turn?.kind === 'excuse' || (turn?.kind === 'answer' && !turn.reply.confident)) return turn.question
  return ''
}

/** A turn before it has its place and time. */
export type NewTurn = Turn extends infer One ? (One extends Turn ? Omit<One, keyof Said> : never) : never
