import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer } from '#api/http/server.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const slowMs = 1_000
let server: TestServer
let app: Awaited<ReturnType<typeof createServer>>
let port: number
beforeAll(async () => {
  server = await startServer({ SLOW_MS: slowMs })
  app = await createServer(server.deps)
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  await server.close()
})

const call = async () => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

const closed = (socket: Socket) => new Promise((resolve) => socket.resume().once('close', resolve))

/** Everything that is answered until the server hangs up. */
const readAll = async (socket: Socket) => {
  let text = ''
  for await (const part of socket) text += String(part)
  return text
}

const inquiry = JSON.stringify({ name: 'Aino', email: 'aino@example.com', message: 'A room?' }).padEnd(12_000)
const head = `POST /api/inquiries HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${inquiry.length}\r\n`

/** A byte at a time, for as long as somebody listens. */
const drip = async (socket: Socket, text: string) => {
  for (let at = 0; !socket.destroyed; at += 1) {
    socket.write(text[at % text.length]!)
    await setTimeout(slowMs / 20)
  }
}

describe('whoever only holds a connection is hung up on', () => {
  it.each<[string, (socket: Socket) => void]>([
    ['sends nothing', () => undefined],
    [
      'drips the head of a request',
      (socket) => void drip(socket, 'GET / HTTP/1.1\r\nX-Many: aaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
    ],
    ['drips its body', (socket) => void (socket.write(`${head}\r\n`), drip(socket, ' '))],
    ['sends half of it', (socket) => void socket.write(`${head}\r\n{`)],
    [
      'drips a body after its refusal',
      (socket) =>
        void (
          socket.write(
            'POST /api/pictures HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\n',
          ),
          drip(socket, '-')
        ),
    ],
  ])('who %s', async (_, act) => {
    const socket = await call()
    act(socket)
    await closed(socket)
  })

  it('who does not read what they asked for', async () => {
    const socket = await call()
    // More than fits into what lies between the two.
    socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200))
    const open = promisify(app.server.getConnections.bind(app.server))
    await expect.poll(open).toBe(1)
    await expect.poll(open).toBe(0)
    socket.destroy()
  })
})

describe('nobody else is', () => {
  it('who sends slowly, but sends', async () => {
    const socket = await call()
    const answer = readAll(socket)
    socket.write(`${head}\r\n`)
    for (let at = 0; at < inquiry.length; at += 300) {
      socket.write(inquiry.slice(at, at + 300))
      await setTimeout(slowMs / 20)
    }
    expect(await answer).toMatch(/^HTTP\/1\.1 201 /)
  })

  it('who waits for the server', async () => {
    const socket = await call()
    const answer = readAll(socket)
    await server.deps.orm.em.fork().transactional(async (em) => {
      await em.execute('lock table "room_type" in access exclusive mode')
      socket.write('GET /api/room-types HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
      // As long as two others, one after another, are waited for.
      for (let other = 0; other < 2; other += 1) {
        const dawdler = await call()
        dawdler.write(`${head}\r\n{`)
        await closed(dawdler)
      }
    })
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
  })
})

describe('a request is for one site', () => {
  const ask = async (lines: string) => {
    const socket = await call()
    const answer = readAll(socket)
    socket.write(`GET /healthz HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`)
    return (await answer).split('\r\n')[0]
  }

  it.each([
    ['Host: hotel.example\r\n', 'HTTP/1.1 200 OK'],
    ['Host: hotel.example\r\nHost: evil.example\r\n', 'HTTP/1.1 400 Bad Request'],
    ['Host: hotel.example\r\nX-A: Host\r\nhOST: hotel.example\r\n', 'HTTP/1.1 400 Bad Request'],
    ['X-Host: hotel.example\r\nHost: hotel.example\r\n', 'HTTP/1.1 200 OK'],
    ['', 'HTTP/1.1 400 Bad Request'],
  ])('%j', async (lines, answer) => expect(await ask(lines)).toBe(answer))
})
