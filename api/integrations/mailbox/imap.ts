import { ImapFlow } from 'imapflow'
import { imapTrouble } from './imap-trouble.ts'
import { MailboxTrouble, type Deadline, type ListedMail, type MailboxAccess, type OpenMailbox } from './port.ts'
import { headFields, readHead, readMail } from './read-mail.ts'

/** So long nothing is said before the server is asked whether it is still there; routers forget a silent connection after five minutes. */
const quietMs = 4 * 60_000
/** More than a server has to say in one piece. */
const longestLiteral = 16 * 1024 * 1024

/** What also a slow line brings within the time that a step has. */
const pieceBytes = 256 * 1024

interface Means {
  timeoutMs: number
  deadline: Deadline
}

/** Connects to an inbox to read it, without changing anything in it. @throws MailboxTrouble */
export const openImap = async (access: MailboxAccess, { timeoutMs, deadline }: Means): Promise<OpenMailbox> => {
  const { host, port, encryption, user, password } = access
  const server = `${host}:${port}`
  const client = new ImapFlow({
    host,
    port,
    secure: encryption === 'tls',
    ...(encryption !== 'tls' && { doSTARTTLS: encryption === 'starttls' }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 2 * quietMs,
    maxLiteralSize: longestLiteral,
    maxLineLength: longestLiteral,
    maxResponseSize: 2 * longestLiteral,
  })
  /** Whether a mail came that was not listed yet. */
  let news = false
  let wake = () => {}
  client.on('exists', () => {
    news = true
    wake()
  })
  client.on('close', () => wake())
  // It shows in the step that is under way, or in the next one.
  client.on('error', () => {})

  /** One step, which ends in time; whoever does not answer is hung up on. */
  const within = async <T>(step: () => Promise<T>): Promise<T> => {
    const late = deadline(timeoutMs)
    const isLate = new Promise<never>((_resolve, reject) => {
      const give = () => reject(new MailboxTrouble(`${server} did not answer within ${timeoutMs / 1000} seconds`))
      if (late.aborted) give()
      else late.addEventListener('abort', give, { once: true })
    })
    try {
      const result = await Promise.race([step(), isLate])
      // Some steps are silent about a connection that was lost under them.
      if (!client.usable) throw new MailboxTrouble(`${server} hung up`)
      return result
    } catch (error) {
      client.close()
      throw imapTrouble(error, server)
    }
  }

  await within(() => client.connect())
  const { uidValidity, uidNext } = await within(() => client.mailboxOpen('INBOX', { readOnly: true }))
  return {
    uidValidity: String(uidValidity),
    uidNext,
    listUids: async (after, since) => {
      news = false
      const found = await within(() => client.search({ uid: `${after + 1}:*`, ...(since && { since }) }, { uid: true }))
      if (!found) throw new MailboxTrouble(`${server} refused to search the mailbox`)
      // The last mail is always among `n:*` (RFC 3501 6.4.8).
      return found.filter((uid) => uid > after).toSorted((one, other) => one - other)
    },
    readHeads: async (uids) => {
      const query = { uid: true, size: true, headers: headFields }
      const mails = await within(() => client.fetchAll(uids.join(','), query, { uid: true }))
      const listed: ListedMail[] = []
      for (const { uid, size = 0, headers } of mails)
        if (headers) listed.push({ uid, size, head: await readHead(headers) })
      return listed
    },
    readMail: async (uid, most) => {
      const pieces: Buffer[] = []
      for (let start = 0; start < most; start += pieceBytes) {
        const query = { uid: true, source: { start, maxLength: Math.min(pieceBytes, most - start) } }
        const fetched = await within(() => client.fetchOne(String(uid), query, { uid: true }))
        if (!fetched) return null
        // Some servers say nothing where a mail has ended.
        const piece = fetched.source ?? Buffer.alloc(0)
        pieces.push(piece)
        if (piece.length < pieceBytes) break
      }
      const source = Buffer.concat(pieces)
      return { source, mail: await readMail(source) }
    },
    waitForNews: async () => {
      // One that was lost between two steps is told of by the next.
      if (!news && client.usable) {
        const quiet = deadline(quietMs)
        const told = new Promise<void>((resolve) => {
          wake = resolve
          quiet.addEventListener('abort', () => resolve(), { once: true })
        })
        // Ends with the next step, or with the connection, which that step then tells of.
        client.idle().catch(() => {})
        await told
      }
      await within(() => client.noop())
    },
    close: () => client.close(),
  }
}
