import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { isPublished } from '../blog/published-posts.ts'
import { ContentEntry } from '../content/content-entry.entity.ts'
import { documentOf } from '../content/content-entry.service.ts'
import { titleOf } from '../content/entry-details.ts'
import { addressesIn } from './addresses-in.ts'
import type { LinkUse } from './outside-link.type.ts'

const linkingPosts = (now: Date) => sql<{ id: string; title: string; content: string }>`
  select p.id, p.title, p.content from blog_post p where ${isPublished(now)} and p.content like '%://%'`

/** The addresses of other websites in a record: what guests read, what is written, and where it was read. */
export const addressesOf = ({ publicUrl }: Context, { published, draft, sourceUrl }: ContentEntry): string[] =>
  addressesIn([published, draft, sourceUrl], new URL(publicUrl).origin)

/** Every address of another website that the hotel's pages name, with what names it. */
export const listLinkUses = async (ctx: Context): Promise<Map<string, LinkUse[]>> => {
  const uses = new Map<string, LinkUse[]>()
  const add = (addresses: string[], use: LinkUse) => {
    for (const address of addresses) uses.set(address, [...(uses.get(address) ?? []), use])
  }
  const entries = await ctx.em.find(
    ContentEntry,
    { archivedAt: null },
    { orderBy: { kind: 'asc', position: 'asc', key: 'asc' }, disableIdentityMap: true },
  )
  for (const entry of entries) {
    const { kind, id, key } = entry
    add(addressesOf(ctx, entry), { kind, id, title: titleOf(kind, documentOf(entry)) || key })
  }
  const readsBlog = Boolean(ctx.viewer?.permissions.includes('blog:read'))
  const { rows: posts } = await linkingPosts(ctx.now()).execute(ctx.em.getKysely())
  for (const { id, title, content } of posts)
    add(addressesIn(content, new URL(ctx.publicUrl).origin), { kind: null, id, title: readsBlog ? title : '' })
  return uses
}
