import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { root, shipped } from '../../root.ts'

/**
 * How easy a password is to guess. The lists that it is compared with take a third of a second and 70 MB, and nobody
 * chooses a password for months: they are loaded by a thread of their own, which no guest waits for, and which ends and
 * gives all of it back seconds after the last one.
 */
export interface PasswordAsked {
  password: string
  /** What somebody who knows the person would try first. */
  guesses: string[]
}

export interface PasswordChecked {
  /** From 0, guessed at once, to 4. */
  score: number
  /** What is wrong with it, as a sentence; empty or null where nothing is. */
  warning: string | null
}

const file = join(shipped, `api/modules/staff/password-check.worker.${shipped === root ? 'ts' : 'js'}`)
const longestMs = 15_000
const idleMs = 5_000

let worker: Worker | undefined
let idle: NodeJS.Timeout | undefined
let last: Promise<unknown> = Promise.resolve()

const end = async () => {
  const ending = worker
  worker = undefined
  await ending?.terminate()
}

const begin = (): Worker => {
  const begun = new Worker(file)
  // Whoever waits is told by `once`; one that nobody waits for must not end the server.
  begun.on('error', () => {})
  begun.on('exit', () => {
    if (worker === begun) worker = undefined
  })
  return begun
}

const ask = async (asked: PasswordAsked): Promise<PasswordChecked> => {
  clearTimeout(idle)
  worker ??= begin()
  const asking = worker
  asking.ref()
  try {
    asking.postMessage(asked)
    const [checked] = await once(asking, 'message', { signal: AbortSignal.timeout(longestMs) })
    idle = setTimeout(() => void end(), idleMs).unref()
    return checked as PasswordChecked
  } catch (problem) {
    await end()
    throw problem
  } finally {
    // A program that has nothing else to do may end.
    asking.unref()
  }
}

/** One at a time. */
export const checkPassword = (asked: PasswordAsked): Promise<PasswordChecked> => {
  const checked = last.then(() => ask(asked))
  last = checked.catch(() => {})
  return checked
}
