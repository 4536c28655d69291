import type { TestServer } from './server.ts'

const insert = `
  insert into subscriber (id, created_at, updated_at, email, email_lower, name, status, source, language, subscribed_at)
  select gen_random_uuid(), now(), now(), 'guest-' || n || '@example.com', 'guest-' || n || '@example.com', 'Guest ' || n,
    ?, 'contact_form', (array['en', 'es', 'pt', 'fr', 'de', 'fi', 'sv'])[1 + n % 7], now() - n * interval '1 minute'
  from generate_series(1, ?::int) as n`

/** Puts guest-1@example.com and so on onto the mailing list, in all languages. */
export const addSubscribers = (server: Pick<TestServer, 'deps'>, count: number, status = 'active') =>
  server.deps.orm.em.fork().execute(insert, [status, count])

/** One statement on the server's database. */
export const sql = <T>(server: Pick<TestServer, 'deps'>, statement: string, values: unknown[] = []) =>
  server.deps.orm.em.fork().execute<T[]>(statement, values)
