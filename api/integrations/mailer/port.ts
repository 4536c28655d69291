interface Address {
  name?: string
  address: string
}

/** A piece that stands in many mails: it is brought into its wire form once. */
export class SharedText {
  constructor(readonly text: string) {}
}

/** A text, whole or in the pieces that make it up. */
export type Body = string | readonly (string | SharedText)[]

/** The words of a body. */
export const wholeText = (body: Body): string =>
  typeof body === 'string' ? body : body.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')

export interface OutgoingMail {
  /** Without angle brackets; the same for every try, so that mailboxes can drop a repetition. */
  messageId: string
  from: Address
  to: Address
  replyTo?: string
  subject: string
  html: Body
  text: Body
  headers: Record<string, string>
  /** When it was written; now when missing. */
  date?: Date
}

/** The dot that ends a mail and makes the mail server responsible for it (RFC 5321 4.1.1.4). */
export interface ClosingDot {
  /** Whether the connection still stands. */
  canLeave: () => boolean
  /** Hands it to the operating system before it returns. */
  send: () => void
}

/** Called when a whole mail but its closing dot has been handed over. Answers whether it has sent the dot. */
export type LastMoment = (dot: ClosingDot) => Promise<boolean>

export interface Mailer {
  /** Resolves once the mail server has taken responsibility. @throws MailProblem */
  send: (mail: OutgoingMail, lastMoment?: LastMoment) => Promise<void>
  close: () => void
}

const mailProblems = ['temporary', 'bounced', 'refused', 'server', 'dropped'] as const

/**
 * Why a mail was not taken. `temporary`: try again later. `bounced`: the address does not exist. `refused`: this mail
 * will never be taken, which says nothing about the address. `server`: our mail server is out of reach or does not let
 * us in, which says nothing about the mail. `dropped`: the last moment said no.
 */
export class MailProblem extends Error {
  constructor(
    readonly kind: (typeof mailProblems)[number],
    message: string,
    /** Whether the mail server has said no; otherwise nobody knows what became of a mail whose dot had left. */
    readonly isAnswered = false,
  ) {
    super(message)
  }
}
