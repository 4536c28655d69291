import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { changeReaders, deskChangesPath } from '#graphql/desk-changes.ts'
import { badUserInput, rateLimited } from '../../errors.ts'
import type { Context, Deps } from '../../platform/context.ts'
import type { DeskNotice } from '../../platform/desk-changes.ts'
import { keepOpenings } from '../../modules/content/content-opening.service.ts'
import { requireStaff, type StaffViewer } from '../../platform/viewer.ts'
import { attempt, type MakeContext } from './attempt.ts'
import { text, type RouteDescription } from './describe-route.ts'

const events = 'text/event-stream'
/** Browsers share one stream among their tabs. */
const mostStreamsOfOne = 10
const retryAfterSeconds = 60
/** Whoever does not read what was written for them is not written to for ever. */
const mostUnreadBytes = 64 * 1024
/** When a browser comes back after the stream was cut off. */
const comeBackMs = 3_000

const changes: RouteDescription = {
  operationId: 'followDeskChanges',
  summary: 'Hear of the records that change, for as long as the session lasts',
  sessionOnly: true,
  refusals: ['FORBIDDEN', 'BAD_USER_INPUT', 'RATE_LIMITED'],
  answer: {
    description:
      '`{noun, id, version}` for each record that the session’s role may read: ask for it again; without an id, for any of its kind. The event `anything` tells that some were missed. Only a session may listen, no API key.',
    content: { [events]: text },
  },
}

/** Writes to one session what it may hear, until it is over, gone, or the server ends. */
const streamOf = (deps: Deps, { headers }: Context, first: StaffViewer): Readable => {
  const stream = new Readable({ read: () => undefined })
  let viewer = first
  let isOver = false
  /** What waited in the queue when the stream ended is told to nobody. */
  const write = (lines: string) => {
    if (isOver) return
    if (stream.readableLength > mostUnreadBytes) stream.destroy()
    else stream.push(lines)
  }
  /** The same session with the rights it has now; a stream without one ends, and so does one that cannot be looked after. */
  const look = async () => {
    const now = await deps.findViewer(deps, deps.orm.em.fork(), headers).catch(() => null)
    if (now?.kind !== 'staff' || now.sessionId !== first.sessionId) stop()
    else viewer = now
  }
  const take = async (notice: DeskNotice) => {
    if (notice === 'anything') write('event: anything\ndata: {}\n\n')
    else if (notice === 'end') stop()
    else if ('accessOf' in notice) return notice.accessOf === viewer.id ? look() : undefined
    else if (viewer.permissions.includes(changeReaders[notice.change.noun]))
      write(`data: ${JSON.stringify(notice.change)}\n\n`)
  }
  // One after the other: what follows on a look is told by its result.
  let taken = Promise.resolve()
  const queue = (step: () => Promise<void> | void) => void (taken = taken.then(step))

  write(`retry: ${comeBackMs}\n\n`)
  const beat = async () => {
    await look()
    if (isOver) return
    // Where it fails the stream goes on: the next beat is soon enough.
    if (first.sessionId) await keepOpenings(deps, first.sessionId).catch(() => undefined)
    write(': here\n\n')
  }
  const heartbeat = setInterval(() => queue(beat), deps.env.DESK_HEARTBEAT_MS)
  let unlisten = () => {}
  function letGo() {
    isOver = true
    clearInterval(heartbeat)
    unlisten()
  }
  function stop() {
    if (!isOver) stream.push(null)
    letGo()
  }
  stream.once('close', letGo)
  unlisten = deps.desk.listen((notice) => (notice === 'end' ? stop() : queue(() => take(notice))))
  // A server that is ending says so while it is being listened to.
  if (isOver) unlisten()
  return stream
}

/** GET /api/desk/changes: server-sent events of what changes, so that nobody at the desk has to load a page again. */
export const registerDeskChanges = (app: FastifyInstance, deps: Deps, makeContext: MakeContext) => {
  const open = new Map<string, number>()
  const count = (id: string, by: number) => {
    const now = (open.get(id) ?? 0) + by
    if (now > 0) open.set(id, now)
    else open.delete(id)
  }
  app.get(
    deskChangesPath,
    { exposeHeadRoute: false, config: { describes: changes, authorise: requireStaff } },
    attempt(makeContext, async (ctx, { headers }, reply) => {
      const viewer = requireStaff(ctx)
      // A program that waits for the end of an answer would wait for ever.
      if (!headers.accept?.includes(events)) throw badUserInput([{ path: ['Accept'], message: `must name ${events}` }])
      if ((open.get(viewer.id) ?? 0) >= mostStreamsOfOne)
        throw rateLimited('Too many windows of yours listen already', retryAfterSeconds)
      count(viewer.id, 1)
      reply.raw.once('close', () => count(viewer.id, -1))
      return reply
        .type(`${events}; charset=utf-8`)
        .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no', connection: 'close' })
        .send(streamOf(deps, ctx, viewer))
    }),
  )
}
