import { ReferenceKind, type EntityName, type EntityProperty } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { sql, type RawBuilder } from 'kysely'
import { readPrepared } from './prepared.ts'

const isRead = (property: EntityProperty) =>
  !property.lazy && (property.kind === ReferenceKind.SCALAR || property.kind === ReferenceKind.MANY_TO_ONE)

const columnOf = ({ fieldNames }: EntityProperty) => sql.ref(`r.${fieldNames[0]!}`)

/** How a record's field is written: another record as an object with its id. */
const asField = (property: EntityProperty): RawBuilder<unknown> => {
  const column = columnOf(property)
  const value =
    property.kind === ReferenceKind.SCALAR
      ? column
      : sql`case when ${column} is null then null else json_build_object('id', ${column}) end`
  return sql`${sql.lit(property.name)}, ${value}`
}

const shapes = new WeakMap<object, { record: RawBuilder<unknown>; instants: string[] }>()

const shapeOf = (em: SqlEntityManager, entity: EntityName) => {
  const meta = em.getMetadata().get(entity)
  const fields = meta.props.filter(isRead)
  const shape = {
    record: sql`json_build_object(${sql.join(fields.map(asField))})`,
    instants: fields.filter(({ runtimeType }) => runtimeType === 'Date').map(({ name }) => name),
  }
  shapes.set(meta, shape)
  return shape
}

/**
 * Plain records of an entity, for a statement that writes rows `r` of its table as JSON (`record`) and for what comes
 * back (`read`). What a list shows needs no identity map and no watch for changes. Others that a record belongs to are
 * there by their id alone.
 */
export const recordsOf = <T extends object>(em: SqlEntityManager, entity: EntityName<T>) => {
  const { record, instants } = shapes.get(em.getMetadata().get(entity)) ?? shapeOf(em, entity)
  const read = (row: Record<string, unknown>): T => {
    for (const name of instants) if (row[name] !== null) row[name] = new Date(row[name] as string)
    return row as T
  }
  return { record, read }
}

/**
 * Reads rows of a table as plain records.
 * @param rest of the statement: which of `r`, in which order, how many
 */
export const readRecords = async <T extends object>(
  em: SqlEntityManager,
  entity: EntityName<T>,
  rest: RawBuilder<unknown>,
): Promise<T[]> => {
  const { record, read } = recordsOf(em, entity)
  const table = sql.table(em.getMetadata().get(entity).tableName)
  const [row] = await readPrepared(
    em,
    sql<{ records: Record<string, unknown>[] }>`
      select coalesce(json_agg(${record}), '[]') as records from (select * from ${table} r ${rest}) r`,
  )
  return row!.records.map(read)
}
