import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string
  /** As it came over the wire. */
  source: string
  at: number
}

export interface SmtpReceiver {
  url: string
  /** Every mail that was taken, in order. */
  received: ReceivedMail[]
  /** What RCPT TO answered beside yes: address and code. */
  refused: { to: string; code: number }[]
  close: () => Promise<void>
}

export interface SmtpBehaviour {
  /** The code with which RCPT TO refuses an address; undefined lets it pass. */
  refuse?: (address: string, attempt: number) => number | undefined
  /** How long a mail is looked at before it is taken, in milliseconds. */
  thinking?: number
  /** What the closing dot is answered beside yes: code and text. */
  refuseMail?: () => Promise<{ code: number; text: string } | undefined>
  /** Lets RCPT TO answer when it likes. */
  hold?: (address: string, goOn: () => void) => void
  /** Takes mails of this user only. */
  signIn?: { user: string; password: string }
  /** Offers STARTTLS, with a certificate that nobody trusts. */
  startTls?: boolean
}

/** A real SMTP server on the loopback interface that takes mails and writes down what came. */
export const startSmtpReceiver = async ({
  refuse,
  thinking = 0,
  refuseMail,
  hold,
  signIn,
  startTls = false,
}: SmtpBehaviour = {}): Promise<SmtpReceiver> => {
  const received: ReceivedMail[] = []
  const refused: { to: string; code: number }[] = []
  const attempts = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: !signIn,
    allowInsecureAuth: true,
    disabledCommands: [...(signIn ? [] : ['AUTH']), ...(startTls ? [] : ['STARTTLS'])],
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === signIn?.user && password === signIn?.password
      done(isRight ? null : new Error('Invalid username or password'), { user: username })
    },
    disableReverseLookup: true,
    logger: false,
    // Whoever is still connected at the end is cut off.
    closeTimeout: 1,
    onRcptTo: ({ address }, _session, done) => {
      const attempt = (attempts.get(address) ?? 0) + 1
      attempts.set(address, attempt)
      const code = refuse?.(address, attempt)
      if (!code) return hold ? hold(address, done) : done()
      refused.push({ to: address, code })
      const text = code < 500 ? '4.2.1 Try again later' : '5.1.1 No such user'
      done(Object.assign(new Error(text), { responseCode: code }))
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      let isWhole = true
      // A connection that breaks before the closing dot has sent no mail.
      stream.on('error', () => (isWhole = false))
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', async () => {
        if (!isWhole) return
        const no = await refuseMail?.()
        if (no) return done(Object.assign(new Error(no.text), { responseCode: no.code }))
        const [to] = session.envelope.rcptTo
        received.push({ to: to!.address, source: Buffer.concat(parts).toString(), at: Date.now() })
        if (thinking > 0) setTimeout(() => done(), thinking)
        else done()
      })
    },
  })
  // A client that was killed leaves a broken connection behind.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refused,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
