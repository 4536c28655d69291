import { sql } from 'kysely'
import type { Bounce } from '../../integrations/mailbox/port.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { markBounced } from '../subscribers/bounce.service.ts'

/** What a campaign's mail server said yes to has come back: it counts as not sent, by the id of who it was sent to. */
export const noteCampaignBounce = (ctx: Context, id: string, bounce: Bounce, reason: string): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const { rows } = await sql<{ subscriber: string | null }>`
      update campaign_recipient set state = ${bounce.isOfAddress ? 'bounced' : 'failed'}, reason = ${reason},
        sent_at = null, unconfirmed = false, updated_at = ${ctx.now()}
      where id = ${id}::uuid and state = 'sent' and lower(email) = lower(${bounce.address})
      returning subscriber_id as subscriber`.execute(inside.em.getKysely())
    const subscriber = rows[0]?.subscriber
    if (subscriber && bounce.isOfAddress) await markBounced(inside, subscriber, bounce.address, reason)
  })
