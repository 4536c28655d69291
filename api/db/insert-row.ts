import type { EntityName, RequiredEntityData, SqlEntityManager } from '@mikro-orm/postgresql'
import { sql, type RawBuilder } from 'kysely'

/**
 * A new record as a part of a larger statement, by its definition: what the ORM would insert, where `condition` holds.
 * Relations are given by their ids.
 */
export const insertRow = <Entity extends object>(
  em: SqlEntityManager,
  entity: EntityName<Entity>,
  data: RequiredEntityData<Entity>,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const { tableName, props } = em.getMetadata().get(entity)
  const given = data as Record<string, unknown>
  const values = props.map((prop) => [prop.fieldNames[0]!, given[prop.name] ?? prop.onCreate?.(data as Entity, em)])
  const row = Object.fromEntries(values.filter(([, value]) => value !== undefined))
  const table = sql.table(tableName)
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  return sql`insert into ${table} (${columns})
    select ${columns} from json_populate_record(null::${table}, ${JSON.stringify(row)}::json) where ${condition}`
}
