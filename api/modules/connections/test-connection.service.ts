import { randomUUID } from 'node:crypto'
import { testConnectionSchema, type ConnectionId } from '#graphql/inputs/connections.ts'
import { mailboxAccess } from '../../integrations/mailbox/mailbox-access.ts'
import { MailboxTrouble } from '../../integrations/mailbox/port.ts'
import { checkSmtp, SmtpTrouble } from '../../integrations/mailer/check-smtp.ts'
import { MailProblem, type OutgoingMail } from '../../integrations/mailer/port.ts'
import { ModelFailure } from '../../integrations/model/port.ts'
import { modelTrouble } from '../../integrations/model/watched.ts'
import { GrantRefused } from '../../integrations/google/port.ts'
import { OutsideFailure } from '../../integrations/outside/failure.ts'
import type { Context } from '../../platform/context.ts'
import type { Outside } from '../../platform/outside.ts'
import { readSettingsKeys } from '../../platform/settings-key.ts'
import { requireStaff } from '../../platform/viewer.ts'
import { audit } from '../audit/audit.service.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { messageIdOf, sender } from '../mail/outgoing-mail.ts'
import { recordCall } from '../operations/outside-calls.service.ts'
import { spend } from '../throttle/throttle.service.ts'
import { changeSettings } from './change-settings.ts'
import type { ConnectionTest, TestConnectionInput } from './connection.type.ts'
import { effectiveEnv } from './effective-env.ts'
import { noMail, noMailbox, noNews } from './list-connections.service.ts'
import { readEntered } from './read-entered.ts'
import { openSettings } from './seal-setting.ts'

const allowance = { calls: 10, windowSeconds: 600 }

/** What is tried, and by whom. */
interface Try {
  ctx: Context
  outside: Outside
  /** Where the test mail goes; null when none is wanted. */
  to: OutgoingMail['to'] | null
}

/** The sentence of a success. @throws a failure with a sentence of its own */
type Ask = (tried: Try) => Promise<string>

