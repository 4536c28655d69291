import type { ClientBase } from 'pg'
import { leftOut, leftOutSchemas, selectionOf } from './left-out.ts'
import type { Sequence, TableHead } from './format.ts'

interface Table extends TableHead {
  /** By which its rows are sorted, as a part of a statement: the same on every server. */
  order: string
}

/** A session's answers do not depend on its server's settings. */
export const steady = `set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set client_encoding = 'UTF8'; set search_path = public;
  set lock_timeout = '60s'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`

/** Names come from the catalog or from a head that was checked; quoted all the same. */
export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

const tablesStatement = `
  select n.nspname as schema, c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^(pg_|information_schema$)'
    and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by 1, 2`

/** Every table that is not an extension's, also of other schemas. */
export const listTables = async (client: ClientBase): Promise<{ schema: string; name: string }[]> =>
  (await client.query<{ schema: string; name: string }>(tablesStatement)).rows

const columnsStatement = `
  select c.relname as table, a.attname as name, a.attcollation <> 0 as "isText",
    coalesce(array_position(k.conkey, a.attnum), 0) as "keyPosition"
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
  where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by c.relname, a.attnum`

interface Column {
  table: string
  name: string
  isText: boolean
  keyPosition: number
}

const orderOf = (columns: Column[]): string => {
  const key = columns.filter(({ keyPosition }) => keyPosition > 0).sort((a, b) => a.keyPosition - b.keyPosition)
  if (key.length === 0) return `${columns.map(({ name }) => `${quote(name)}::text collate "C"`).join(', ')}`
  return key.map(({ name, isText }) => `${quote(name)}${isText ? ' collate "C"' : ''}`).join(', ')
}

const referencesStatement = `
  select k.conrelid::regclass::text as "from", k.confrelid::regclass::text as "to" from pg_constraint k
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`

/** Those that others refer to come first. Tables in a circle come last, by name. */
export const inOrder = (names: string[], references: { from: string; to: string }[]): string[] => {
  const done: string[] = []
  const isFree = (name: string, left: string[]) =>
    references.every(({ from, to }) => from !== name || !left.includes(to))
  for (let left = names; left.length > 0; left = names.filter((name) => !done.includes(name))) {
    const free = left.filter((name) => isFree(name, left))
    done.push(...(free.length > 0 ? free : left))
  }
  return done
}

/** Every table that a backup copies, in the order in which they can be filled again. */
export const readTables = async (client: ClientBase): Promise<Table[]> => {
  const found = await listTables(client)
  const names = found
    .filter(({ schema, name }) => !(schema in leftOutSchemas) && !(name in leftOut))
    .map(({ schema, name }) => (schema === 'public' ? name : `${schema}.${name}`))
  const { rows: columns } = await client.query<Column>(columnsStatement)
  const { rows: references } = await client.query<{ from: string; to: string }>(referencesStatement)
  return inOrder(names, references).map((name) => {
    const own = columns.filter(({ table }) => table === name)
    return { name, columns: own.map((column) => column.name), order: orderOf(own) }
  })
}

/** What COPY writes of a table; `encrypted` decides about secrets. Null: all of it, as it stands. */
export const copyStatement = ({ name, columns, order }: Table, encrypted: boolean | null): string => {
  const selection =
    encrypted === null ? { rows: null, columns: {} as Record<string, string> } : selectionOf(name, encrypted)
  const list = columns.map((column) => selection.columns[column] ?? quote(column)).join(', ')
  const where = selection.rows ? ` where ${selection.rows}` : ''
  return `copy (select ${list} from ${quote(name)}${where} order by ${order}) to stdout`
}

export const readSequences = async (client: ClientBase): Promise<Sequence[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace
       and c.relname <> 'migration_id_seq' order by 1`,
  )
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const state = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quote(name)}`,
    )
    sequences.push({ name, ...state.rows[0]! })
  }
  return sequences
}
