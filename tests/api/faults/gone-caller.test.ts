import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase, type TestDatabase } from '#tests/support/database.ts'
import { startProcess } from '#tests/support/process.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createDatabase()))
afterAll(() => database.close())

it('tells no fault when those who asked go away before or in the middle of the answer', async () => {
  const server = await startProcess({ DATABASE_URL: database.url, LOG_LEVEL: 'info' })
  const port = Number(new URL(server.url).port)
  const body = JSON.stringify({ query: '{ __schema { types { name description fields { name description } } } }' })
  const asked = [
    `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAccept-Encoding: br\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    'GET /api/openapi.json HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n',
  ]
  for (let turn = 0; turn < 60; turn += 1) {
    const caller = connect(port, '127.0.0.1')
    caller.on('error', () => undefined)
    await once(caller, 'connect')
    caller.write(asked[turn % asked.length]!)
    if (turn % 2) await setTimeout(turn / 3)
    else await once(caller, 'data')
    caller.destroy()
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  await server.stop('SIGTERM')
  const lines = server.output().split('\n')
  expect(lines.filter((line) => /"level":[456]0/.test(line))).toEqual([])
})
