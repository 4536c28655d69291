import { randomBytes } from 'node:crypto'
import { addHours } from 'date-fns/addHours'
import { createWebhookSchema, overlapHours } from '#graphql/inputs/webhook.ts'
import type { Context } from '../../platform/context.ts'
import { parseArgument } from '../../platform/parse-argument.ts'
import { badUserInput, conflict, notFound } from '../../errors.ts'
import { AddressRefused, resolvePublic } from '../../integrations/outside/public-address.ts'
import { isId } from '../../platform/schema/ids.ts'
import { encryptStored } from '../../platform/secrets.ts'
import { Webhook } from './webhook.entity.ts'
import type { CreateWebhookInput, WebhookWithSecret } from './webhook.type.ts'

export const secretPurpose = 'webhook'
const mostWebhooks = 20

/** As https://www.standardwebhooks.com wants it: 24 to 64 random bytes. */
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`

const sealed = (ctx: Context, secret: string) => ({
  secret: encryptStored(ctx, secretPurpose, secret),
  secretStart: secret.slice(0, 10),
})

export const findWebhook = async (ctx: Context, id: string): Promise<Webhook> => {
  const webhook = isId(id) ? await ctx.em.findOne(Webhook, { id }) : null
  if (!webhook) throw notFound('There is no such webhook')
  return webhook
}

export const listWebhooks = (ctx: Context): Promise<Webhook[]> =>
  ctx.em.find(Webhook, {}, { orderBy: { createdAt: 'desc' }, limit: mostWebhooks })

/** @throws BAD_USER_INPUT also for an address inside the own network, CONFLICT at the most */
export const createWebhook = async (ctx: Context, raw: CreateWebhookInput): Promise<WebhookWithSecret> => {
  const { url, events } = createWebhookSchema.parse(raw)
  await resolvePublic(url, ctx.env.WEBHOOKS_TO_PRIVATE_ADDRESSES).catch((error: unknown) => {
    if (!(error instanceof AddressRefused)) throw error
    throw badUserInput([{ path: ['url'], message: error.message }])
  })
  if ((await ctx.em.count(Webhook)) >= mostWebhooks) throw conflict(`There are at most ${mostWebhooks} webhooks`)
  const secret = newSecret()
  const webhook = ctx.em.create(Webhook, { url, events, ...sealed(ctx, secret) })
  await ctx.em.flush()
  return { webhook, secret }
}

/**
 * The old secret signs beside the new one for `hours`, so that no delivery is refused while the receiver changes over;
 * 0 ends it at once, for a secret that others have seen. One that was still signing beside it ends with it.
 */
export const rotateWebhookSecret = async (ctx: Context, id: string, hours: number): Promise<WebhookWithSecret> => {
  const overlap = parseArgument('overlapHours', overlapHours, hours)
  const webhook = await findWebhook(ctx, id)
  const secret = newSecret()
  Object.assign(webhook, {
    // A restored backup may have left none.
    previousSecret: (overlap > 0 && webhook.secret) || null,
    previousSecretUntil: overlap > 0 && webhook.secret ? addHours(ctx.now(), overlap) : null,
    ...sealed(ctx, secret),
  })
  await ctx.em.flush()
  return { webhook, secret }
}

export const deleteWebhook = async (ctx: Context, id: string): Promise<string> => {
  const webhook = await findWebhook(ctx, id)
  await ctx.em.nativeDelete(Webhook, { id: webhook.id })
  return id
}
