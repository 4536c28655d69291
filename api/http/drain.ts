import { Server, type Socket } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { translate } from '../i18n/translate.ts'
import { pageLanguage } from './page-language.ts'
import { sendProblem } from './rest/problem.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Takes no more connections, and resolves when whoever has asked is answered; after seven seconds at the latest. */
    drain: () => Promise<void>
  }
}

/** A connection on which nobody asks for this long is closed without a word. */
const silenceMs = 2_000
/** Whoever has not been answered so long after the end was told hears that they will not be. */
const longestWaitMs = 6_000
/** So long that may take; then whoever still sends or reads is cut off. */
const lastWordMs = 500

const lastWord = (request: FastifyRequest) => ({
  status: 503,
  detail: translate(pageLanguage(request), 'site.ending'),
  retryAfter: 5,
})

/**
 * Connections on which nothing was ever asked. Node takes none of them for an idle one: a browser that connects ahead
 * would keep the server from closing for as long as it likes.
 */
const noteSilent = (app: FastifyInstance) => {
  const silent = new Set<Socket>()
  app.server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
  return silent
}

/** Who waits for an answer, or for the rest of it. */
const noteWaiting = (app: FastifyInstance) => {
  const waiting = new Map<FastifyReply, FastifyRequest>()
  app.addHook('onRequest', (request, reply, next) => {
    waiting.set(reply, request)
    reply.raw.once('close', () => waiting.delete(reply))
    next()
  })
  return waiting
}

/**
 * Takes in whoever has connected already: they wait at the door, where closing it would throw them out, and a turn of the
 * loop takes one of them.
 */
const letIn = async (server: Server) => {
  const end = performance.now() + silenceMs
  let came = true
  const note = () => (came = true)
  server.on('connection', note)
  while (came && performance.now() < end) {
    came = false
    await setImmediate()
    await setImmediate()
  }
  server.off('connection', note)
}

/** Lets a server end without failing a request that has come in. */
export const drainable = (app: FastifyInstance) => {
  const silent = noteSilent(app)
  const waiting = noteWaiting(app)
  const { server } = app

  /** Each open connection hears with its next answer that it was the last. */
  const announce = () => {
    server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
    for (const { raw } of waiting.keys()) if (!raw.headersSent) raw.setHeader('connection', 'close')
  }
  const hangUpOnSilent = () => {
    for (const socket of silent) socket.destroy()
    server.closeIdleConnections()
  }
  const giveUp = async () => {
    for (const [reply, request] of waiting) if (!reply.sent) sendProblem(request, reply, lastWord(request))
    await setTimeout(lastWordMs)
    server.closeAllConnections()
  }

  app.decorate('drain', async () => {
    announce()
    await letIn(server)
    const over = new AbortController()
    server.once('close', () => over.abort())
    // Node's own way to close hangs up on silent connections at once, also when a request is already on its way.
    Server.prototype.close.call(server)
    for (const [ms, act] of [
      [silenceMs, hangUpOnSilent],
      [longestWaitMs - silenceMs, giveUp],
    ] as const)
      await setTimeout(ms, null, { signal: over.signal }).then(act, () => undefined)
  })
  app.addHook('preClose', async () => hangUpOnSilent())
}
