import { Client } from 'pg'

const insert = `
  insert into subscriber (id, created_at, updated_at, email, email_lower, name, status, source, language, subscribed_at)
  select gen_random_uuid(), now(), now(), 'guest-' || n || '@example.com', 'guest-' || n || '@example.com', 'Guest ' || n,
    'active', 'contact_form', (array['en', 'es', 'pt', 'fr', 'de', 'fi', 'sv'])[1 + n % 7], now() - n * interval '1 minute'
  from generate_series(1, $1::int) as n`

export interface GuestBook {
  query: <T>(statement: string, values?: unknown[]) => Promise<T[]>
  close: () => Promise<void>
}

/** A look at the instances' database from outside, with guest-1@example.com and so on on the mailing list. */
export const openGuestBook = async (databaseUrl: string, guests: number): Promise<GuestBook> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(insert, [guests])
  return {
    query: async <T>(statement: string, values: unknown[] = []) => (await client.query(statement, values)).rows as T[],
    close: () => client.end(),
  }
}
