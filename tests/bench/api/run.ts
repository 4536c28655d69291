import { prepare } from '#api/start/assemble.ts'
import { toTable, writeMeasured } from '#tests/bench/measured-table.ts'
import { createDatabase } from '#tests/support/database.ts'
import { quietLog, testEnv } from '#tests/support/env.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { startProcess } from '#tests/support/process.ts'
import { fill, type BenchData } from './fill.ts'
import { load, type Round, type Target } from './load.ts'
import { questions, type Question } from './questions.ts'
import { requireSameAnswers } from './same-answers.ts'

/**
 * The started product against a hand-written floor, in turns, on one PostgreSQL server and the same data:
 * npm run bench [-- --quick] [-- --only post,rooms]. Writes the table into tests/bench/README.md unless only a part was measured.
 */
const quick = process.argv.includes('--quick')
const place = process.argv.indexOf('--only')
const part = place < 0 ? null : process.argv[place + 1]!.split(',')
const plan = quick ? { rounds: 5, seconds: 1 } : { rounds: 7, seconds: 2 }
const slowestRatio = 3

const say = (line: string) => process.stdout.write(`${line}\n`)
const quantile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]!

const targetsOf = (question: Question, floorUrl: string, productUrl: string, { apiKey }: BenchData) => {
  const headers = {
    'content-type': 'application/json',
    ...(question.staff && { authorization: `Bearer ${apiKey}` }),
  }
  const body = (n: number) => JSON.stringify({ query: question.query, variables: question.variables(n) })
  return {
    floor: { url: `${floorUrl}/${question.id}`, headers, body },
    product: { url: `${productUrl}/graphql`, headers, body },
  }
}

const figures = (rounds: Round[]) => {
  const times = rounds.flatMap((round) => round.times)
  return {
    rate: quantile(
      rounds.map(({ requestsPerSecond }) => requestsPerSecond),
      0.5,
    ),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  }
}

const measure = async ({ title, target }: Question, floor: Target, product: Target) => {
  for (const warmUp of [floor, product]) await load(warmUp, plan.seconds)
  const rounds = { floor: [] as Round[], product: [] as Round[] }
  for (let round = 0; round < plan.rounds; round += 1) {
    rounds.floor.push(await load(floor, plan.seconds))
    rounds.product.push(await load(product, plan.seconds))
  }
  const ratio = quantile(
    rounds.product.map(({ requestsPerSecond }, at) => requestsPerSecond / rounds.floor[at]!.requestsPerSecond),
    0.5,
  )
  const [low, own] = [figures(rounds.floor), figures(rounds.product)]
  const slowest = own.p99 / low.p99
  return {
    met: ratio >= target && slowest <= slowestRatio,
    row: [
      title,
      ...[low, own].flatMap(({ rate, p50, p99 }) => [rate.toFixed(0), p50.toFixed(1), p99.toFixed(1)]),
      ratio.toFixed(2),
      slowest.toFixed(2),
      target.toFixed(1),
    ],
  }
}

const head = [
  'question',
  'floor/s',
  'p50 ms',
  'p99 ms',
  'product/s',
  'p50 ms',
  'p99 ms',
  'ratio',
  'p99 ratio',
  'target',
]

const cluster = await startPostgres()
try {
  const database = await createDatabase(cluster.url)
  const { deps } = await prepare(testEnv(), { databaseUrl: database.url, publicUrl: 'http://bench', log: quietLog })
  await deps.orm.close()
  const data = await fill(database.url)
  const settings = { DATABASE_URL: database.url, TRUST_PROXY: '1', INQUIRIES_PER_HOUR: '100000', LOG_LEVEL: 'info' }
  const floor = await startProcess({ DATABASE_URL: database.url }, { source: 'tests/bench/api/floor.ts' })
  const product = await startProcess(settings)
  const results = []
  for (const question of questions(data).filter(({ id }) => !part || part.includes(id))) {
    const targets = targetsOf(question, floor.url, product.url, data)
    await requireSameAnswers(question, targets.floor, targets.product)
    const result = await measure(question, targets.floor, targets.product)
    say(result.row.join('  '))
    results.push(result)
  }
  await Promise.all([floor, product].map((running) => running.stop('SIGTERM')))
  const table = toTable(
    head,
    results.map(({ row }) => row),
  )
  say(`\n${table}\n`)
  if (!part) await writeMeasured('api', table)
  process.exitCode = results.every(({ met }) => met) ? 0 : 1
} finally {
  await cluster.stop()
}
