import { createContext, nobody } from '#api/platform/context.ts'
import { prepare } from '#api/start/assemble.ts'
import { listSubscribers } from '#api/modules/subscribers/subscriber.service.ts'
import { countSubscribers } from '#api/modules/subscribers/subscriber-tally.service.ts'
import { createDatabase } from '#tests/support/database.ts'
import { quietLog, testEnv } from '#tests/support/env.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'

/** The subscriber list with ten thousand rows and with a million: one page of each kind, median of many. */
const rounds = 11
const say = (line: string) => process.stdout.write(`${line}\n`)

const names = `(array['Aino','Eero','Maria','John','Sofia','Lucas','Emma','Noah','Elsa','Hugo'])[1 + n % 10]`
const insert = `
  insert into subscriber (id, created_at, updated_at, email, email_lower, name, status, source, language, subscribed_at)
  select gen_random_uuid(), now(), now(), mail, mail, name, case when n % 500 = 0 then 'bounced' when n % 9 = 0 then 'unsubscribed' else 'active' end,
    'contact_form', 'en', now() - n * interval '7 seconds'
  from (select n, substr(md5(n::text), 1, 9) || n || '@example.com' as mail, ${names} || ' ' || initcap(substr(md5('s' || n), 1, 7)) as name
        from generate_series(1, ?::int) as n) as made`

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!

const measure = async (serverUrl: string, rows: number) => {
  const database = await createDatabase(serverUrl)
  const options = { databaseUrl: database.url, publicUrl: 'http://hotel.example', log: quietLog }
  const { deps } = await prepare(testEnv(), options)
  await deps.orm.em.fork().execute(insert, [rows])
  await deps.orm.em.fork().execute('vacuum analyze subscriber')
  const ctx = await createContext(deps, nobody)
  const page = async (args: { search?: string; status?: 'active' | 'bounced'; after?: string }) => {
    ctx.em.clear()
    return listSubscribers(ctx, { first: 10, ...args })
  }
  const at = async (offset: number) =>
    (
      await deps.orm.em
        .fork()
        .execute<{ id: string; email: string; subscribed_at: string }[]>(
          `select id, email, subscribed_at from subscriber order by subscribed_at desc, id desc offset ${offset} limit 1`,
        )
    )[0]!
  const half = await at(rows / 2)
  const afterRow = ({ id, subscribed_at }: { id: string; subscribed_at: string }) =>
    Buffer.from(`${new Date(subscribed_at).toISOString()} ${id}`).toString('base64url')
  const [sixth, last] = [afterRow(await at(59)), afterRow(await at(rows - 11))]
  const kinds: Record<string, () => Promise<unknown>> = {
    'first page': () => page({}),
    'sixth page': () => page({ after: sixth }),
    'last page': () => page({ after: last }),
    'most have it': () => page({ status: 'active' }),
    'few have it': () => page({ status: 'bounced' }),
    'last of few': () => page({ status: 'bounced', after: last }),
    'one address': () => page({ search: half.email }),
    'part of a name': () => page({ search: 'aino a4f' }),
    'common word': () => page({ search: 'example.com' }),
    'its last page': () => page({ search: 'example.com', after: last }),
    'word and state': () => page({ search: 'example.com', status: 'bounced' }),
    'one letter': () => page({ search: 'a' }),
    'rare letter': () => page({ search: 'q' }),
    'two letters': () => page({ search: 'ai' }),
    'rare letters': () => page({ search: 'qz' }),
    'no match': () => page({ search: 'nobody-at-all' }),
    'four figures': () => countSubscribers(ctx),
  }
  const result: Record<string, number> = {}
  for (const [kind, ask] of Object.entries(kinds)) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now()
      await ask()
      times.push(performance.now() - started)
    }
    result[kind] = median(times)
  }
  await deps.orm.close()
  await database.close()
  return result
}

const cluster = await startPostgres()
try {
  const few = await measure(cluster.url, 10_000)
  const many = await measure(cluster.url, 1_000_000)
  say('p50 in ms          10,000   1,000,000   ratio')
  for (const kind of Object.keys(few))
    say(
      `${kind.padEnd(16)} ${few[kind]!.toFixed(2).padStart(8)} ${many[kind]!.toFixed(2).padStart(11)} ${(many[kind]! / few[kind]!).toFixed(2).padStart(7)}`,
    )
  const over = (all: Record<string, number>) => median(Object.values(all))
  const ratio = over(many) / over(few)
  say(
    `p50 of all ${over(few).toFixed(2).padStart(13)} ${over(many).toFixed(2).padStart(11)} ${ratio.toFixed(2).padStart(7)}`,
  )
  process.exitCode = ratio <= 3 ? 0 : 1
} finally {
  await cluster.stop()
}
