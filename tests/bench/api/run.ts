import { toTable, writeMeasured } from '#tests/bench/measured-table.ts'
import { median } from '#tests/bench/processor.ts'
import { startProcess } from '#tests/support/process.ts'
import { load, type Round, type Target } from './load.ts'
import { prepareDatabase, targetOf, type Asked } from './prepared.ts'
import { questions, type Question } from './questions.ts'
import { requireSameAnswers } from './same-answers.ts'

/**
 * The started product against a hand-written floor, in turns, on one PostgreSQL server and the same data, with other
 * variables each time and with the same: npm run bench [-- --quick] [-- --only post,rooms]. Writes the table into tests/bench/README.md unless only a part was measured.
 */
const quick = process.argv.includes('--quick')
const place = process.argv.indexOf('--only')
const part = place < 0 ? null : process.argv[place + 1]!.split(',')
const plan = quick ? { rounds: 5, seconds: 1 } : { rounds: 7, seconds: 2 }
const slowestRatio = 3

const say = (line: string) => process.stdout.write(`${line}\n`)
const quantile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]!

const figures = (rounds: Round[]) => {
  const times = rounds.flatMap((round) => round.times)
  return {
    rate: median(rounds.map(({ requestsPerSecond }) => requestsPerSecond)),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  }
}

interface Measured {
  /** Of the floor's rate. */
  ratio: number
  /** Of the floor's slowest hundredth. */
  slowest: number
  floor: ReturnType<typeof figures>
  product: ReturnType<typeof figures>
}

const compare = async (floor: Target, product: Target): Promise<Measured> => {
  for (const warmUp of [floor, product]) await load(warmUp, plan.seconds)
  const rounds = { floor: [] as Round[], product: [] as Round[] }
  for (let round = 0; round < plan.rounds; round += 1) {
    rounds.floor.push(await load(floor, plan.seconds))
    rounds.product.push(await load(product, plan.seconds))
  }
  const ratio = median(
    rounds.product.map(({ requestsPerSecond }, at) => requestsPerSecond / rounds.floor[at]!.requestsPerSecond),
  )
  const [low, own] = [figures(rounds.floor), figures(rounds.product)]
  return { ratio, slowest: own.p99 / low.p99, floor: low, product: own }
}

const rowOf = ({ title, target }: Question, varied: Measured, same: Measured) => [
  title,
  ...[varied.floor, varied.product].flatMap(({ rate, p50, p99 }) => [rate.toFixed(0), p50.toFixed(1), p99.toFixed(1)]),
  varied.ratio.toFixed(2),
  varied.slowest.toFixed(2),
  same.ratio.toFixed(2),
  String(target),
]

const head = [
  'question',
  'floor/s',
  'p50 ms',
  'p99 ms',
  'product/s',
  'p50 ms',
  'p99 ms',
  'varied',
  'p99 ratio',
  'same',
  'target',
]

const { data, settings, stop } = await prepareDatabase()
const running: Awaited<ReturnType<typeof startProcess>>[] = []
try {
  for (const place of [{ source: 'tests/bench/api/floor.ts' }, {}]) running.push(await startProcess(settings, place))
  const [floor, product] = running as [(typeof running)[0], (typeof running)[0]]
  const rows: string[][] = []
  let met = true
  for (const question of questions(data).filter(({ id }) => !part || part.includes(id))) {
    const targets = (asked: Asked) =>
      [
        targetOf(`${floor.url}/${question.id}`, question, asked, data),
        targetOf(`${product.url}/graphql`, question, asked, data),
      ] as const
    await requireSameAnswers(question, ...targets('varied'))
    const varied = await compare(...targets('varied'))
    const same = question.writes ? varied : await compare(...targets('same'))
    met &&= varied.ratio >= question.target && varied.slowest <= slowestRatio
    const row = rowOf(question, varied, same)
    say(row.join('  '))
    rows.push(row)
  }
  const table = toTable(head, rows)
  say(`\n${table}\n`)
  if (!part) await writeMeasured('api', table)
  process.exitCode = met ? 0 : 1
} finally {
  await Promise.all(running.map((each) => each.stop('SIGTERM')))
  await stop()
}
