import { parseArgs } from 'node:util'
import prepareTemplate from '#tests/support/global-setup.ts'
import { fuzz } from './fuzz.ts'

/** `npm run fuzz -- --requests 20000 --seed 7 --only Mutation.createRoom`: ends with status 1 when it finds a fault.
 * `--variables` asks only what tools write, with variables and bodies that do not fit. */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
    variables: { type: 'boolean', default: false },
  },
})

const seed = Number(values.seed)
process.stdout.write(`seed ${seed}\n`)
const started = performance.now()
const removeTemplate = await prepareTemplate()
const { requests, targets, faults } = await fuzz({ ...values, requests: Number(values.requests), seed })
await removeTemplate()
for (const fault of faults) process.stdout.write(`\n${fault}\n`)
const seconds = Math.round((performance.now() - started) / 1_000)
process.stdout.write(
  `\n${requests} requests to ${targets} operations and paths in ${seconds} s: ${faults.length} faults (seed ${seed})\n`,
)
process.exit(faults.length === 0 ? 0 : 1)
