import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'

const tables = ['inquiry_message', 'reply_draft', 'mail']

/** What was said with guests who were removed from their inquiries after 24 months goes with them. */
export const forgetThreads = async ({ em }: Context): Promise<void> => {
  for (const table of tables)
    await sql`
      delete from ${sql.table(table)} where "inquiry_id" in (
        select "id" from "inquiry" where "anonymised_at" is not null)`.execute(em.getKysely())
}
