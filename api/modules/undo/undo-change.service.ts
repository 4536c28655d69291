import { changeSchema } from '#graphql/inputs/room.ts'
import { conflict, badUserInput, notFound } from '../../errors.ts'
import type { Context } from '../../platform/context.ts'
import { requirePermission } from '../../platform/viewer.ts'
import { RecordChange } from '../history/record-change.entity.ts'
import { isSame } from '../history/record-change.service.ts'
import { undoableNouns, type UndoableNoun, type Values } from './undoable.ts'

interface StoredRecord extends Values {
  version: number
  changedBy?: string | null
}

const findSubject = async (ctx: Context, id: string): Promise<{ noun: UndoableNoun; record: StoredRecord } | null> => {
  for (const noun of undoableNouns) {
    const record = (await noun.find(ctx, id)) as StoredRecord | null
    if (record) return { noun, record }
  }
  return null
}

const valueOf = (record: StoredRecord, field: string): unknown =>
  field === 'roomTypeId' ? ((record.roomType as { id: string } | null)?.id ?? null) : record[field]

const cannotBeUndone = (message: string) => badUserInput([{ path: ['id'], message }])

/**
 * Puts back the values that the fields of one change had before it, as whoever asks would by hand. Fields that it left
 * alone stay as they are now.
 * @throws NOT_FOUND, FORBIDDEN, CONFLICT when one of its fields was changed since, BAD_USER_INPUT for what cannot be undone
 */
export const undoChange = async (ctx: Context, raw: string): Promise<string> => {
  const { id } = changeSchema.parse({ id: raw })
  const change = await ctx.em.findOne(RecordChange, { id })
  if (!change) throw notFound('There is no such change')
  const subject = await findSubject(ctx, change.subject)
  if (!subject) throw cannotBeUndone('A change of this record cannot be undone')
  const { noun, record } = subject
  requirePermission(ctx, noun.permission)
  if (change.kind !== 'updated') throw cannotBeUndone('Only changed fields can be undone')
  if (!change.fields.every(({ field, after }) => isSame(valueOf(record, field), after)))
    throw conflict(
      `This ${noun.thing} was changed by ${record.changedBy ?? 'somebody'} since. Look at it again and change it by hand`,
    )
  const before = change.fields.map(({ field, before: value }) => {
    const asGiven = noun.asGiven?.[field] as ((stored: unknown) => unknown) | undefined
    return [field, asGiven ? asGiven(value) : value] as const
  })
  // The version says whether somebody changes it between the look above and the change.
  const input = { id: change.subject, version: record.version, ...Object.fromEntries(before) }
  await noun.update(ctx, input as never)
  return change.subject
}