const testMail = ({ ctx, outside }: Try, to: OutgoingMail['to']): OutgoingMail => {
  const from = { facts: ctx.facts, env: outside.env }
  const words = `The mail server that was entered at the desk of ${ctx.facts.name} has sent you this mail. Nothing is to be done.`
  return {
    messageId: messageIdOf(from, randomUUID()),
    from: sender(from),
    to,
    subject: 'Your mail server works',
    text: words,
    html: `<p>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
    headers: {},
    date: ctx.now(),
  }
}

const askMail: Ask = async (tried) => {
  const { env, mailer } = tried.outside
  if (!env.SMTP_URL) throw new SmtpTrouble(noMail)
  const { server, encrypted, signedIn } = await checkSmtp(env.SMTP_URL, env.OUTSIDE_TIMEOUT_MS)
  const way = encrypted ? 'over an encrypted connection' : 'over a connection without encryption'
  const entry = signedIn ? 'and took user and password' : 'and was not asked to sign in, as no user is set'
  const met = `${server} answered ${way} ${entry}`
  if (!tried.to) return met
  await mailer!.send(testMail(tried, tried.to))
  return `${met}. It took a mail to ${tried.to.address}: look whether it has arrived`
}

const askMailbox: Ask = async ({ outside: { env } }) => {
  if (!env.IMAP_URL) throw new MailboxTrouble(noMailbox)
  const access = mailboxAccess(env.IMAP_URL)
  const { openImap } = await import('../../integrations/mailbox/imap.ts')
  const mailbox = await openImap(access, {
    timeoutMs: env.OUTSIDE_TIMEOUT_MS,
    deadline: (milliseconds) => AbortSignal.timeout(milliseconds),
  })
  mailbox.close()
  const way = access.encryption === 'none' ? 'without encryption, on this machine,' : 'over an encrypted connection,'
  return `${access.host}:${access.port} answered ${way} took user and password, and shows the mailbox`
}

const askModel: Ask = async ({ outside: { env, model, services } }) => {
  if (!model) throw new OutsideFailure('not-configured', services.model.missing!)
  const signal = AbortSignal.timeout(env.OUTSIDE_TIMEOUT_MS)
  await model.answer({ system: 'Answer with one word.', turns: [{ role: 'user', content: 'Say hello.' }], signal })
  return 'The language model answered'
}

const askLittleHotelier: Ask = async ({ ctx, outside }) => {
  const plans = await outside.services.littleHotelier.fetchNights(hotelToday(ctx), 1)
  const names = plans.map(({ name }) => name)
  if (names.length === 0)
    throw new OutsideFailure('refused', 'Little Hotelier answered, but has no rooms for this channel')
  return `Little Hotelier answered with ${names.length} room rates for tonight, ${names[0]} among them`
}

/** Google refuses a consent that does not exist, but only to a client that it knows. */
const askGoogleClient: Ask = async ({ outside }) => {
  try {
    await outside.services.google.sites('no-consent')
  } catch (error) {
    if (!(error instanceof GrantRefused)) throw error
  }
  return 'Google knows this client. An account is connected under SEO & Search'
}

const askGoogle: Ask = async (tried) => {
  const { env, services } = tried.outside
  if (services.google.method !== 'service-account') return askGoogleClient(tried)
  const property = env.GOOGLE_SITE_URL ?? `${tried.ctx.publicUrl}/`
  const sites = await services.google.sites(null)
  if (!sites.some(({ siteUrl }) => siteUrl === property))
    throw new OutsideFailure(
      'denied',
      `Google takes this service account, but it is no user of ${property}: add its address there in Search Console`,
    )
  return `Google takes this service account, and it may use ${property}`
}

const askBing: Ask = async ({ outside }) => {
  const { today } = await outside.services.bing.remaining()
  return `Bing takes the key and ${today} more addresses of this site today`
}

const askIndexNow: Ask = async ({ ctx, outside: { env, services } }) => {
  if (!env.INDEXNOW) throw new OutsideFailure('not-configured', noNews)
  await services.indexNow.submit([`${ctx.publicUrl}/`])
  return 'IndexNow took the address of the home page'
}

const askSemrush: Ask = async ({ outside }) =>
  `Semrush takes the key, which has ${(await outside.services.semrush.units()).toLocaleString('en-US')} units left`

const asks: Record<ConnectionId, Ask> = {
  mail: askMail,
  mailbox: askMailbox,
  model: askModel,
  'little-hotelier': askLittleHotelier,
  google: askGoogle,
  bing: askBing,
  indexnow: askIndexNow,
  semrush: askSemrush,
}

const ask = async (id: ConnectionId, tried: Try): Promise<ConnectionTest> => {
  try {
    return { ok: true, message: await asks[id](tried) }
  } catch (error) {
    if (error instanceof ModelFailure) return { ok: false, message: modelTrouble(error) }
    if (
      error instanceof OutsideFailure ||
      error instanceof MailProblem ||
      error instanceof SmtpTrouble ||
      error instanceof MailboxTrouble
    )
      return { ok: false, message: error.message }
    throw error
  } finally {
    tried.outside.mailer?.close()
  }
}

/**
 * Really asks a service, with what is typed over what is stored, and keeps neither. What counts already is noted as any
 * other call is.
 * @throws BAD_USER_INPUT naming each setting, RATE_LIMITED
 */
export const testConnection = async (ctx: Context, raw: TestConnectionInput): Promise<ConnectionTest> => {
  const { id, settings: changes, sendMail } = testConnectionSchema.parse(raw)
  const { id: staff, email, name } = requireStaff(ctx)
  const { environment } = ctx.outside
  const stored = openSettings(await readEntered(ctx.em), await readSettingsKeys(environment))
  const env = effectiveEnv(environment, await changeSettings(ctx, stored, changes))
  await spend(ctx, `connection-test:${staff}`, allowance, 'These are many tries. Please wait a minute')
  const counts = changes.length === 0
  const outside = await ctx.outside.tryOut(env, counts && id !== 'google')
  const started = performance.now()
  const answer = await ask(id, { ctx, outside, to: id === 'mail' && sendMail ? { name, address: email } : null })
  if (counts && id === 'mail' && env.SMTP_URL) {
    const milliseconds = Math.round(performance.now() - started)
    const message = answer.ok ? null : answer.message
    await recordCall(ctx.em, ctx.now(), {
      service: id,
      operation: 'test',
      ok: answer.ok,
      milliseconds,
      status: null,
      message,
    })
  }
  await audit(ctx, 'connection-tested', { subject: id, details: { ok: answer.ok } })
  return answer
}
