import { Server, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A connection on which nobody asks for this long is closed without a word. */
const silenceMs = 2_000
/** Whoever has not sent a whole request, or read the answer, so long after the end was told is cut off. */
const longestDrainMs = 10_000

/**
 * Takes no new connection, and tells each open one with its next answer that it was the last. Node's own way to close
 * hangs up on silent connections at once, also when a request is already on its way.
 */
export const drain = ({ server }: FastifyInstance): Promise<void> =>
  new Promise((resolve) => {
    server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
    setTimeout(resolve, silenceMs)
    setTimeout(() => server.closeAllConnections(), longestDrainMs).unref()
    Server.prototype.close.call(server, () => resolve())
  })

/**
 * Node does not take a connection on which nothing was ever asked for an idle one: a browser that connects ahead would
 * keep the server from closing for as long as it likes.
 */
export const hangUpOnSilent = (app: FastifyInstance) => {
  const silent = new Set<Socket>()
  app.server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy()
  })
}
