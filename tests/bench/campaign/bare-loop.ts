import 'reflect-metadata'
import { createTransport } from 'nodemailer'
import { prepareCampaignMail, wholeMail } from '#api/modules/campaigns/campaign-mail.ts'
import { createContext, nobody } from '#api/platform/context.ts'
import { prepare } from '#api/start/assemble.ts'
import { locales } from '#graphql/locales.ts'
import { quietLog, testEnv } from '#tests/support/env.ts'

/**
 * What the product is measured against: the same mails to the same people over as many connections, nodemailer's pool,
 * nothing else. Arguments: SMTP URL, how many mails, how many connections, a database of the product's.
 */
const [, , url, count, connections, databaseUrl] = process.argv
const { deps } = await prepare(testEnv(), {
  databaseUrl: databaseUrl!,
  publicUrl: 'http://localhost:40000',
  log: quietLog,
})
const ctx = await createContext(deps, nobody)
const offer = { subject: 'Rough sea', discountPercent: 10, validUntil: '2027-01-31', specialMessage: '' }
const writers = await Promise.all(locales.map((locale) => prepareCampaignMail(ctx, offer, locale)))
await deps.orm.close()
const pool = createTransport({ url: url!, pool: true, maxConnections: Number(connections), maxMessages: 500 })
const from = { name: ctx.facts.name, address: ctx.facts.email }
let next = 0
const line = async () => {
  while (next < Number(count)) {
    next += 1
    const name = `Guest ${next}`
    const write = writers[next % writers.length]!
    const mail = wholeMail(write({ name, code: 'SUN-ABCDEF', token: 'x'.repeat(156) }))
    await pool.sendMail({ from, to: { name, address: `guest-${next}@example.com` }, ...mail })
  }
}
await Promise.all(Array.from({ length: Number(connections) }, line))
pool.close()
