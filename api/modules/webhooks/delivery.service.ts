import { addMinutes } from 'date-fns/addMinutes'
import { subDays } from 'date-fns/subDays'
import { sql } from 'kysely'
import { Webhook as Signer } from 'standardwebhooks'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../errors.ts'
import { postWebhook, type PostResult } from '../../integrations/webhooks/post-webhook.ts'
import type { Connection } from '../../platform/schema/connection.ts'
import { listNewestFirst } from '../../platform/schema/list-page.ts'
import { readPage } from '../../platform/schema/page.ts'
import { isId } from '../../platform/schema/ids.ts'
import { decryptStored } from '../../platform/secrets.ts'
import { WebhookDelivery } from './webhook-delivery.entity.ts'
import { bodyOf } from './emit-event.service.ts'
import type { Webhook } from './webhook.entity.ts'
import { findWebhook, secretPurpose } from './webhook.service.ts'
import type { WebhookDeliveriesArgs } from './webhook.type.ts'

/** Minutes from a failure to the next try; after the last one it is given up. */
const pauses = [1, 5, 30, 120, 600, 1_440]
const atOnce = 20
const keepDays = 30
/** Longer than a try takes: who claimed it has died, and another may. */
const claimMinutes = 5

const claim = (now: Date) => sql<{ id: string }>`
  update webhook_delivery set next_attempt_at = ${addMinutes(now, claimMinutes)}::timestamptz
  where id in (
    select id from webhook_delivery where state = 'pending' and next_attempt_at <= ${now}::timestamptz
    order by next_attempt_at limit ${atOnce} for update skip locked)
  returning id`

/** Takes what is due, so that no other instance does. */
const claimDue = async (ctx: Context): Promise<WebhookDelivery[]> => {
  const { rows } = await claim(ctx.now()).execute(ctx.em.getKysely())
  const ids = rows.map(({ id }) => id)
  return ctx.em.find(WebhookDelivery, { id: { $in: ids } }, { populate: ['webhook'], refresh: true })
}

/** The secret and, while its time is not over, the one before: a receiver may have either. */
const countingSecrets = (ctx: Context, { secret, previousSecret, previousSecretUntil }: Webhook): string[] => {
  const previous = previousSecret && previousSecretUntil && previousSecretUntil > ctx.now() ? [previousSecret] : []
  return [secret, ...previous].map((sealed) => decryptStored(ctx, secretPurpose, sealed))
}

/** Several signatures stand in one header, separated by blanks (Standard Webhooks, "Signature scheme"). */
const headersOf = (ctx: Context, delivery: WebhookDelivery): Record<string, string> => {
  const now = ctx.now()
  const signatures = countingSecrets(ctx, delivery.webhook).map((secret) =>
    new Signer(secret).sign(delivery.id, now, delivery.body),
  )
  return {
    'user-agent': `HotelWebhooks/1.0 (+${ctx.publicUrl})`,
    'webhook-id': delivery.id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}

/** A backup without encryption holds no secrets. */
const unsigned: PostResult = {
  status: null,
  problem: 'The webhook has lost its signing secret with the restore of a backup: make a new one',
}

/** What goes wrong with one, such as a secret that cannot be opened, is a failed try of that one: the others are told. */
const tryToPost = async (ctx: Context, delivery: WebhookDelivery): Promise<PostResult> => {
  const { webhook, body } = delivery
  if (!webhook.secret) return unsigned
  try {
    return await postWebhook(webhook.url, headersOf(ctx, delivery), body, ctx.env.WEBHOOKS_TO_PRIVATE_ADDRESSES)
  } catch (error) {
    ctx.log.error({ err: error, delivery: delivery.id }, 'a delivery could not be signed or sent')
    return { status: null, problem: 'The delivery could not be signed or sent; the log says why' }
  }
}

const deliver = async (ctx: Context, delivery: WebhookDelivery): Promise<void> => {
  const { status, problem } = await tryToPost(ctx, delivery)
  const pause = pauses[delivery.attempts]
  delivery.attempts += 1
  delivery.attemptedAt = ctx.now()
  delivery.responseStatus = status
  delivery.message = problem
  delivery.nextAttemptAt = problem && pause !== undefined ? addMinutes(ctx.now(), pause) : null
  delivery.state = !problem ? 'delivered' : pause === undefined ? 'failed' : 'pending'
}

/** Sends what is due, until nothing is. */
export const deliverDue = async (ctx: Context): Promise<void> => {
  for (;;) {
    const due = await claimDue(ctx)
    if (due.length === 0) return
    await Promise.all(due.map((delivery) => deliver(ctx, delivery)))
    await ctx.em.flush()
  }
}

export const forgetDeliveries = (ctx: Context): Promise<number> =>
  ctx.em.nativeDelete(WebhookDelivery, { createdAt: { $lt: subDays(ctx.now(), keepDays) } })

export const listDeliveries = async (
  ctx: Context,
  args: WebhookDeliveriesArgs,
): Promise<Connection<WebhookDelivery>> => {
  const page = readPage('webhookDeliveries', args)
  const where = { webhook: (await findWebhook(ctx, args.webhookId)).id }
  return listNewestFirst(ctx.em, WebhookDelivery, page, {
    where,
    by: 'createdAt',
    show: (record) => record,
  })
}

/** Sends one webhook a ping, so that its receiver can be tried without waiting for an event. @throws NOT_FOUND */
export const pingWebhook = async (ctx: Context, id: string): Promise<WebhookDelivery> => {
  const webhook = await findWebhook(ctx, id)
  const now = ctx.now()
  const delivery = ctx.em.create(WebhookDelivery, {
    webhook,
    event: 'ping',
    body: bodyOf(now, 'ping', { webhookId: id }),
    state: 'pending',
    attempts: 0,
    nextAttemptAt: now,
  })
  await ctx.em.flush()
  await ctx.wake('webhooks.deliver')
  return delivery
}

/** Puts a delivery in line again with all its tries, under its first id: the receiver can tell that it is the same. */
export const replayDelivery = async (ctx: Context, id: string): Promise<WebhookDelivery> => {
  const delivery = isId(id) ? await ctx.em.findOne(WebhookDelivery, { id }) : null
  if (!delivery) throw notFound('There is no such delivery')
  delivery.state = 'pending'
  delivery.attempts = 0
  delivery.nextAttemptAt = ctx.now()
  await ctx.em.flush()
  await ctx.wake('webhooks.deliver')
  return delivery
}
