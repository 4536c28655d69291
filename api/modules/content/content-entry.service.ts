import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { lockRecord, refuseIfChanged } from '../../platform/lock-record.ts'
import { badUserInput } from '../../errors.ts'
import { lockName } from '../../db/lock-name.ts'
import { requirePermission } from '../../platform/viewer.ts'
import { tellOfNewContent } from '../../platform/page-changes.ts'
import { isId } from '../../platform/schema/ids.ts'
import { ContentEntry, type ContentDocument } from './content-entry.entity.ts'

/** More of one kind is a mistake of an integrator. */
export const mostOfKind = 500

/** Of two records that are made at once, one waits: the second finds the key and the place of the first one taken. */
export const takeTurns = ({ em }: Context): Promise<void> => lockName(em, 'new content')

/** In the hotel's order. */
export const listContent = (ctx: Context, kind: ContentKind, archived: boolean): Promise<ContentEntry[]> =>
  ctx.em.find(
    ContentEntry,
    { kind, archivedAt: archived ? { $ne: null } : null },
    { orderBy: { position: 'asc', key: 'asc' }, limit: mostOfKind },
  )

export const findContent = async (ctx: Context, id: string): Promise<ContentEntry | null> =>
  isId(id) ? ctx.em.findOne(ContentEntry, { id }) : null

/** What the desk shows and changes: what was written last, published or not. */
export const documentOf = ({ draft, published }: ContentEntry): ContentDocument => draft ?? published!

export const wasPutAway = 'It was put away here: bring it back first'

/** @throws NOT_FOUND, FORBIDDEN for facts, CONFLICT when another version than the given one stands there */
export const lockAnyContent = async (inside: Context, id: string, version?: number | null): Promise<ContentEntry> => {
  const entry = await lockRecord(inside, ContentEntry, 'record', id)
  // A job that publishes at its time has no viewer: who set the time had the permission.
  if (entry.kind === 'facts' && inside.viewer) requirePermission(inside, 'facts:write')
  refuseIfChanged('record', entry, version)
  return entry
}

/** A record that may be changed. @throws also BAD_USER_INPUT for one that was put away: nobody would see the change */
export const lockContent = async (inside: Context, id: string, version?: number | null): Promise<ContentEntry> => {
  const entry = await lockAnyContent(inside, id, version)
  if (entry.archivedAt) throw badUserInput([{ path: ['id'], message: wasPutAway }])
  return entry
}

/**
 * A transaction of what guests read. Once it is kept, this instance reads what is published anew before the answer, the
 * others a moment later.
 */
export const changingContent = async <T>(ctx: Context, work: (inside: Context) => Promise<T>): Promise<T> => {
  const answer = await inTransaction(ctx, async (inside) => {
    const done = await work(inside)
    await tellOfNewContent.execute(inside.em.getKysely())
    return done
  })
  await ctx.published.refresh()
  ctx.pages.clear()
  return answer
}
