import { restoreBlogRevisionSchema } from '#graphql/inputs/blog.ts'
import { changingPages, type Context } from '../../platform/context.ts'
import { notFound } from '../../errors.ts'
import { isId } from '../../platform/schema/ids.ts'
import type { RestoreBlogRevisionInput } from './blog-entry.inputs.ts'
import { lockPost, toEntry, type EntryRecord } from './blog-entry.service.ts'
import { BlogRevision } from './blog-revision.entity.ts'
import { htmlToShow } from './clean-html.ts'
import type { RevisionRecord } from './entry-details.ts'
import { keepRevision } from './keep-revision.ts'
import { write } from './write-entry.service.ts'

export const findRevision = async (ctx: Context, id: string): Promise<RevisionRecord | null> => {
  const revision = isId(id) ? await ctx.em.findOne(BlogRevision, { id }) : null
  if (!revision) return null
  const { createdAt, savedBy, fields } = revision
  return { id, createdAt, title: fields.title, savedById: savedBy?.id ?? null, content: htmlToShow(fields.content) }
}

export const contentOfRevision = async (ctx: Context, id: string) => (await findRevision(ctx, id))?.content

/**
 * Makes a revision the present text. What stood there is kept as a revision first, so that this can be undone.
 * @throws NOT_FOUND, CONFLICT when the version given is not the post's current one, BAD_USER_INPUT
 */
export const restoreRevision = async (ctx: Context, raw: RestoreBlogRevisionInput): Promise<EntryRecord> => {
  const { revisionId, version } = restoreBlogRevisionSchema.parse(raw)
  return changingPages(ctx, async (inside) => {
    const revision = await inside.em.findOne(BlogRevision, { id: revisionId })
    if (!revision) throw notFound('There is no such revision')
    const post = await lockPost(inside, revision.post.id, version)
    await keepRevision(inside, post, 'changed')
    write(inside, post, revision.fields)
    await inside.em.flush()
    await keepRevision(inside, post, 'changed')
    return toEntry(inside, post)
  })
}
