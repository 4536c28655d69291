import * as fc from 'fast-check'
import type { Caller } from '#tests/support/caller.ts'
import { createSchema } from '#api/http/graphql/build-schema.ts'
import { scopes } from '#graphql/permissions.ts'
import { startSandbox } from '#api/integrations/sandbox/sandbox.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { registerPages } from '#api/http/pages/pages.ts'
import { siteUrl } from '#tests/support/sandbox.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey, addStaff } from '#tests/support/staff.ts'
import { addSubscribers, sql } from '#tests/support/subscribers.ts'
import { graphqlTargets } from './graphql-targets.ts'
import { complaintAbout, isRefused, type Answer } from './judge.ts'
import { findKeptHarm } from './kept-harm.ts'
import { openPools } from './pools.ts'
import { restTargets, type OpenApi } from './rest-targets.ts'
import { findForbidden, watchTables } from './stored.ts'
import type { FuzzRequest, Target } from './target.ts'
import { variableTargets } from './variable-targets.ts'

/** What would end the run: it takes away the session of the fuzzer itself. A stranger tries it all the same. */
const endsSessions = (name: string) => /signOut$|DELETE \/api\/session$/i.test(name)

const requestsPerRound = 8

export interface FuzzReport {
  requests: number
  targets: number
  /** Each fault in words, with the request that shows it. */
  faults: string[]
}

export interface FuzzOptions {
  /** About how many; each target gets the same share. */
  requests: number
  seed: number
  /** Only the targets whose name contains this. */
  only?: string
  /** Documents that stay the same, with variables that do not fit. */
  variables?: boolean
}

/** No limit for visitors ends the run: what is tried is what lies behind them. */
const noLimits = {
  INQUIRIES_PER_HOUR: 100_000,
  SIGNUPS_PER_HOUR: 100_000,
  CHAT_PER_10_MIN: 100_000,
  CHAT_PER_DAY: 100_000,
  // The stand-ins answer, on a busy machine too.
  OUTSIDE_TIMEOUT_MS: 60_000,
}

const callersOf = async (
  server: TestServer,
): Promise<Record<string, { caller: Caller; headers: Record<string, string> }>> => ({
  owner: { caller: await server.caller().signIn(), headers: {} },
  desk: { caller: (await addStaff(server, 'desk')).caller, headers: {} },
  key: { caller: server.caller(), headers: (await addKey(server, [...scopes])).headers },
  stranger: { caller: server.caller(), headers: {} },
})

const ownRecords = async (server: TestServer) =>
  (await sql<{ id: string }>(server, 'select id from staff_user union select id from api_key')).map(({ id }) => id)

const excerpt = (text: string) => (text.length > 1_500 ? `${text.slice(0, 1_500)}…` : text)

/** Asks everything of one target for a while; the fault it finds, made as small as it can be. */
const fuzzTarget = async (
  target: Target,
  options: { seed: number; runs: number },
  callers: string[],
  ask: (caller: string, request: FuzzRequest) => Promise<string | null>,
): Promise<string | null> => {
  const names = endsSessions(target.name) ? ['stranger'] : callers
  const property = fc.asyncProperty(fc.constantFrom(...names), target.requests, async (caller, request) => {
    const complaint = await ask(caller, request)
    if (complaint) throw new Error(complaint)
  })
  const { failed, errorInstance, seed, counterexamplePath } = await fc.check(property, {
    seed: options.seed,
    numRuns: options.runs,
  })
  if (!failed) return null
  return `${target.name} (seed ${seed}, path ${counterexamplePath}): ${(errorInstance as Error).message}`
}

/** Fuzzes the real server with its outside services on stand-ins, and answers what it found. */
export const fuzz = async ({ requests, seed, only = '', variables = false }: FuzzOptions): Promise<FuzzReport> => {
  const sandbox = await startSandbox(siteUrl)
  const server = await startServer({ ...sandbox.settings, ...noLimits }, hotelFacts, registerPages)
  try {
    await addSubscribers(server, 12)
    const callers = await callersOf(server)
    const pools = await openPools(server, () => ownRecords(server))
    const tables = await watchTables(server)
    const document = (await server.caller().rest('GET', '/api/openapi.json')).json<OpenApi>()
    const schema = createSchema()
    const all = variables ? variableTargets(schema, document) : [...graphqlTargets(schema), ...restTargets(document)]
    const targets = all.filter(({ name }) => name.includes(only))

    let sent = 0
    const ask = async (name: string, request: FuzzRequest): Promise<string | null> => {
      const { caller, headers } = callers[name]!
      const payload = typeof request.payload === 'string' ? pools.fill(request.payload) : request.payload
      const url = pools.fill(request.url)
      sent += 1
      const response = await caller.rest(request.method, url, payload, { ...headers, ...request.headers })
      const answer: Answer = { status: response.statusCode, body: response.body, isGraphql: url.startsWith('/graphql') }
      for (const id of await newOwnRecords(answer)) pools.spare(id)
      pools.learn(answer.body)
      const written = request.method === 'GET' ? [] : await tables.changed()
      const half = written.length > 0 && isRefused(answer) ? `was refused but wrote to ${written.join(', ')}` : null
      const complaint = complaintAbout(answer) ?? half
      return (
        complaint &&
        `${complaint}\n  ${name}: ${request.method} ${url} ${JSON.stringify(request.headers ?? {})}\n  ${excerpt(String(payload ?? ''))}\n  -> ${answer.status} ${excerpt(answer.body)}`
      )
    }
    /** A person or key that the fuzzer made: removing it would change nothing, but naming it as itself would. */
    const newOwnRecords = async ({ body }: Answer) =>
      /"(?:inviteStaff|createApiKey)":\{/.test(body) ? ownRecords(server) : []

    const faults = new Map<string, string>()
    const rounds = Math.max(1, Math.round(requests / (targets.length * requestsPerRound)))
    const runs = Math.max(1, Math.round(requests / (targets.length * rounds)))
    for (let round = 0; round < rounds; round += 1)
      for (const target of targets) {
        if (faults.has(target.name)) continue
        const fault = await fuzzTarget(target, { seed: seed + round, runs }, Object.keys(callers), ask)
        if (fault) faults.set(target.name, fault)
      }
    return {
      requests: sent,
      targets: targets.length,
      faults: [...faults.values(), ...(await findForbidden(server)), ...(await findKeptHarm(server, schema))],
    }
  } finally {
    await server.close()
    await sandbox.close()
  }
}
