import { PassThrough } from 'node:stream'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLog } from '#api/log.ts'
import type { Caller } from '#tests/support/caller.ts'
import { faultSentences, services, type Failing, type Service } from '#tests/support/fault-sentences.ts'
import { hurry } from '#tests/support/hurry.ts'
import { consentAtGoogle, siteUrl, startWithSandbox, type SandboxServer } from '#tests/support/sandbox.ts'

interface Scene {
  service: Service
  /** What staff do; answers the sentence that they see, null when all is well. */
  act: (caller: Caller) => Promise<string | null>
  /** What staff saw before and must see still. */
  kept: (caller: Caller, server: SandboxServer) => Promise<unknown>
}

const ask = async (caller: Caller, query: string, variables?: Record<string, unknown>) => {
  const { data, errors } = await caller.graphql(query, variables)
  if (errors) throw new Error(errors[0]!.message)
  return data
}

const failureOf = ({ success, message }: { success: boolean; message: string | null }) => (success ? null : message)

const analytics =
  '{ searchAnalytics(siteUrl: "http://hotel.example/", startDate: "2026-10-01", endDate: "2026-10-30") { success message rows { keys clicks } asOf } }'

const scenes: Scene[] = [
  {
    service: 'littleHotelier',
    act: async (caller) => failureOf((await ask(caller, 'mutation { runSync { success message } }')).runSync),
    kept: async (caller, server) => [
      await server.deps.orm.em.fork().execute('select room_type_id, date::text, rate from room_night order by 1, 2'),
      (await ask(caller, '{ syncStatus { roomsWithAvailability lastSync } }')).syncStatus,
    ],
  },
  {
    service: 'semrush',
    act: async (caller) => (await ask(caller, '{ seoKeywords { problem } }')).seoKeywords.problem,
    kept: async (caller) => (await ask(caller, '{ seoKeywords { asOf keywords { keyword position } } }')).seoKeywords,
  },
  {
    service: 'semrush',
    act: async (caller) => (await ask(caller, '{ seoBacklinks { problem } }')).seoBacklinks.problem,
    kept: async (caller) => (await ask(caller, '{ seoBacklinks { asOf totalBacklinks domainsNum } }')).seoBacklinks,
  },
  {
    service: 'bing',
    act: async (caller) => failureOf((await ask(caller, '{ bingQuota { success message } }')).bingQuota),
    kept: async (caller) => (await ask(caller, '{ bingQuota { quota { dailyQuota monthlyQuota } } }')).bingQuota.quota,
  },
  {
    service: 'google',
    act: async (caller) => failureOf((await ask(caller, analytics)).searchAnalytics),
    kept: async (caller) => (await ask(caller, analytics)).searchAnalytics.rows,
  },
  {
    service: 'google',
    act: async (caller) => failureOf((await ask(caller, '{ googleSites { success message } }')).googleSites),
    kept: async (caller) =>
      (await ask(caller, '{ googleSites { asOf sites { siteUrl permissionLevel } } }')).googleSites,
  },
  {
    service: 'indexNow',
    act: async (caller) =>
      failureOf((await ask(caller, 'mutation { submitUrlsByIndexNow { success message } }')).submitUrlsByIndexNow),
    kept: async () => null,
  },
  {
    service: 'ecb',
    act: async (caller) =>
      failureOf((await ask(caller, 'mutation { fetchExchangeRates { success message } }')).fetchExchangeRates),
    kept: async (caller) =>
      (await ask(caller, '{ knownExchangeRates { currency unitsPerUsd asOf } }')).knownExchangeRates,
  },
]

/** IndexNow answers with a status only, so an empty or mistyped body is a success there. */
const harmless = (service: Service, fault: Failing) =>
  service === 'indexNow' && ['empty', 'wrong-types'].includes(fault)

