import type { EntitySchema } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import type { Env } from '../env.ts'
import type { CalledQueue, Calls } from './calls.ts'
import type { Content } from './content.ts'
import type { Context } from './context.ts'
import type { RestRoute } from './rest-route.ts'
import type { NodeKind } from './schema/node.ts'

/** Work that comes by the clock; each run is done by one instance. */
interface Job {
  queue: string
  /** Cron in hotel time; a setting may decide, and undefined is never. */
  schedule: string | ((env: Env) => string | undefined)
  run: (ctx: Context) => Promise<unknown>
  /** Also when an instance starts: what was going on when another died goes on at once. */
  atStart?: boolean
}

/** Work that is called for, and done by whichever instance is free. */
export type Call = {
  [Queue in CalledQueue]: {
    queue: Queue
    /** How many instances hear of one call; one when missing. */
    copies?: number
    run: (ctx: Context, said: Calls[Queue], signal: AbortSignal) => Promise<unknown>
  }
}[CalledQueue]

/** What a noun brings to the server; every part may be missing. */
export interface Module {
  /** Its tables. */
  entities?: readonly EntitySchema[]
  /** Its part of the schema. */
  resolvers?: readonly Function[]
  /** Puts what a new hotel has of it into an empty database, once; the modules before it in the list have done so. */
  seed?: (em: SqlEntityManager, content: Content, now: Date) => void | Promise<void>
  jobs?: readonly Job[]
  calls?: readonly Call[]
  /** Its documented paths below /api. */
  routes?: readonly RestRoute[]
  /** The types of its records that `node` finds. */
  nodes?: readonly NodeKind[]
}
