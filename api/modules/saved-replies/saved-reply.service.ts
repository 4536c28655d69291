import { UniqueConstraintViolationException } from '@mikro-orm/core'
import { changeSchema } from '#graphql/inputs/room.ts'
import { savedReplySchema } from '#graphql/inputs/saved-reply.ts'
import { openPlaceholders } from '#graphql/open-placeholders.ts'
import { locales, type Locale } from '#graphql/locales.ts'
import { languageName } from '../../i18n/language-name.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { lockRecord } from '../../platform/lock-record.ts'
import { lockName } from '../../db/lock-name.ts'
import { badUserInput, conflict } from '../../errors.ts'
import { omitUnset } from '../../platform/schema/omit-unset.ts'
import { containsText } from '../../platform/schema/search.ts'
import { differences, markDeleted, markRestored, recordChange } from '../history/record-change.service.ts'
import { placeholderNames } from './reply-values.service.ts'
import { SavedReply } from './saved-reply.entity.ts'
import { readFirstReplies } from './seed-replies.ts'
import type { CreateSavedReplyInput, UpdateSavedReplyInput } from './saved-reply.type.ts'

const mostReplies = 200

/** By name. @throws BAD_USER_INPUT for a search that is too long */
export const listSavedReplies = (ctx: Context, search: string | null | undefined): Promise<SavedReply[]> =>
  ctx.em.find(
    SavedReply,
    { deletedAt: null, ...containsText(search, ['name']) },
    { orderBy: { name: 'asc', id: 'asc' }, limit: mostReplies },
  )

/** In the order of the languages. */
export const textsOf = ({ texts }: Pick<SavedReply, 'texts'>) =>
  locales.flatMap((language) => (texts[language] ? [{ language, text: texts[language] }] : []))

const refuseUnknown = (ctx: Context, texts: { language: Locale; text: string }[]) => {
  const known = placeholderNames(ctx)
  const issues = texts.flatMap(({ language, text }, place) =>
    openPlaceholders(text)
      .filter((name) => !known.has(name))
      .map((name) => ({
        path: ['texts', place, 'text'],
        message: `${languageName(language)} text: {${name}} is none of the placeholders`,
      })),
  )
  if (issues.length > 0) throw badUserInput(issues)
}

/** @throws BAD_USER_INPUT naming each field */
const parse = (ctx: Context, raw: object) => {
  const { texts, ...form } = savedReplySchema.parse(raw)
  refuseUnknown(ctx, texts)
  return { ...form, texts: Object.fromEntries(texts.map(({ language, text }) => [language, text])) }
}

/** @throws CONFLICT when another has the name */
const written = async (ctx: Context, reply: SavedReply): Promise<SavedReply> => {
  try {
    await ctx.em.flush()
    return reply
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error
    throw conflict(`There is a saved reply named ${reply.name} already`)
  }
}

type Form = ReturnType<typeof parse>

/** @throws CONFLICT when the name is taken or there are 200 */
const added = async (inside: Context, form: Form): Promise<SavedReply> => {
  if ((await inside.em.count(SavedReply, { deletedAt: null })) >= mostReplies)
    throw conflict(`There can be at most ${mostReplies} saved replies: delete one first`)
  const now = inside.now()
  const changedBy = inside.viewer?.name ?? null
  const reply = inside.em.create(SavedReply, { ...form, deletedAt: null, changedBy, createdAt: now, updatedAt: now })
  await written(inside, reply)
  recordChange(inside, reply.id, 'created', differences({}, form))
  return reply
}

/** @throws BAD_USER_INPUT naming each field, CONFLICT when the name is taken or there are 200 */
export const createSavedReply = async (ctx: Context, raw: CreateSavedReplyInput): Promise<SavedReply> => {
  const form = parse(ctx, omitUnset(raw, []))
  return inTransaction(ctx, (inside) => added(inside, form))
}

/** Those that a new hotel begins with, where none has the name. @throws CONFLICT when there would be more than 200 */
export const addSuggestedReplies = (ctx: Context): Promise<SavedReply[]> =>
  inTransaction(ctx, async (inside) => {
    await lockName(inside.em, 'suggested replies')
    const names = (await inside.em.find(SavedReply, { deletedAt: null })).map(({ name }) => name.toLowerCase())
    const replies: SavedReply[] = []
    for (const { name, texts } of readFirstReplies())
      if (!names.includes(name.toLowerCase())) replies.push(await added(inside, { name, texts, active: true } as Form))
    return replies
  })

/**
 * Changes what is given and leaves the rest.
 * @throws BAD_USER_INPUT naming each field, NOT_FOUND, CONFLICT
 */
export const updateSavedReply = async (ctx: Context, raw: UpdateSavedReplyInput): Promise<SavedReply> => {
  const { id, version } = changeSchema.parse(raw)
  const { id: _id, version: _version, ...changes } = raw
  return inTransaction(ctx, async (inside) => {
    const reply = await lockRecord(inside, SavedReply, 'saved reply', id, { version })
    const { name, texts, active } = reply
    const after = parse(inside, { name, texts: textsOf(reply), active, ...omitUnset(changes, []) })
    const changed = differences({ name, texts, active }, after)
    if (changed.length === 0) return reply
    recordChange(inside, id, 'updated', changed)
    Object.assign(reply, after, { changedBy: ctx.viewer?.name ?? null, updatedAt: ctx.now() })
    return written(inside, reply)
  })
}

/** Deleting only marks it, so that undo brings back the same record. @throws NOT_FOUND */
export const deleteSavedReply = async (ctx: Context, raw: string) => {
  const { id } = changeSchema.parse({ id: raw })
  return inTransaction(ctx, async (inside) => {
    markDeleted(inside, await lockRecord(inside, SavedReply, 'saved reply', id))
    await inside.em.flush()
    return { success: true, id }
  })
}

/** @throws NOT_FOUND, CONFLICT when another has the name by now */
export const restoreSavedReply = async (ctx: Context, raw: string): Promise<SavedReply> => {
  const { id } = changeSchema.parse({ id: raw })
  return inTransaction(ctx, async (inside) => {
    const reply = await lockRecord(inside, SavedReply, 'saved reply', id, { evenDeleted: true })
    if (!reply.deletedAt) return reply
    markRestored(inside, reply)
    return written(inside, reply)
  })
}
