import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Permission } from '#graphql/permissions.ts'
import type { Context } from '../../platform/context.ts'
import { forbidden } from '../../errors.ts'
import type { PageArgs } from '../../platform/schema/page-args.ts'
import { listNewestFirst } from '../../platform/schema/list-page.ts'
import { readPage } from '../../platform/schema/page.ts'
import { isId } from '../../platform/schema/ids.ts'
import { RecordChange, type ChangeKind, type FieldChange } from './record-change.entity.ts'
import type { RecordChangeType } from './record-change.type.ts'

const asJson = (value: unknown): string | null => (value == null ? null : JSON.stringify(value))

/** As the database keeps it: jsonb has an order of keys of its own. */
const asPlain = (value: unknown): unknown => JSON.parse(asJson(value) ?? 'null')

export const isSame = (a: unknown, b: unknown) => isDeepStrictEqual(asPlain(a), asPlain(b))

/** The fields of `after` whose value differs from `before`. */
export const differences = (before: object, after: object): FieldChange[] =>
  Object.entries(after)
    .map(([field, value]) => ({
      field,
      before: (before as Record<string, unknown>)[field] ?? null,
      after: value ?? null,
    }))
    .filter((change) => !isSame(change.before, change.after))

/** Keeps who did it, inside the transaction that does it. */
export const recordChange = (ctx: Context, subject: string, kind: ChangeKind, fields: FieldChange[] = []): void => {
  const now = ctx.now()
  ctx.em.create(RecordChange, {
    subject,
    kind,
    by: ctx.viewer?.name ?? null,
    fields,
    createdAt: now,
    updatedAt: now,
  })
}

/** Of a record that staff delete: it is only marked, so that undo brings back the same one. */
interface Deletable {
  id: string
  deletedAt?: Date | null
  changedBy?: string | null
}

const setDeleted = (ctx: Context, record: Deletable, deletedAt: Date | null): void => {
  Object.assign(record, { deletedAt, changedBy: ctx.viewer?.name ?? null })
  recordChange(ctx, record.id, deletedAt ? 'deleted' : 'restored')
}

/** Marks a locked record deleted, inside the transaction that writes it. */
export const markDeleted = (ctx: Context, record: Deletable): void => setDeleted(ctx, record, ctx.now())

/** Brings a locked record back, inside the transaction that writes it. */
export const markRestored = (ctx: Context, record: Deletable): void => setDeleted(ctx, record, null)

/** What it takes to read a record it takes to read its changes. Those that are gone were rooms and prices. */
const readPermission = async ({ em }: Context, subject: string): Promise<Permission> => {
  const { rows } = await sql<{ isOfGuests: boolean }>`
    select exists (select from inquiry where id = ${subject})
      or exists (select from saved_reply where id = ${subject}) as "isOfGuests"`.execute(em.getKysely())
  return rows[0]!.isOfGuests ? 'inquiries:read' : 'rooms:read'
}

const refuseOthers = async (ctx: Context, subject: string): Promise<void> => {
  const permission = await readPermission(ctx, subject)
  if (!ctx.viewer?.permissions.includes(permission))
    throw forbidden(`The changes of this record need the permission ${permission}`)
}

/** Newest first. @throws FORBIDDEN for a record that the caller may not read */
export const listChanges = async (ctx: Context, subjectId: string, page: PageArgs) => {
  if (isId(subjectId)) await refuseOthers(ctx, subjectId)
  return listNewestFirst(ctx.em, RecordChange, readPage('recordChanges', { ...page, subjectId } as PageArgs), {
    where: isId(subjectId) ? { subject: subjectId } : { id: [] },
    by: 'createdAt',
    show: toType,
  })
}

const toType = ({ id, kind, by, createdAt, fields }: RecordChange): RecordChangeType => ({
  id,
  kind,
  by: by ?? null,
  createdAt,
  fields: fields.map(({ field, before, after }) => ({ field, before: asJson(before), after: asJson(after) })),
})
