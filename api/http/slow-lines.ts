import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'

/** Slower than this no line is that somebody waits at. */
const leastBytesPerSecond = 512
/** Looks in each span of SLOW_MS. Counted, not timed: a busy process does not take its own delay for a guest's. */
const looks = 4

interface Line {
  /** The last one that began on it. */
  request: IncomingMessage
  /** Bytes that had gone over the line when the span began. */
  before: number
  looks: number
}

const bytesOver = (socket: Socket) => socket.bytesRead + socket.bytesWritten - socket.writableLength

const waitsForGuest = (socket: Socket, { request }: Line) => !request.complete || socket.writableLength > 0

/** How long the head of a request may take, for Node itself to watch. */
export const slowHeads = ({ SLOW_MS }: Pick<Env, 'SLOW_MS'>) => ({
  headersTimeout: SLOW_MS,
  connectionsCheckingInterval: SLOW_MS / looks,
})

/** Hangs up on whoever sends a body, or reads an answer, so slowly that they only mean to hold the connection. */
export const hangUpOnSlow = (app: FastifyInstance, { SLOW_MS }: Pick<Env, 'SLOW_MS'>) => {
  const leastBytes = (leastBytesPerSecond * SLOW_MS) / 1_000
  const lines = new Map<Socket, Line>()
  app.server.on('request', (request) => {
    const { socket } = request
    if (!lines.has(socket)) socket.once('close', () => lines.delete(socket))
    lines.set(socket, { request, before: bytesOver(socket), looks: 0 })
  })
  const look = () => {
    for (const [socket, line] of lines) {
      const over = bytesOver(socket)
      if (waitsForGuest(socket, line) && ++line.looks < looks) continue
      if (line.looks === looks && over - line.before < leastBytes) socket.destroy()
      line.before = over
      line.looks = 0
    }
  }
  const timer = setInterval(look, SLOW_MS / looks).unref()
  app.addHook('onClose', () => clearInterval(timer))
}
