import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { prepare } from '#api/start/assemble.ts'
import { registerPages } from '#api/http/pages/pages.ts'
import { clientFolder, loadBuiltSite } from '#api/http/pages/site-bundle.ts'
import { createServer } from '#api/http/server.ts'
import { quietLog, testEnv } from '#tests/support/env.ts'
import { dayAhead } from './guests.ts'
import { startInstances, type Instances } from './instances.ts'
import { writeMeasured } from './measured-table.ts'

/**
 * What pages cost, and what the cache of rendered pages saves, after `npm run build`:
 * a cached page against a static file of the same size from the same server, alternately, and every public route
 * without the cache. `-- --instances 2` also measures so many instances together.
 */
const { values } = parseArgs({ options: { instances: { type: 'string', default: '1' } } })
const rounds = 3
const roundSeconds = 2
const connections = 32
/** Of guests whose page is made for them: more would still wait when the round is over. */
const renderedConnections = 4
const rendersOfEach = 15
const leastRatio = 0.7

/** Of a guest, whose visit is counted. */
const headers = {
  'accept-encoding': 'br',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
}
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
const say = (line: string) => process.stdout.write(`${line}\n`)

/** The script that a browser gets in about as many bytes. */
const staticFileLike = (bytes: number): string => {
  const folder = join(clientFolder, 'assets')
  const files = readdirSync(folder).filter((file) => file.endsWith('.js.br'))
  const distance = (file: string) => Math.abs(statSync(join(folder, file)).size - bytes)
  return `/assets/${files.toSorted((a, b) => distance(a) - distance(b))[0]!.replace(/\.br$/, '')}`
}

interface Load {
  perSecond: number
  p99: number
}

interface Ask {
  /** The next request's path, a new one each time or always the same. */
  path: () => string
  headers?: Record<string, string>
  /** The only right answer. */
  status?: number
  connections?: number
}

/** Asks over and over, the connections spread over the instances. @throws on any answer but the right one */
const fire = async (
  urls: string[],
  { path, headers: more, status: wanted = 200, connections: all = connections }: Ask,
): Promise<Load> => {
  const results = await Promise.all(
    urls.map((url) =>
      autocannon({
        url,
        requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
        connections: all / urls.length,
        duration: roundSeconds,
        headers: { ...headers, ...more },
      }),
    ),
  )
  for (const { errors, timeouts, statusCodeStats = {} } of results)
    if (errors + timeouts > 0 || Object.keys(statusCodeStats).some((status) => Number(status) !== wanted))
      throw new Error(`${path()} answered ${JSON.stringify(statusCodeStats)} with ${errors + timeouts} errors`)
  return {
    perSecond: results.reduce((sum, { requests }) => sum + requests.average, 0),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
  }
}

/** Milliseconds and sizes of every public route, rendered anew for each request. */
const renderEach = async (databaseUrl: string): Promise<string[]> => {
  const options = { databaseUrl, publicUrl: 'http://hotel.example', log: quietLog }
  const { deps } = await prepare(testEnv(), options)
  const app = await createServer(deps, registerPages)
  const { publicPaths } = (await loadBuiltSite()).bundle
  const rows: string[] = []
  for (const path of [...publicPaths, '/rooms/garden-suite', '/blog/turtle-season', '/fi', '/no-such-page']) {
    const times: number[] = []
    for (let round = 0; round < rendersOfEach; round += 1) {
      deps.pages.clear()
      const started = performance.now()
      await app.inject({ url: path, headers })
      times.push(performance.now() - started)
    }
    const [plain, packed] = await Promise.all([app.inject({ url: path }), app.inject({ url: path, headers })])
    const kilobytes = [plain, packed].map(({ rawPayload }) => (rawPayload.length / 1000).toFixed(0))
    rows.push(`| \`${path}\` | ${median(times).toFixed(0)} | ${kilobytes.join(' | ')} |`)
  }
  await app.close()
  await deps.orm.close()
  return ['| page, rendered anew | ms | kB | kB, brotli |', '| --- | --- | --- | --- |', ...rows]
}

/** Requests per second of each kind of answer, in rounds that take turns. */
const measure = async (urls: string[]) => {
  const home = await fetch(urls[0]!, { headers })
  const bytes = Number(home.headers.get('content-length'))
  const etag = home.headers.get('etag')!
  let asked = 0
  /** A stay that nobody has asked for before. */
  const nextStay = () => {
    asked += 1
    const arrival = 30 + (asked % 300)
    return `/?arrival=${dayAhead(arrival)}&departure=${dayAhead(arrival + 1 + (Math.floor(asked / 300) % 13))}&adults=2`
  }
  const file = staticFileLike(bytes)
  const kinds: [string, Ask][] = [
    ['a static file of the same size', { path: () => file }],
    ['the home page, cached', { path: () => '/' }],
    [
      'the home page, which the browser has (304)',
      { path: () => '/', headers: { 'if-none-match': etag }, status: 304 },
    ],
    ['the home page with the price of a stay, each another', { path: nextStay, connections: renderedConnections }],
  ]
  const loads = kinds.map((): Load[] => [])
  for (let round = -1; round < rounds; round += 1)
    for (const [at, [, ask]] of kinds.entries()) {
      const load = await fire(urls, ask)
      if (round >= 0) loads[at]!.push(load)
    }
  return kinds.map(([name], at) => ({
    name,
    perSecond: median(loads[at]!.map(({ perSecond }) => perSecond)),
    p99: median(loads[at]!.map(({ p99 }) => p99)),
  }))
}

const compare = async ({ running }: Instances): Promise<{ lines: string[]; ratio: number }> => {
  const counts = [...new Set([1, running.length])]
  const lines = [
    '| answers | instances | requests/s | to the static file | p99 ms |',
    '| --- | --- | --- | --- | --- |',
  ]
  let ratio = 0
  for (const count of counts) {
    const kinds = await measure(running.slice(0, count).map(({ url }) => url))
    const floor = kinds[0]!.perSecond
    if (count === 1) ratio = kinds[1]!.perSecond / floor
    for (const { name, perSecond, p99 } of kinds)
      lines.push(`| ${name} | ${count} | ${perSecond.toFixed(0)} | ${(perSecond / floor).toFixed(2)} | ${p99} |`)
  }
  return { lines, ratio }
}

const instances = await startInstances(Number(values.instances))
try {
  const rendered = await renderEach(instances.databaseUrl)
  const { lines, ratio } = await compare(instances)
  const table = [...lines, '', ...rendered]
  say(table.join('\n'))
  await writeMeasured('pages', table.join('\n'))
  say(`A cached page at ${ratio.toFixed(2)} of a static file, wanted ${leastRatio}`)
  process.exitCode = ratio >= leastRatio ? 0 : 1
} finally {
  await instances.stop()
}
