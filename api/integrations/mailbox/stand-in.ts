import { createServer, type AddressInfo, type Socket } from 'node:net'

/** `silent`: takes commands and answers none; `dropped`: hangs up in the middle of a mail. */
export type MailboxFault = 'none' | 'silent' | 'refused' | 'dropped'

interface KeptMail {
  uid: number
  source: Buffer
  at: Date
}

export interface MailboxStandIn {
  name: string
  /** What IMAP_URL is set to. */
  url: string
  /** Every command that came, without its tag and without a password. */
  seen: string[]
  /** Resolves with the next command that begins so. */
  next: (command: string) => Promise<void>
  /** A mail comes in, as over the wire; whoever waits for one is told. */
  deliver: (source: string | Buffer, at?: Date) => void
  /** The same mails under other UIDs, as after a move to another server. */
  renumber: () => void
  /** How it behaves from now on. */
  behave: (fault: MailboxFault) => void
  /** Hangs up on everybody. */
  hangUp: () => void
  /** How many are connected. */
  connections: () => number
  /** Resolves when the next one hangs up. */
  gone: () => Promise<void>
  close: () => Promise<void>
}

interface Account {
  user: string
  password: string
}

const day = 24 * 60 * 60_000

/** The lines of a head that a client asks for by name (RFC 3501 6.4.5), or all of them. */
const headOf = (source: Buffer, names: string[] | null): string => {
  const [head = ''] = source.toString('latin1').split(/\r?\n\r?\n/, 1)
  const fields = head.split(/\r?\n(?![ \t])/)
  const wanted = names ? fields.filter((field) => names.includes(field.split(':')[0]!.trim().toLowerCase())) : fields
  return `${wanted.join('\r\n')}\r\n\r\n`
}

/** `1,3:5,7:*` as a question to a UID; the last one is always in `n:*`. */
const within = (set: string, last: number) => {
  const number = (text: string) => (text === '*' ? last : Number(text))
  const ranges = set.split(',').map((part) => {
    const [from, to = from] = part.split(':').map(number) as [number, number?]
    return [Math.min(from, to!), Math.max(from, to!)] as const
  })
  return (uid: number) => ranges.some(([from, to]) => uid >= from && uid <= to)
}

