import { subMinutes } from 'date-fns/subMinutes'
import type { Client } from 'pg'
import type { Head } from './format.ts'

/** Who moves a hotel stops it, and restores at once what was on its way: that goes on. */
const moveMinutes = 15

/** What is true of every backup that is restored later than that. */
export const heldBack = `Where the backup is older than ${moveMinutes} minutes by then, nothing goes out a second time: a campaign that was being sent is paused, one whose time has passed is a draft again, and mails that waited have failed. Each says so; look whether it has left, and send it again if not.`

/** Stops what may have left since an older backup was made. Staff, who can tell, let it go again. */
export const holdBack = async (client: Client, { madeAt }: Head): Promise<void> => {
  const now = new Date()
  if (new Date(madeAt) > subMinutes(now, moveMinutes)) return
  const reason = `It is as the backup of ${madeAt.slice(0, 16).replace('T', ' ')} UTC had it, and may have left since then: look before you send it`
  await client.query(`update campaign set state = 'paused', last_error = $1, updated_at = $2 where state = 'sending'`, [
    reason,
    now,
  ])
  await client.query(
    `update campaign set state = 'draft', scheduled_at = null, last_error = $1, updated_at = $2
      where state = 'scheduled' and scheduled_at <= $2`,
    [reason, now],
  )
  await client.query(
    `update mail set state = 'failed', last_error = $1, updated_at = $2 where state in ('queued', 'sending')`,
    [reason, now],
  )
}