/** After these, and no others, a service may be left alone for a while. */
const outages: Failing[] = ['slow', 'rate-limited', 'broken', 'truncated', 'huge', 'packed', 'refused']
const pause = 'failed several times in a row; calls wait for half a minute'

/** A busy machine may take its time; where nothing comes it is not waited for. */
const patientSeconds = 60

const day = 86_400_000

afterEach(() => vi.restoreAllMocks())

describe.each(faultSentences(patientSeconds))('%s', (fault, words) => {
  it('shows a useful sentence, keeps what was there, stays up, and tells no secret', async () => {
    const log = new PassThrough()
    const lines: string[] = []
    log.on('data', (part: Buffer) => lines.push(part.toString()))
    const server = await startWithSandbox(
      // A call that broke off may have been billed: the day's budget has room for several.
      {
        OUTSIDE_TIMEOUT_MS: patientSeconds * 1000,
        SEMRUSH_UNITS_PER_DAY: 20_000,
      },
      createLog('trace', log),
    )
    const owner = await server.caller().signIn()
    const now = new Date('2026-11-23T15:00:00Z')
    server.setNow(now)
    expect(await consentAtGoogle(owner)).toBe('/admin?google_auth=success')

    const before = new Map<Scene, unknown>()
    for (const scene of scenes) {
      expect([scene.service, await scene.act(owner)]).toEqual([scene.service, null])
      before.set(scene, await scene.kept(owner, server))
    }
    // A day later, when figures are asked for anew.
    server.setNow(new Date(now.getTime() + day + 1))
    const said: unknown[] = []
    if (fault === 'slow') hurry(patientSeconds * 1000)
    for (const service of services)
      if (fault === 'refused') await server.sandbox[service].close()
      else server.sandbox[service].behave(fault)
    for (const { service, act } of scenes) {
      const failure = await act(owner)
      said.push(failure)
      if (harmless(service, fault)) expect([service, failure]).toEqual([service, null])
      else expect(`${service}: ${failure}`).toContain(words(service))
    }
    for (const scene of scenes)
      expect([scene.service, await scene.kept(owner, server)]).toEqual([scene.service, before.get(scene)])

    vi.restoreAllMocks()

    const { outsideCalls } = await ask(owner, '{ outsideCalls { service ok message circuit failuresInRow } }')
    said.push(outsideCalls)
    expect(outsideCalls).toHaveLength(7)
    expect((await owner.rest('GET', '/readyz')).statusCode).toBe(200)

    if (fault !== 'refused')
      for (const { service, act } of scenes) {
        server.sandbox[service].behave('none')
        const recovered = await act(owner)
        if (recovered !== null) {
          expect(`${service} after ${fault}: ${recovered}`).toContain(pause)
          expect(outages).toContain(fault)
        }
      }

    const everything = [...lines, JSON.stringify(said)].join('\n')
    const tokens = [
      ...(await storedSecrets(server)),
      ...server.sandbox.google.seen.flatMap(({ headers }) => headers.authorization?.slice(7) ?? []),
    ]
    const { BING_API_KEY, SEMRUSH_API_KEY, GOOGLE_CLIENT_SECRET } = server.sandbox.settings
    for (const secret of [BING_API_KEY, SEMRUSH_API_KEY, GOOGLE_CLIENT_SECRET, server.deps.secret, ...tokens])
      expect(everything).not.toContain(secret)
    expect(everything).not.toMatch(/apikey=|[?&]key=|sandbox-(access|refresh|code)-/)
    await server.close()
  })
})

/** What is stored of Google is not what Google gave. */
const storedSecrets = async (server: SandboxServer): Promise<string[]> => {
  const rows = await server.deps.orm.em
    .fork()
    .execute<{ refresh_token: string }[]>('select refresh_token from google_grant')
  expect(rows).toHaveLength(1)
  expect(rows[0]!.refresh_token).not.toContain('sandbox-refresh')
  expect(siteUrl).toBe(server.deps.publicUrl)
  return rows.map((row) => row.refresh_token)
}
