import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#api/root.ts'

/** They ask with a client of their own, before there is an ORM or without one, and name tables that no code knows. */
const withoutOrm = ['api/backup/', 'api/db/embedded/', 'api/start/']

const sources = readdirSync(join(root, 'api'), { recursive: true, encoding: 'utf8' })
  .map((file) => posix.join('api', file))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))

/** The ORM's own runner takes a text with question marks, or with whatever was pasted into it. */
const asksByText = (source: string) => /(?:\bem|\bfork\(\)|\bgetConnection\(\))\s*\.execute\b/.test(source)

/** A statement that is a plain text with something in it, rather than `sql` with bound values. */
const pastesValues = (source: string) =>
  [...source.matchAll(/(\bsql(?:<[^`]*>)?)?`\s*(?:select|insert|update|delete|with|lock|notify)\s[^`]*/g)].some(
    ([statement, tag]) => !tag && statement.includes('${'),
  )

it.each([
  ["await ctx.em.execute('select 1')", true],
  ['await orm.em\n  .fork()\n  .execute<Row[]>(statement)', true],
  ['orm.em.getConnection().execute(statement)', true],
  ['await sql`select ${id}`.execute(ctx.em.getKysely())', false],
  ['await claim(now).execute(em.getKysely())', false],
])('knows a statement that is run as a text: %s', (source, expected) => {
  expect(asksByText(source)).toBe(expected)
})

it.each([
  ['const claim = `\n  update "mail" set "state" = \'${state}\'`', true],
  ['session.run(`select ${id}`)', true],
  ['sql<{ id: string }>`select ${id}`', false],
  ['const everything = `select 1`', false],
])('knows a value that is written into a statement: %s', (source, expected) => {
  expect(pastesValues(source)).toBe(expected)
})

it('the database is asked by the ORM, or by statements of Kysely’s `sql`', () => {
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.filter(({ source }) => asksByText(source)).map(({ file }) => file)).toEqual([])
})

it('no value is written into a statement', () => {
  const own = sources.filter(({ file }) => !withoutOrm.some((place) => file.startsWith(place)))
  expect(own.filter(({ source }) => pastesValues(source)).map(({ file }) => file)).toEqual([])
})

/** A place in a list, `after` or `before` a cursor, that is compared by hand: `listNewestFirst` does it for all lists. */
const comparesPlaces = (source: string) =>
  /\b(?:after|before)!?\??\.at\b/.test(source) || /,\s*"?\w+"?\."?id"?\)\s*[<>]=?\s*\(?\$\{/.test(source)

/** Their statements are their own for their speed (decision 84). */
const ownPlaces = ['api/modules/blog/blog.service.ts', 'api/modules/subscribers/subscriber.service.ts']

it.each([
  ['sql`and (p.published_at, p.id) < (${when}, ${id}::uuid)`', true],
  ['sql`(${columns[by]}, r.id) > ${position(above)}`', true],
  ['{ $or: [{ createdAt: { $lt: after.at } }, { createdAt: after.at, id: { $lt: after.id } }] }', true],
  ['sql`(before.created_at, before.id) < (q.created_at, q.id)`', false],
  ["listNewestFirst(ctx.em, Mail, readPage('outboxMails', args), where)", false],
])('knows a place in a list that is compared by hand: %s', (source, expected) => {
  expect(comparesPlaces(source)).toBe(expected)
})

it('no other list compares places by hand', () => {
  expect(sources.filter(({ source }) => comparesPlaces(source)).map(({ file }) => file)).toEqual(ownPlaces)
})
