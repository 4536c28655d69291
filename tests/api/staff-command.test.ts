import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '#tests/support/command.ts'
import { createDatabase, type TestDatabase } from '#tests/support/database.ts'
import { ownerEmail, ownerPassword } from '#tests/support/env.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addStaff } from '#tests/support/staff.ts'
import { sql } from '#tests/support/subscribers.ts'

let server: TestServer
let empty: TestDatabase | undefined
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await empty?.close()
  await server.close()
})

const staffOn = (databaseUrl: string, ...args: string[]) =>
  runCommand('staff-command.js', args, { DATABASE_URL: databaseUrl })

const staff = (...args: string[]) => staffOn(server.databaseUrl, ...args)

it('lets in who was left without any password by a start that was killed half-way', async () => {
  const person = await addStaff(server, 'desk')
  await sql(server, 'delete from staff_account where user_id = (select id from staff_user where email = ?)', [
    person.email,
  ])
  const { output } = await staff('reset', person.email)
  const password = /shown this once\): \S+ {2}(\S{20})/.exec(output)![1]!
  await server.caller().signIn(person.email, password)
})

it('lets a sole owner back in who has lost the password and the phone, beside the running product', async () => {
  const old = await server.caller().signIn()
  const person = await addStaff(server, 'desk')
  await sql(server, `update staff_user set two_factor_enabled = true where email = '${ownerEmail}'`)
  await sql(
    server,
    `insert into staff_two_factor (id, user_id, secret, backup_codes) select gen_random_uuid(), id, 'lost', 'lost' from staff_user where email = '${ownerEmail}'`,
  )
  const guesser = server.caller()
  for (let count = 0; count < 6; count++) await guesser.signIn(ownerEmail, 'not it at all').catch(() => {})

  const { status, output } = await staff('reset', ownerEmail.toUpperCase())
  expect([status, output]).toEqual([0, expect.stringContaining('The second step is off, and every session has ended.')])
  const password = new RegExp(`New password \\(shown this once\\): ${ownerEmail}  (\\S{20})`).exec(output)![1]!
  expect((await old.graphql('{ viewer { email } }')).data.viewer).toBeNull()
  await expect(server.caller().signIn(ownerEmail, ownerPassword)).rejects.toThrow('The email or the password is wrong')
  const back = await guesser.signIn(ownerEmail, password)
  expect((await back.graphql('{ viewer { email role twoFactorEnabled } }')).data.viewer).toEqual({
    email: ownerEmail,
    role: 'OWNER',
    twoFactorEnabled: false,
  })
  // Nobody else notices.
  expect((await person.caller.graphql('{ viewer { email } }')).data.viewer.email).toBe(person.email)
})

it('makes a new signing secret beside the running product, and says what to do then', async () => {
  const before = await sql(server, "select value from setting where key = 'secret'")
  const { status, output } = await staff('rotate-secret')
  expect([status, output]).toEqual([0, expect.stringContaining('Start the product anew now')])
  expect(await sql(server, "select value from setting where key = 'secret'")).not.toEqual(before)
  const [entry] = await sql(server, "select actor_name, details from audit_entry where action = 'secret-rotated'")
  expect(entry).toEqual({ actor_name: 'Command line', details: {} })
  expect(output).not.toContain(server.deps.secret)
})

it.each([
  [['reset', 'nobody@example.com'], `Nobody at the desk has the address nobody@example.com. There are: `],
  [['reset'], 'Usage: npm run staff -- reset EMAIL'],
  [[], 'Usage: npm run staff -- reset EMAIL'],
  [['remove', ownerEmail], 'Usage: npm run staff -- reset EMAIL'],
])('says for %j what is wrong, and changes nothing', async (args, sentence) => {
  const { status, output } = await staff(...args)
  expect(status).toBe(1)
  expect(output).toContain(sentence)
})

it.each([
  [
    'that nobody has started on yet',
    async () => (empty ??= await createDatabase()).url,
    'This database has no staff desk yet',
  ],
  [
    'that is away',
    async () => 'postgres://desk:pelican-secret@127.0.0.1:1/hotel',
    'The database cannot be used: connect ECONNREFUSED',
  ],
])('says so in a sentence of a database %s', async (_name, databaseUrl, sentence) => {
  const { status, output } = await staffOn(await databaseUrl(), 'reset', ownerEmail)
  expect(status).toBe(1)
  expect(output).toContain(sentence)
  expect(output).not.toMatch(/^\s+at |pelican-secret/m)
})
