import { sql } from 'kysely'
import { moveContentSchema } from '#graphql/inputs/content/edit.ts'
import { changeSchema } from '#graphql/inputs/room.ts'
import type { Context } from '../../platform/context.ts'
import { badUserInput } from '../../errors.ts'
import { audit } from '../audit/audit.service.ts'
import type { Content } from '../../platform/content.ts'
import { refuseShownPicture } from './picture-uses.service.ts'
import { usersOf } from './references.ts'
import { changingContent, lockAnyContent, lockContent, mostOfKind } from './content-entry.service.ts'
import { ContentEntry } from './content-entry.entity.ts'
import type { MoveContentInput } from './content-entry.inputs.ts'

/** The hotel has one record of facts, and cannot be without. */
const refuseFacts = ({ kind }: ContentEntry) => {
  if (kind === 'facts') throw badUserInput([{ path: ['id'], message: 'The hotel’s facts cannot be put away or moved' }])
}

/** A feature that a room lists, a group that questions stand in: its page would have a hole. */
const refuseUsed = ({ kind, key }: ContentEntry, content: Content) => {
  const users = usersOf(kind, key, content)
  if (users.length > 0)
    throw badUserInput([{ path: ['id'], message: `It is still used by ${users.slice(0, 5).join(', ')}` }])
}

const setArchived = async (ctx: Context, raw: string, archived: boolean): Promise<ContentEntry> => {
  const { id } = changeSchema.parse({ id: raw })
  return changingContent(ctx, async (inside) => {
    const entry = await lockAnyContent(inside, id)
    refuseFacts(entry)
    if (Boolean(entry.archivedAt) === archived) return entry
    if (archived) {
      if (entry.kind === 'picture') await refuseShownPicture(inside, entry.key)
      refuseUsed(entry, inside.published.current().content)
    }
    entry.archivedAt = archived ? ctx.now() : null
    entry.changedBy = ctx.viewer?.name ?? null
    await inside.em.flush()
    const details = { kind: entry.kind, key: entry.key }
    await audit(inside, archived ? 'content-archived' : 'content-restored', { subject: id, details })
    return entry
  })
}

/** @throws NOT_FOUND, BAD_USER_INPUT when a published record names it */
export const archiveContent = (ctx: Context, id: string) => setArchived(ctx, id, true)

/** @throws NOT_FOUND */
export const restoreContent = (ctx: Context, id: string) => setArchived(ctx, id, false)

/** The version of a record stays: whoever writes it now is not told that somebody has moved it. */
const renumber = (ids: string[]) => sql`
  update "content_entry" e set "position" = t."place" - 1
  from unnest(${ids}::uuid[]) with ordinality as t("id", "place") where e."id" = t."id"`

/**
 * Puts a record before another of its kind, or at the end.
 * @returns the records of the kind in their new order
 * @throws NOT_FOUND, BAD_USER_INPUT
 */
export const moveContent = async (ctx: Context, raw: MoveContentInput): Promise<ContentEntry[]> => {
  const { id, before } = moveContentSchema.parse(raw)
  return changingContent(ctx, async (inside) => {
    const moved = await lockContent(inside, id)
    refuseFacts(moved)
    const all = await inside.em.find(
      ContentEntry,
      { kind: moved.kind },
      { orderBy: { position: 'asc', key: 'asc' }, limit: mostOfKind },
    )
    const rest = all.filter((entry) => entry !== moved)
    const at = before ? rest.findIndex((entry) => entry.id === before) : rest.length
    if (at < 0)
      throw badUserInput([{ path: ['before'], message: 'Before must be the id of a record of the same kind' }])
    const ordered = rest.toSpliced(at, 0, moved)
    await renumber(ordered.map((entry) => entry.id)).execute(inside.em.getKysely())
    return ordered.filter(({ archivedAt }) => !archivedAt)
  })
}
