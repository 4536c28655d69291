/** Where a mailbox is, and as whom it is read. */
export interface MailboxAccess {
  host: string
  port: number
  /** From the start, by STARTTLS, or not at all, which is for this machine alone. */
  encryption: 'tls' | 'starttls' | 'none'
  user: string
  password: string
}

/** Whose program or person writes: as the mail says it. */
export interface MailAddress {
  address: string
  name: string
}

/** What the head of a mail says of where it belongs. */
export interface MailHead {
  /** Without angle brackets; null where the mail has none. */
  messageId: string | null
  /** Ids of earlier mails, without angle brackets; the one that it answers comes last. */
  answers: string[]
  /** Null where nobody can be read. */
  from: MailAddress | null
  /** Every address that it was sent to, as far as its head tells. */
  to: string[]
  /** Written by a program, such as a note that somebody is on holiday (RFC 3834). */
  isAutomatic: boolean
  /** A mail server says what became of a mail (RFC 3464). */
  isDeliveryReport: boolean
}

export interface MailAttachment {
  name: string
  bytes: number
}

/** That a mail server has given a mail up (RFC 3464). */
export interface Bounce {
  /** Message-ID of that mail, without angle brackets. */
  messageId: string
  /** Where it did not arrive. */
  address: string
  /** What the server there said, in one line. */
  reason: string
  /** Whether no mail arrives there; otherwise it was this mail that was not wanted. */
  isOfAddress: boolean
}

/** What a mail says. */
export interface IncomingMail {
  text: string
  attachments: MailAttachment[]
  /** What a delivery report has given up; empty for all other mails. */
  bounces: Bounce[]
}

export interface FetchedMail {
  /** As it came over the wire. */
  source: Buffer
  /** Null for what nobody could read. */
  mail: IncomingMail | null
}

export interface ListedMail {
  uid: number
  /** Of the whole mail, in bytes. */
  size: number
  head: MailHead
}

/** The inbox of one connection, as long as that stands; nothing in it is changed. Every step ends in time. */
export interface OpenMailbox {
  /** While it stays the same a UID means the same mail (RFC 3501 2.3.1.1). */
  uidValidity: string
  /** More than every UID there is. */
  uidNext: number
  /** UIDs above one, the smallest first; only of mails that came since a day where that is given. @throws MailboxTrouble */
  listUids: (after: number, since?: Date) => Promise<number[]>
  /** Mails that are gone meanwhile are left out. @throws MailboxTrouble */
  readHeads: (uids: readonly number[]) => Promise<ListedMail[]>
  /** A mail, of which at most so many bytes are asked for; null when it is gone. @throws MailboxTrouble */
  readMail: (uid: number, most: number) => Promise<FetchedMail | null>
  /** Ends when there is a new mail, or it is time to look whether the server is still there, which it then is. @throws MailboxTrouble */
  waitForNews: () => Promise<void>
  close: () => void
}

/** Why a mailbox cannot be read, as a sentence for staff; it holds no secret. */
export class MailboxTrouble extends Error {}

/** Ends after so many milliseconds. */
export type Deadline = (milliseconds: number) => AbortSignal
