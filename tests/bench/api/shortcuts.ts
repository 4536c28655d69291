import { toTable, writeMeasured } from '#tests/bench/measured-table.ts'
import { median, processorSeconds } from '#tests/bench/processor.ts'
import { startProcess } from '#tests/support/process.ts'
import { load } from './load.ts'
import { prepareDatabase, targetOf } from './prepared.ts'
import { questions } from './questions.ts'

/**
 * What each shortcut of api/http/graphql/shortcuts.ts gives: npm run bench:shortcuts. Processes with none, one and both of
 * them on one database take turns; what counts is the processor's time that a request takes of the product, where every
 * question is another one. Writes the table into tests/bench/README.md.
 */
const variants = ['', 'compiled', 'properties', 'compiled,properties'] as const
const rounds = 5
const seconds = 1

const say = (line: string) => process.stdout.write(`${line}\n`)
const percent = (part: number) => `${((1 - part) * 100).toFixed(0)} %`

const { data, settings, stop } = await prepareDatabase()
try {
  const running = []
  for (const variant of variants)
    running.push(
      await startProcess(
        { ...settings, DATABASE_POOL: '5', SHORTCUTS: variant },
        { source: 'tests/bench/api/product.ts' },
      ),
    )
  const used = (url: string) => processorSeconds(url, data.apiKey)
  const rows: string[][] = []
  for (const question of questions(data)) {
    const targets = running.map(({ url }) => targetOf(`${url}/graphql`, question, 'varied', data))
    for (const target of targets) await load(target, seconds)
    const times = variants.map((): number[] => [])
    for (let round = 0; round < rounds; round += 1)
      for (const [at, target] of targets.entries()) {
        const { url } = running[at]!
        const before = await used(url)
        const answers = (await load(target, seconds)).times.length
        times[at]!.push((((await used(url)) - before) * 1_000) / answers)
      }
    const [, compiled, properties, both] = times as [number[], number[], number[], number[]]
    const gain = (without: number[]) => percent(median(both.map((time, round) => time / without[round]!)))
    const row = [question.title, ...times.map((time) => median(time).toFixed(2)), gain(properties), gain(compiled)]
    rows.push(row)
    say(row.join('  '))
  }
  await Promise.all(running.map((server) => server.stop('SIGTERM')))
  const head = ['question', 'neither, ms', 'compiled', 'properties', 'both', 'compiled gives', 'properties give']
  const table = toTable(head, rows)
  say(`\n${table}\n`)
  await writeMeasured('shortcuts', table)
} finally {
  await stop()
}
