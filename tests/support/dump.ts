import { sql } from './subscribers.ts'
import type { TestServer } from './server.ts'

const tables = `
  select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'm') and not c.relispartition and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
  order by n.nspname, c.relname`

const nameOf = ({ schema, name }: { schema: string; name: string }) => `"${schema}"."${name}"`

/** Every row of every table of every schema as a text, by its table. */
export const dump = async (server: Pick<TestServer, 'deps'>): Promise<Map<string, string>> => {
  const found = new Map<string, string>()
  for (const table of await sql<{ schema: string; name: string }>(server, tables)) {
    const rows = await sql<{ row: string }>(server, `select t::text as row from ${nameOf(table)} t`)
    found.set(`${table.schema}.${table.name}`, rows.map(({ row }) => row).join('\n'))
  }
  return found
}

/** The tables in which one of these texts stands, in whatever case, with the text. */
export const traces = async (server: Pick<TestServer, 'deps'>, texts: string[]): Promise<string[]> => {
  const found = [...(await dump(server))]
  return texts.flatMap((text) =>
    found.filter(([, rows]) => rows.toLowerCase().includes(text.toLowerCase())).map(([table]) => `${table}: ${text}`),
  )
}
