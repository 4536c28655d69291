import { createHistogram } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { Client } from 'pg'
import { nextRequest, type GuestRequest } from './guests.ts'
import { startInstances } from './instances.ts'
import { toTable, writeMeasured } from './measured-table.ts'
import { openWatch, type Reading } from './watch.ts'

/**
 * Guests of every kind at the same time, on the product as docker-compose.yml runs it: npm run bench:soak -- --minutes 10
 * --connections 200 --instances 1. Fails on any answer but a success, on one that took longer than ten seconds, on an
 * accepted inquiry that is not stored, and, from three minutes on, when the last minute needs more memory than the second.
 * Writes the table of one or two instances into tests/bench/README.md.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    connections: { type: 'string', default: '200' },
    instances: { type: 'string', default: '1' },
  },
})
const minutes = Number(values.minutes)
const connections = Number(values.connections)
/** Code is compiled and caches fill before the first minute counts. */
const warmUpSeconds = 20
/**
 * Meanwhile guests come a few at a time: a process takes one new connection in each turn of its loop, and under all of this
 * load the last of two hundred that come in one instant would wait for ten seconds until it is taken.
 */
const arrivals = 10
const mostGrowth = 1.05
const longestMilliseconds = 10_000

const say = (line: string) => process.stdout.write(`${line}\n`)

/** The same guests in every run: a linear congruential generator, as in Numerical Recipes. */
const randomFrom = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}

interface Tally {
  answers: Record<GuestRequest['kind'], number>
  /** Kind and status of every other answer, and how often it came. */
  refusals: Record<string, number>
  /** Why a connection ended without an answer, and how often. */
  broken: Record<string, number>
}

const emptyTally = (): Tally => ({ answers: { page: 0, query: 0, chat: 0, inquiry: 0 }, refusals: {}, broken: {} })

const random = randomFrom(1952)

/** Errors of a kind that GraphQL hides behind a 200. */
const isWhole = (kind: GuestRequest['kind'], status: number, body: string) =>
  status < 300 && !(kind === 'query' && body.startsWith('{"errors"'))

/** Milliseconds of the answers since the last minute began. */
const latency = createHistogram()

/** Guests who come, ask as soon as they are answered, and stay until the end, on connections that are kept as browsers keep them. */
const sendGuests = async (url: string, count: number, seconds: number, tally: Tally) => {
  const run = autocannon({
    url,
    connections: count,
    duration: seconds,
    requests: [
      {
        setupRequest: (request, context) => {
          const next = nextRequest(random)
          Object.assign(context, { kind: next.kind })
          return { ...request, ...next }
        },
        onResponse: (status, body, context) => {
          const { kind } = context as GuestRequest
          if (isWhole(kind, status, body)) tally.answers[kind] += 1
          else tally.refusals[`${kind} ${status}`] = (tally.refusals[`${kind} ${status}`] ?? 0) + 1
        },
      },
    ],
  })
  Object(run).on('response', (_client: unknown, _status: number, _bytes: number, milliseconds: number) =>
    latency.record(Math.max(1, Math.round(milliseconds))),
  )
  Object(run).on('reqError', ({ message }: Error) => (tally.broken[message] = (tally.broken[message] ?? 0) + 1))
  await run
}

const counts = (of: Record<string, number>) =>
  Object.entries(of)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ') || 'none'

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0)

const instances = await startInstances(Number(values.instances), { MALLOC_ARENA_MAX: '2' })
try {
  const urls = instances.running.map(({ url }) => url)
  const watch = await openWatch(urls)
  const tally = emptyTally()
  const guests = Array.from({ length: arrivals }, async (_, nth) => {
    const later = (nth * warmUpSeconds) / arrivals
    await setTimeout(later * 1000)
    const seconds = warmUpSeconds + minutes * 60 - later
    const share = Math.ceil(connections / arrivals / urls.length)
    await Promise.all(urls.map((url) => sendGuests(url, share, seconds, tally)))
  })
  await setTimeout(warmUpSeconds * 1000)
  const memory: Reading[] = []
  let longest = 0
  const rows: string[][] = []
  for (let minute = 1; minute <= minutes; minute += 1) {
    latency.reset()
    const watching = watch.during()
    await setTimeout(60_000)
    const reading = await watching.end()
    memory.push(reading)
    longest = Math.max(longest, latency.max)
    const row = [
      minute,
      (latency.count / 60).toFixed(0),
      latency.percentile(50),
      latency.percentile(99),
      latency.max,
      megabytes(reading.memory),
      megabytes(reading.heap),
    ]
    rows.push(row.map(String))
    say(row.join('  '))
  }
  await Promise.all(guests)
  const client = new Client({ connectionString: instances.databaseUrl })
  await client.connect()
  const [{ stored }] = (await client.query('select count(*)::int as stored from inquiry')).rows as [{ stored: number }]
  await client.end()
  const growth = memory.length > 2 ? memory.at(-1)!.memory / memory[1]!.memory : null
  const result = [
    toTable(['minute', 'requests/s', 'p50 ms', 'p99 ms', 'longest ms', 'memory MB', 'heap MB'], rows),
    '',
    `Answered: ${counts(tally.answers)}. Refused: ${counts(tally.refusals)}. Without an answer: ${counts(tally.broken)}.`,
    `Inquiries confirmed ${tally.answers.inquiry}, stored ${stored}.`,
    ...(growth === null
      ? []
      : [`Memory of the last minute at ${growth.toFixed(2)} of the second (${mostGrowth} or less is flat).`]),
  ].join('\n')
  say(`\n${result}\n`)
  if (urls.length <= 2) await writeMeasured(`soak-${urls.length}`, result)
  const calm = Object.keys({ ...tally.refusals, ...tally.broken }).length === 0
  const isFlat = growth === null || growth <= mostGrowth
  process.exitCode = calm && longest <= longestMilliseconds && stored >= tally.answers.inquiry && isFlat ? 0 : 1
} finally {
  await instances.stop()
}
