import type { Context } from '../../platform/context.ts'
import { changingContent, lockContent } from './content-entry.service.ts'
import { ContentEntry } from './content-entry.entity.ts'
import { publishDraft } from './publish-content.service.ts'

/** What the site says of long stays holds for a day: rates begin and end. */
export const sayAnew = (ctx: Context): Promise<void> => changingContent(ctx, async () => {})

/**
 * Publishes the drafts whose time has come. One that cannot be published, because what it names was put away meanwhile,
 * keeps its time: the desk shows that it has passed, and the next run tries again.
 */
export const publishDue = async (ctx: Context): Promise<void> => {
  const isDue = { publishAt: { $lte: ctx.now() }, archivedAt: null }
  const due = await ctx.em.find(ContentEntry, isDue, { fields: ['id', 'kind', 'key'], disableIdentityMap: true })
  for (const { id, kind, key } of due)
    try {
      await changingContent(ctx, async (inside) => {
        const entry = await lockContent(inside, id)
        if (entry.draft && entry.publishAt && entry.publishAt <= inside.now())
          await publishDraft(inside, entry, entry.draft)
      })
    } catch (error) {
      ctx.log.warn({ err: error, kind, key }, 'a draft could not be published at its time')
    }
}
