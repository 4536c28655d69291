import { sql, type RawBuilder } from 'kysely'
import type { DeliveryEvent, WebhookEvent } from '#graphql/inputs/webhook.ts'
import type { WebhookData } from '#graphql/webhook-bodies.ts'
import type { Context } from '../../platform/context.ts'

/** More than can be made, also by several people at once. */
const mostReceivers = 100

export const bodyOf = <Event extends DeliveryEvent>(now: Date, type: Event, data: WebhookData[Event]): string =>
  JSON.stringify({ type, timestamp: now.toISOString(), data })

/** Puts an event down for every webhook that wants it, where `condition` holds. */
export const insertEvent = <Event extends WebhookEvent>(
  now: Date,
  event: Event,
  payload: WebhookData[Event],
  condition: RawBuilder<unknown>,
) => {
  const body = bodyOf(now, event, payload)
  return sql`
    insert into webhook_delivery (id, created_at, updated_at, webhook_id, event, body, state, attempts, next_attempt_at)
    select gen_random_uuid(), ${now}::timestamptz, ${now}::timestamptz, id, ${event}, ${body}, 'pending', 0,
      ${now}::timestamptz
    from webhook where events @> ${JSON.stringify([event])}::jsonb and ${condition} limit ${mostReceivers}`
}

/**
 * Tells the webhooks of an event: called inside the transaction of the change itself, so that an event is sent
 * if and only if the change is kept. The queue sends it as soon as that is so. One call for a transaction and a kind: a
 * change of several things is told once. A merge changes several inquiries, each of which has an event that names it.
 */
export const emitEvent = async <Event extends WebhookEvent>(
  ctx: Context,
  event: Event,
  payload: WebhookData[Event],
): Promise<void> => {
  const statement = insertEvent(ctx.now(), event, payload, sql`true`)
  const { numAffectedRows } = await statement.execute(ctx.em.getKysely())
  if (numAffectedRows) await ctx.wake('webhooks.deliver')
}
