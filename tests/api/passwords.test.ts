import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authOf } from '#api/modules/staff/auth.ts'
import { prepare } from '#api/start/assemble.ts'
import { createDatabase, type TestDatabase } from '#tests/support/database.ts'
import { quietLog, testEnv } from '#tests/support/env.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { acceptInvitation, addStaff, inviteStaff, staffPassword, tokenOf } from '#tests/support/staff.ts'

const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { success } }'
const advice = 'Four words that do not belong together are hard to guess and easy to remember'

let server: TestServer
let empty: TestDatabase | undefined
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await empty?.close()
  await server.close()
})

describe('a new password', () => {
  it.each([
    ['1111111111', 'Repeated characters like "aaa" are easy to guess.'],
    ['qwertyuiop', 'This is a frequently used password.'],
    ['Password123!', 'This is similar to a commonly used password.'],
    ['Welcome2026', 'This is similar to a commonly used password.'],
    ['abcdefghijkl', 'Common character sequences like "abc" are easy to guess.'],
    ['Coral Stone Inn', 'It is made of your name, your address or the hotel’s name.'],
    ['coralstoneinn1952', 'It is made of your name, your address or the hotel’s name.'],
    ['lantanalantana', ''],
    ['beachhotel1', ''],
  ])('is refused when it is as easy to guess as %j, with what would be better', async (newPassword, why) => {
    const { caller, email } = await addStaff(server, 'desk')
    const { errors } = await caller.graphql(change, { input: { currentPassword: staffPassword, newPassword } })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', issues: [{ path: ['newPassword'] }] })
    expect(errors?.[0]?.message).toMatch(/^Password is too easy to guess\. /)
    expect(errors?.[0]?.message).toContain(why)
    expect(errors?.[0]?.message.endsWith(advice)).toBe(true)
    await server.caller().signIn(email, staffPassword)
  })

  it('may not be the person’s own name or address, and the invitation lives on', async () => {
    const owner = await server.caller().signIn()
    const input = { name: 'Rosalind Achterberg', email: 'r.achterberg@seagrape-lodge.example', role: 'DESK' }
    const { link } = (await owner.graphql(inviteStaff, { input })).data.inviteStaff
    const accept = (newPassword: string) =>
      server.caller().graphql(acceptInvitation, { input: { token: tokenOf(link), newPassword } })
    for (const own of ['RosalindAchterberg', 'rosalind.achterberg', 'r.achterberg@seagrape-lodge.example'])
      expect((await accept(own)).errors?.[0]?.message).toContain('It is made of your name, your address')
    expect((await accept(staffPassword)).errors).toBeUndefined()
  })

  it.each([
    ['four-odd-words-Together'],
    ['kR8$vQ2!pLx9'],
    ['Ägare från Öland åter'],
    ['  a walk at night  '],
    ['🐚🌊🐢🌴🦩🐬🍹🏖️⛱️🦀'],
    ['x9'.repeat(3) + 'pelican dune jar '.repeat(7)],
  ])('%j is taken', async (newPassword) => {
    const { caller, email } = await addStaff(server, 'desk')
    const { errors } = await caller.graphql(change, { input: { currentPassword: staffPassword, newPassword } })
    expect(errors).toBeUndefined()
    await server.caller().signIn(email, newPassword)
  })
})

it('a weak password from before still signs in', async () => {
  const { id, email } = await addStaff(server, 'desk')
  const { internalAdapter, password } = await authOf(server.deps).$context
  await internalAdapter.updatePassword(id, await password.hash('1111111111'))
  await server.caller().signIn(email, '1111111111')
})

it('a first account with an easy password stops the start, in a sentence, and leaves nobody behind', async () => {
  empty = await createDatabase()
  const start = (STAFF_PASSWORD: string) =>
    prepare(testEnv({ STAFF_PASSWORD }), {
      databaseUrl: empty!.url,
      publicUrl: 'http://hotel.example',
      log: quietLog,
    })
  await expect(start('coralstone1952')).rejects.toThrow(
    /^STAFF_PASSWORD is too easy to guess\. .*easy to remember\. Or leave it and STAFF_EMAIL out/,
  )
  const { deps, owner } = await start('four-odd-words-Together')
  await deps.orm.close()
  expect(owner).toEqual({ email: 'owner@coralstoneinn.example' })
})