/** An IMAP server (RFC 3501, RFC 2177) with one inbox, that says as much of the protocol as reading it takes. */
export const startMailboxStandIn = async ({ user, password }: Account, port = 0): Promise<MailboxStandIn> => {
  let mails: KeptMail[] = []
  let uidValidity = 1
  let uidNext = 1
  let fault: MailboxFault = 'none'
  const seen: string[] = []
  const waiting: { command: string; resolve: () => void }[] = []
  const leaving: (() => void)[] = []
  const sockets = new Set<Socket>()
  /** Those that have the inbox open: told of what comes in. */
  const watching = new Set<Socket>()

  const deliver: MailboxStandIn['deliver'] = (source, at = new Date()) => {
    mails.push({ uid: uidNext, source: Buffer.from(source), at })
    uidNext += 1
    for (const socket of watching) socket.write(`* ${mails.length} EXISTS\r\n`)
  }

  const note = (command: string) => {
    seen.push(command)
    for (const one of waiting.filter((wait) => command.startsWith(wait.command))) {
      waiting.splice(waiting.indexOf(one), 1)
      one.resolve()
    }
  }

  const fetch = (socket: Socket, tag: string, set: string, items: string) => {
    const isWanted = within(set, mails.at(-1)?.uid ?? 0)
    for (const [index, { uid, source }] of mails.entries()) {
      if (!isWanted(uid)) continue
      const parts = [`UID ${uid}`]
      if (/RFC822\.SIZE/i.test(items)) parts.push(`RFC822.SIZE ${source.length}`)
      const head = /BODY\.PEEK\[HEADER(?:\.FIELDS \(([^)]*)\))?\]/i.exec(items)
      if (head) {
        const text = headOf(source, head[1]?.toLowerCase().split(' ') ?? null)
        parts.push(`BODY[HEADER${head[1] ? `.FIELDS (${head[1]})` : ''}] {${text.length}}\r\n${text}`)
      }
      const body = /BODY\.PEEK\[\](?:<(\d+)\.(\d+)>)?/i.exec(items)
      if (body) {
        const from = Number(body[1] ?? 0)
        const text = source.subarray(from, body[2] ? from + Number(body[2]) : undefined).toString('latin1')
        parts.push(`BODY[]${body[1] ? `<${from}>` : ''} {${text.length}}\r\n${text}`)
        if (fault === 'dropped') {
          socket.write(`* ${index + 1} FETCH (${parts.join(' ').slice(0, -Math.ceil(text.length / 2))}`, 'latin1')
          socket.end()
          return
        }
      }
      socket.write(`* ${index + 1} FETCH (${parts.join(' ')})\r\n`, 'latin1')
    }
    socket.write(`${tag} OK FETCH completed\r\n`)
  }

  const search = (socket: Socket, tag: string, query: string) => {
    const uids = /UID (\S+)/i.exec(query)
    const since = /SINCE "?([\w-]+)"?/i.exec(query)
    const isWanted = uids ? within(uids[1]!, mails.at(-1)?.uid ?? 0) : () => true
    const from = since ? Math.floor(Date.parse(`${since[1]} UTC`) / day) : 0
    const found = mails.filter(({ uid, at }) => isWanted(uid) && Math.floor(at.getTime() / day) >= from)
    socket.write(`* SEARCH${found.map(({ uid }) => ` ${uid}`).join('')}\r\n${tag} OK SEARCH completed\r\n`)
  }

  const select = (socket: Socket, tag: string, isReadOnly: boolean) => {
    watching.add(socket)
    socket.write(
      `* FLAGS (\\Seen)\r\n* ${mails.length} EXISTS\r\n* 0 RECENT\r\n* OK [UIDVALIDITY ${uidValidity}] valid\r\n` +
        `* OK [UIDNEXT ${uidNext}] next\r\n${tag} OK [READ-${isReadOnly ? 'ONLY' : 'WRITE'}] done\r\n`,
    )
  }

  const serve = (socket: Socket) => {
    let isSignedIn = false
    let signingIn: string | null = null
    let idling: string | null = null
    let pending = Buffer.alloc(0)
    const say = (line: string) => socket.write(`${line}\r\n`)

    const run = (tag: string, command: string, rest: string) => {
      if (fault === 'silent') return
      if (command === 'CAPABILITY') {
        say('* CAPABILITY IMAP4rev1 AUTH=PLAIN IDLE NAMESPACE')
        return say(`${tag} OK done`)
      }
      if (command === 'AUTHENTICATE') {
        signingIn = tag
        return say('+ ')
      }
      if (command === 'NOOP') return say(`${tag} OK done`)
      if (command === 'LOGOUT') {
        say('* BYE Goodbye')
        say(`${tag} OK done`)
        return socket.end()
      }
      if (!isSignedIn) return say(`${tag} BAD Sign in first`)
      if (command === 'NAMESPACE') {
        say('* NAMESPACE (("" "/")) NIL NIL')
        return say(`${tag} OK done`)
      }
      if (command === 'LIST' || command === 'LSUB') {
        say(`* ${command} () "/" INBOX`)
        return say(`${tag} OK done`)
      }
      if (command === 'EXAMINE' || command === 'SELECT') return select(socket, tag, command === 'EXAMINE')
      if (command === 'IDLE') {
        idling = tag
        return say('+ idling')
      }
      const found = /^SEARCH (.*)$/i.exec(command === 'UID' ? rest : '')
      if (found) return search(socket, tag, found[1]!)
      const fetched = /^FETCH (\S+) (.*)$/i.exec(command === 'UID' ? rest : '')
      if (fetched) return fetch(socket, tag, fetched[1]!, fetched[2]!)
      say(`${tag} BAD This stand-in does not know that`)
    }

    /** SASL PLAIN (RFC 4616). */
    const signIn = (tag: string, answer: string) => {
      const [, given, secret] = Buffer.from(answer, 'base64').toString().split('\0')
      isSignedIn = fault !== 'refused' && given === user && secret === password
      say(isSignedIn ? `${tag} OK signed in` : `${tag} NO [AUTHENTICATIONFAILED] Invalid credentials`)
    }

    const take = (line: string) => {
      if (signingIn) {
        signIn(signingIn, line)
        signingIn = null
        return
      }
      if (/^DONE$/i.test(line)) {
        note('DONE')
        if (idling && fault !== 'silent') say(`${idling} OK done`)
        idling = null
        return
      }
      const [, tag = '*', command = '', rest = ''] = /^(\S+) (\S+) ?(.*)$/.exec(line) ?? []
      const name = command.toUpperCase()
      note(`${name} ${rest}`.trim())
      run(tag, name, rest)
    }

    const takeLine = (): boolean => {
      const end = pending.indexOf('\r\n')
      if (end < 0) return false
      const line = pending.toString('latin1', 0, end)
      pending = pending.subarray(end + 2)
      take(line)
      return true
    }

    socket.on('data', (part: Buffer) => {
      pending = Buffer.concat([pending, part])
      while (takeLine());
    })
    socket.on('error', () => {})
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      watching.delete(socket)
      for (const resolve of leaving.splice(0)) resolve()
    })
    if (fault !== 'silent') say('* OK The stand-in is there')
  }

  const server = createServer(serve)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const account = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`
  return {
    name: 'mailbox',
    url: `imap://${account}@127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    next: (command) => new Promise((resolve) => waiting.push({ command, resolve })),
    deliver,
    renumber: () => {
      uidValidity += 1
      uidNext = mails.length + 1
      mails = mails.map((mail, index) => ({ ...mail, uid: index + 1 }))
    },
    behave: (next) => void (fault = next),
    hangUp: () => {
      for (const socket of sockets) socket.destroy()
    },
    connections: () => sockets.size,
    gone: () => new Promise((resolve) => leaving.push(resolve)),
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
