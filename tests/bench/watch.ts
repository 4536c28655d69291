import { setTimeout } from 'node:timers/promises'
import { ownerEmail, ownerPassword } from '#tests/support/env.ts'
import { createApiKey } from '#tests/support/staff.ts'

/** Bytes, of all instances together. */
export interface Reading {
  /** What the processes hold, the median of the readings. */
  memory: number
  /** The same, the highest of the readings. */
  most: number
  /** What their objects fill, the lowest of the readings: right after a collection. */
  heap: number
}

const pauseMilliseconds = 2_000
const json = { 'content-type': 'application/json' }

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })

const makeKey = async (url: string): Promise<string> => {
  const session = await post(`${url}/api/session`, { email: ownerEmail, password: ownerPassword })
  const cookie = session.headers.getSetCookie()[0]!.split(';')[0]!
  const variables = { input: { name: 'bench', scopes: ['OPERATIONS_READ'] } }
  const answer = await post(`${url}/graphql`, { query: createApiKey, variables }, { cookie })
  const { data } = (await answer.json()) as { data: { createApiKey: { secret: string } } }
  return data.createApiKey.secret
}

const figure = (metrics: string, name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1])

/** Reads the memory of running instances from their metrics. */
export const openWatch = async (urls: string[]) => {
  const headers = { authorization: `Bearer ${await makeKey(urls[0]!)}` }

  const read = async (): Promise<Omit<Reading, 'most'>> => {
    const all = await Promise.all(urls.map(async (url) => (await fetch(`${url}/metrics`, { headers })).text()))
    const sum = (name: string) => all.reduce((total, metrics) => total + figure(metrics, name), 0)
    return { memory: sum('process_resident_memory_bytes'), heap: sum('nodejs_heap_size_used_bytes') }
  }

  const during = () => {
    const readings: Omit<Reading, 'most'>[] = []
    const over = new AbortController()
    const watching = (async () => {
      while (!over.signal.aborted) {
        readings.push(await read())
        await setTimeout(pauseMilliseconds, null, { signal: over.signal }).catch(() => {})
      }
    })()
    return {
      end: async (): Promise<Reading> => {
        over.abort()
        await watching
        const sorted = readings.map(({ memory }) => memory).toSorted((a, b) => a - b)
        return {
          memory: sorted[Math.floor(sorted.length / 2)]!,
          most: sorted.at(-1)!,
          heap: Math.min(...readings.map(({ heap }) => heap)),
        }
      },
    }
  }
  return { during }
}
