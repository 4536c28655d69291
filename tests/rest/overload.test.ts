import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer } from '#api/http/server.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey } from '#tests/support/staff.ts'

const atOnce = 3
const sentence = 'Too many people are asking at this moment. Please try again in a few seconds.'

let server: TestServer
let key: Record<string, string>
let app: Awaited<ReturnType<typeof createServer>>
/** Falls behind sooner than the other one, which no busy machine makes late. */
let hasty: typeof app
let url: string
beforeAll(async () => {
  server = await startServer({ REQUESTS_AT_ONCE: atOnce })
  key = (await addKey(server, ['operations:read'])).headers
  app = await createServer(server.deps)
  hasty = await createServer({ ...server.deps, env: { ...server.deps.env, LATE_MS: 1_000 } })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await hasty.close()
  await server.close()
})

const statusOf = async (path: string) => {
  const response = await fetch(url + path, { headers: key })
  await response.arrayBuffer()
  return response.status
}

/**
 * Requests that are under way until the table is free again: at most as many as the server takes. By a key: what
 * strangers ask alike may have been answered a moment ago.
 */
const whileRoomsAreLocked = (work: (ask: (signal?: AbortSignal) => Promise<Response>) => Promise<void>) =>
  server.deps.orm.em.fork().transactional(async (em) => {
    await em.execute('lock table "room_type" in access exclusive mode')
    await work((signal) => fetch(`${url}/api/room-types`, { headers: key, ...(signal && { signal }) }))
  })

describe('more requests than the server takes at once', () => {
  it('are refused in a sentence, and those that were let in are answered', async () => {
    let letIn: Promise<Response>[] = []
    await whileRoomsAreLocked(async (ask) => {
      letIn = Array.from({ length: atOnce }, () => ask())
      await expect.poll(() => statusOf('/api/openapi.json')).toBe(503)
      const refused = await ask()
      expect([refused.status, refused.headers.get('retry-after'), await refused.text()]).toEqual([503, '5', sentence])
      const inFinnish = await fetch(`${url}/fi/contact`)
      const bySwede = await fetch(`${url}/contact`, { headers: { cookie: 'language=sv' } })
      expect(await inFinnish.text()).toBe(
        'Sivustolla on juuri nyt liikaa kävijöitä. Yritä uudelleen muutaman sekunnin kuluttua.',
      )
      expect(await bySwede.text()).toBe('Just nu kommer det in för många förfrågningar. Försök igen om några sekunder.')
      expect(await statusOf('/healthz')).toBe(200)
    })
    for (const answer of await Promise.all(letIn)) {
      expect(answer.status).toBe(200)
      // Whoever does not read keeps the connection busy, and the server from closing.
      await answer.arrayBuffer()
    }
    await expect.poll(() => statusOf('/api/openapi.json')).toBe(200)
  })

  it('find room again when guests go away without waiting', async () => {
    await whileRoomsAreLocked(async (ask) => {
      const leaving = new AbortController()
      const letIn = Array.from({ length: atOnce }, () => ask(leaving.signal).catch(() => null))
      await expect.poll(() => statusOf('/api/openapi.json')).toBe(503)
      leaving.abort()
      await Promise.all(letIn)
      await expect.poll(() => statusOf('/api/openapi.json')).toBe(200)
    })
  })
})

/** Five seconds in which every turn takes longer than it may. */
const fallBehind = async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const end = performance.now() + 1_300
    while (performance.now() < end);
    await setImmediate()
  }
}

it('a server that falls behind refuses guests, but not those who watch over it, until it has caught up', async () => {
  const ask = (path: string) => hasty.inject({ url: path, headers: { ...key, accept: 'application/problem+json' } })
  await expect.poll(async () => (await ask('/api/openapi.json')).statusCode).toBe(200)
  let answer = await ask('/api/openapi.json')
  for (let round = 0; round < 3 && answer.statusCode === 200; round += 1) {
    await fallBehind()
    answer = await ask('/api/openapi.json')
  }
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json()).toMatchObject({ status: 503, detail: sentence })
  for (const path of ['/healthz', '/readyz', '/metrics']) expect((await ask(path)).statusCode).toBe(200)
  await expect.poll(async () => (await ask('/api/openapi.json')).statusCode).toBe(200)
})

it('a server that is told not to mind refuses nobody, though it had no turn for longer than lateness is averaged', async () => {
  for (let turn = 0; turn < 2; turn += 1) {
    const end = performance.now() + 3_300
    while (performance.now() < end);
    await setImmediate()
    expect((await app.inject({ url: '/api/openapi.json', headers: key })).statusCode).toBe(200)
  }
})
