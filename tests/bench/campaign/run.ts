import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { prepare } from '#api/start/assemble.ts'
import { root } from '#api/root.ts'
import { toTable, writeMeasured } from '#tests/bench/measured-table.ts'
import { createDatabase } from '#tests/support/database.ts'
import { quietLog, testEnv } from '#tests/support/env.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { startSmtpReceiver, type ReceivedMail } from '#tests/support/smtp-receiver.ts'
import { runRoughCampaign, type Outcome } from './rough-campaign.ts'

/**
 * A campaign in fair weather against a bare nodemailer loop, then one in bad weather, as a table in tests/bench/README.md.
 * Arguments: guests, kills.
 */
const guests = Number(process.argv[2] ?? 10_000)
const kills = Number(process.argv[3] ?? 10)
const instances = 2
/** Of the bare loop, and of all instances together. */
const connections = 16
const say = (line: string) => process.stdout.write(`${line}\n`)

/** From the first mail to the last. */
const secondsOf = (received: ReceivedMail[]) => (received.at(-1)!.at - received[0]!.at) / 1000
const sizeOf = (received: ReceivedMail[]) =>
  received.reduce((sum, { source }) => sum + source.length, 0) / received.length

/** A database with the hotel's settings and nobody in it. */
const emptyHotel = async (serverUrl: string): Promise<string> => {
  const { url: databaseUrl } = await createDatabase(serverUrl)
  const { deps } = await prepare(testEnv(), { databaseUrl, publicUrl: 'http://bench', log: quietLog })
  await deps.orm.close()
  return databaseUrl
}

const bareLoop = async (databaseUrl: string): Promise<ReceivedMail[]> => {
  const receiver = await startSmtpReceiver()
  const loop = ['tests/bench/campaign/bare-loop.ts', receiver.url, String(guests), String(connections), databaseUrl]
  const child = spawn(process.execPath, ['--import', 'tsx', ...loop], { cwd: root, stdio: 'inherit' })
  await once(child, 'close')
  await receiver.close()
  return receiver.received
}

interface Verdict {
  isWhole: boolean
  row: string[]
}

const head = ['weather', 'kills', 'mails/s', 'to the bare loop', 'reached', 'missed', 'twice', 'after leaving']

const judge = (
  weather: string,
  bareRate: number,
  { counts, mailsOf, gone, left, lateFor, kills: done, received, state, busy }: Outcome,
): Verdict => {
  const eligible = Array.from({ length: guests }, (_, at) => `guest-${at + 1}@example.com`).filter(
    (address) => !gone.has(address) && !left.has(address),
  )
  const none = eligible.filter((address) => !mailsOf.has(address)).length
  const twice = [...mailsOf.values()].filter((mails) => mails > 1).length
  const rate = received.length / secondsOf(received)
  say(weather)
  say(`  state ${state}, ${done} kills, ${secondsOf(received).toFixed(1)} s`)
  say(`  product:  ${JSON.stringify(counts)}`)
  say(`  receiver: ${mailsOf.size} addresses, ${gone.size} refused for good, ${busy.size} refused once`)
  say(`  eligible without a mail: ${none}, with two: ${twice}, mails after leaving: ${lateFor.length}`)
  const isWhole = none === 0 && twice === 0 && lateFor.length === 0 && counts.sent === mailsOf.size && state === 'sent'
  const figures = [done, rate.toFixed(0), (rate / bareRate).toFixed(2), mailsOf.size, none, twice, lateFor.length]
  return { isWhole, row: [weather, ...figures.map(String)] }
}

const cluster = await startPostgres()
try {
  const plan = { serverUrl: cluster.url, guests, instances, connections }
  const bare = await bareLoop(await emptyHotel(cluster.url))
  const bareRate = bare.length / secondsOf(bare)
  say(`Bare nodemailer loop: ${bareRate.toFixed(0)} mails/s of ${sizeOf(bare).toFixed(0)} bytes`)
  const calm = await runRoughCampaign({ ...plan, kills: 0, optOuts: 0, refusals: false })
  say(`Product: mails of ${sizeOf(calm.received).toFixed(0)} bytes`)
  const rough = await runRoughCampaign({ ...plan, kills, optOuts: Math.round(guests / 50), refusals: true })
  const verdicts = [judge('fair', bareRate, calm), judge('bad', bareRate, rough)]
  const table = toTable(
    head,
    verdicts.map(({ row }) => row),
  )
  say(`\n${table}\n`)
  if (guests === 10_000 && kills === 10) await writeMeasured('campaign', table)
  process.exitCode = verdicts.every(({ isWhole }) => isWhole) ? 0 : 1
} finally {
  await cluster.stop()
}
