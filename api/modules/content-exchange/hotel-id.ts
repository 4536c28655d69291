import type { Context } from '../../platform/context.ts'
import { ContentEntry } from '../content/content-entry.entity.ts'

/** Tells one hotel's files from another's: the id of its record of facts, which is made with the database. */
export const hotelId = async (ctx: Context): Promise<string> => {
  const facts = await ctx.em.findOneOrFail(ContentEntry, { kind: 'facts' }, { fields: ['id'] })
  return facts.id
}
