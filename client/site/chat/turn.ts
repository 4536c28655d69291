import type { ChatReply } from './chat-reply.ts'

interface Said {
  id: number
  at: Date
}

export interface Question extends Said {
  role: 'user'
  text: string
}

/** The greeting and the excuse are kept without their words: those follow the language of the page. */
export interface Greeting extends Said {
  role: 'assistant'
  kind: 'greeting'
}

export interface Excuse extends Said {
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

/** One message of the conversation. */
export type Turn = Question | Greeting | Excuse | Answer

/** A turn before it has its place and time. */
export type NewTurn = Turn extends infer One ? (One extends Turn ? Omit<One, keyof Said> : never) : never
