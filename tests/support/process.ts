import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { root } from '#api/root.ts'
import { ownerEmail, ownerPassword } from './env.ts'

export interface RunningServer {
  url: string
  pid: number
  /** Everything it has said so far. */
  output: () => string
  /** Leaves its standard output unread from now on; true reads it again. */
  read: (on: boolean) => void
  /** Answers the exit status; null when the signal itself ended it. */
  stop: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>
  /** Resolves when it ends by itself or by a signal. */
  ended: Promise<number | null>
}

/**
 * Below those that the system lends to whoever connects or asks for any: one of them could be lent again before the
 * program that it is meant for has started.
 */
const ownPorts = { first: 20_000, count: 12_000 }
let portsTried = randomInt(ownPorts.count)

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** A port that nobody listens on, and another one each time. */
export const freePort = async (): Promise<number> => {
  portsTried += 1
  const port = ownPorts.first + (portsTried % ownPorts.count)
  return (await isFree(port)) ? port : freePort()
}

/** The product as `npm start` runs it, from the last build. */
export const built = ['--max-semi-space-size=6', '--heap-growing-percent=25', 'dist/api/main.js']

interface Place {
  /** Another program, from its source. */
  source?: string
  /** Another folder that has the product. */
  folder?: string
}

/** The product itself in a process of its own, on settings that no shell and no .env file changes; or another program. */
export const spawnServer = async (
  settings: Record<string, string>,
  { source, folder = root }: Place = {},
): Promise<RunningServer> => {
  const port = await freePort()
  const child = spawn(process.execPath, source ? ['--import', 'tsx', source] : built, {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      DOTENV_CONFIG_PATH: '/dev/null',
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      STAFF_EMAIL: ownerEmail,
      STAFF_PASSWORD: ownerPassword,
      INQUIRIES_PER_HOUR: '1000',
      LATE_MS: '0',
      ...settings,
    },
  })
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr.on('data', (part: Buffer) => (output += part.toString()))
  const ended = once(child, 'close').then(([status]) => status as number | null)
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    output: () => output,
    read: (on) => void (on ? child.stdout.resume() : child.stdout.pause()),
    stop: (signal) => {
      child.kill(signal)
      return ended
    },
    ended,
  }
}

/** The same, once it serves. */
export const startProcess = async (settings: Record<string, string>, place?: Place): Promise<RunningServer> => {
  const running = await spawnServer(settings, place)
  let isOver = false
  void running.ended.then(() => (isOver = true))
  while (!running.output().includes('Started in')) {
    if (isOver) throw new Error(`The server ended before it served:\n${running.output()}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return running
}
