import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '#api/root.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { startSmtpReceiver, type ReceivedMail } from '#tests/support/smtp-receiver.ts'
import { runRoughCampaign, type Outcome } from './rough-campaign.ts'

/** A campaign in fair weather against a bare nodemailer loop, then one in bad weather. Arguments: guests, kills. */
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

const bareLoop = async (): Promise<ReceivedMail[]> => {
  const receiver = await startSmtpReceiver()
  const loop = ['tests/bench/campaign/bare-loop.ts', receiver.url, String(guests), String(connections)]
  const child = spawn(process.execPath, ['--import', 'tsx', ...loop], { cwd: root, stdio: 'inherit' })
  await once(child, 'close')
  await receiver.close()
  return receiver.received
}

const describe = ({ counts, mailsOf, gone, left, lateFor, kills: done, received, state, busy }: Outcome) => {
  const eligible = Array.from({ length: guests }, (_, at) => `guest-${at + 1}@example.com`).filter(
    (address) => !gone.has(address) && !left.has(address),
  )
  const none = eligible.filter((address) => !mailsOf.has(address)).length
  const twice = [...mailsOf.values()].filter((mails) => mails > 1).length
  say(`  state ${state}, ${done} kills, ${secondsOf(received).toFixed(1)} s`)
  say(`  product:  ${JSON.stringify(counts)}`)
  say(`  receiver: ${mailsOf.size} addresses, ${gone.size} refused for good, ${busy.size} refused once`)
  say(`  eligible without a mail: ${none}, with two: ${twice}, mails after leaving: ${lateFor.length}`)
  return none === 0 && twice === 0 && lateFor.length === 0 && counts.sent === mailsOf.size && state === 'sent'
}

const cluster = await startPostgres()
try {
  const plan = { serverUrl: cluster.url, guests, instances, connections }
  const bare = await bareLoop()
  const fair = await runRoughCampaign({ ...plan, kills: 0, optOuts: 0, refusals: false })
  say('Fair weather')
  describe(fair)
  const rates = [fair.received, bare].map((received) => guests / secondsOf(received))
  const bytes = [fair.received, bare].map(sizeOf)
  for (const [at, who] of ['product', 'bare nodemailer loop'].entries())
    say(`  ${who}: ${rates[at]!.toFixed(0)} mails/s of ${bytes[at]!.toFixed(0)} bytes over ${connections} connections`)
  say(`  ratio ${(rates[0]! / rates[1]!).toFixed(2)}`)
  const rough = await runRoughCampaign({ ...plan, kills, optOuts: Math.round(guests / 50), refusals: true })
  say('Bad weather')
  process.exitCode = describe(rough) ? 0 : 1
} finally {
  await cluster.stop()
}
