import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import { locales } from '#graphql/locales.ts'
import { nextRequest } from './guests.ts'
import { startInstances } from './instances.ts'
import { toTable, writeMeasured } from './measured-table.ts'
import { pagePaths } from './page-paths.ts'
import { openWatch } from './watch.ts'

/**
 * What the product's process holds as docker-compose.yml runs it, PostgreSQL apart: npm run bench:memory [-- SECONDS]. After
 * light use, which is every kind of page in every language once, and the most of it under the load of 200 guests at once.
 * Fails where it is more than it may be. Writes the table into tests/bench/README.md.
 */
const seconds = Number(process.argv[2] ?? 60)
const guestsAtOnce = 200
const mostAfterLightUse = 300
const mostUnderLoad = 450
/** What has just been started and asked comes to rest. */
const restMilliseconds = 5_000

const say = (line: string) => process.stdout.write(`${line}\n`)
const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20)

const instances = await startInstances(1, { MALLOC_ARENA_MAX: '2' })
try {
  const { url } = instances.running[0]!
  const watch = await openWatch([url])
  const rows: string[][] = []
  const note = (state: string, { most, heap }: { most: number; heap: number }, limit: number | null) => {
    const row = [state, String(megabytes(most)), String(megabytes(heap)), limit === null ? '' : String(limit)]
    say(row.join('  '))
    rows.push(row)
    return limit === null || megabytes(most) <= limit
  }

  await setTimeout(restMilliseconds)
  note('started', await watch.during().end(), null)
  for (const locale of locales)
    for (const path of pagePaths) {
      const prefix = locale === 'en' ? '' : `/${locale}`
      await (await fetch(url + (prefix + path).replace(/(.)\/$/, '$1'))).text()
    }
  await setTimeout(restMilliseconds)
  const light = note('after light use', await watch.during().end(), mostAfterLightUse)
  const watching = watch.during()
  await autocannon({
    url,
    connections: guestsAtOnce,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...nextRequest(Math.random) }) }],
  })
  const loaded = note(`under load, ${seconds} s`, await watching.end(), mostUnderLoad)
  await setTimeout(restMilliseconds)
  note('afterwards', await watch.during().end(), null)
  const table = toTable(['', 'memory MB', 'heap MB', 'at most'], rows)
  say(`\n${table}\n`)
  await writeMeasured('memory', table)
  process.exitCode = light && loaded ? 0 : 1
} finally {
  await instances.stop()
}
