/**
 * Work that is called for: the name of its queue, and what a call says. Each module adds its own by declaration merging,
 * so that the compiler knows every call although this file knows no module.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Calls {}

export type CalledQueue = keyof Calls

/** The queue's name and what is said; a call that says nothing is the name alone. */
type Called = {
  [Queue in CalledQueue]: Calls[Queue] extends null ? [queue: Queue] : [queue: Queue, said: Calls[Queue]]
}[CalledQueue]

/** Asks the instances to look for work now instead of in a minute; inside a transaction, once that is kept. */
export type Wake = (...call: Called) => Promise<void>

/** The queue of an instance, while it runs. */
export interface Jobs {
  /** Puts a job that failed for good back in its queue. */
  retry: (queue: string, id: string) => Promise<void>
  /** Takes no more work, and tells what is under way to come to an end. */
  windDown: () => Promise<void>
  /** What does not end is marked as failed, and tried again by the next start. */
  stop: () => Promise<void>
}
