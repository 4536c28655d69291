import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { prepare } from '#api/start/assemble.ts'
import { ownerEmail, quietLog, testEnv } from '#tests/support/env.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { acceptInvitation, addStaff, inviteStaff, staffPassword, tokenOf } from '#tests/support/staff.ts'

const updateStaff = 'mutation ($input: UpdateStaffInput!) { updateStaff(input: $input) { id role } }'
const removeStaff = 'mutation ($id: ID!) { removeStaff(id: $id) { removedStaffId } }'
const nobody = '00000000-0000-4000-8000-000000000000'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterEach(() => server.setNow(null))
afterAll(() => server.close())

const owner = () => server.caller().signIn()
const accept = (token: string, newPassword = staffPassword) =>
  server.caller().graphql(acceptInvitation, { input: { token, newPassword } })

describe('an invitation', () => {
  let people = 0
  const invite = async () => {
    people += 1
    const input = { name: 'Kai', email: `Kai-${people}@example.com`, role: 'DESK' }
    const { data } = await (await owner()).graphql(inviteStaff, { input })
    return { ...data.inviteStaff, token: tokenOf(data.inviteStaff.link) }
  }

  it('brings a link with which the person sets a password, once', async () => {
    const { link, token, staff } = await invite()
    expect(link).toMatch(/^http:\/\/hotel\.example\/admin\?invitation=[\w-]{32}$/)
    expect((await accept(token)).data.acceptInvitation).toEqual(staff)
    expect((await accept(token, 'somebody-elses-password')).errors?.[0]).toMatchObject({
      message: 'This invitation is unknown, used or expired. Ask the owner for a new one',
      extensions: { code: 'NOT_FOUND' },
    })
    await server.caller().signIn(staff.email, staffPassword)
  })

  it('is good for seven days', async () => {
    const [early, late] = [await invite(), await invite()]
    const day = 86_400_000
    server.setNow(new Date(Date.now() + 7 * day - 60_000))
    expect((await accept(early.token)).errors).toBeUndefined()
    server.setNow(new Date(Date.now() + 7 * day + 60_000))
    expect((await accept(late.token)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  it('is not used up by a password that is too weak', async () => {
    const { token } = await invite()
    expect((await accept(token, 'short')).errors?.[0]).toMatchObject({
      message: 'Password must have at least 10 characters',
      extensions: { code: 'BAD_USER_INPUT', issues: [{ path: ['newPassword'] }] },
    })
    expect((await accept(token)).errors).toBeUndefined()
  })

  it('makes one account per address, whatever its letters', async () => {
    const { staff } = await invite()
    const input = { name: 'Kai', email: staff.email.toUpperCase(), role: 'OWNER' }
    const { errors } = await (await owner()).graphql(inviteStaff, { input })
    expect(errors?.[0]).toMatchObject({
      message: 'Email already belongs to a staff account',
      extensions: { code: 'BAD_USER_INPUT', issues: [{ path: ['email'] }] },
    })
  })

  it('leaves no trace of its token in the database', async () => {
    const { token } = await invite()
    const rows = await server.deps.orm.em.getConnection().execute('select * from staff_verification')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('an account', () => {
  it('has its new role on the next request', async () => {
    const person = await addStaff(server, 'desk')
    const { data } = await (await owner()).graphql(updateStaff, { input: { id: person.id, role: 'MARKETING' } })
    expect(data.updateStaff).toEqual({ id: person.id, role: 'MARKETING' })
    const answer = await person.caller.graphql('{ inquiries { totalCount } }')
    expect(answer.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })

  it('takes its sessions along when it is removed', async () => {
    const person = await addStaff(server, 'desk')
    expect((await (await owner()).graphql(removeStaff, { id: person.id })).data.removeStaff.removedStaffId).toBe(
      person.id,
    )
    expect((await person.caller.graphql('{ viewer { id } }')).data.viewer).toBeNull()
    await expect(server.caller().signIn(person.email, staffPassword)).rejects.toThrow('is wrong')
  })

  it('of the last owner keeps its role and stays', async () => {
    const only = await owner()
    const { id } = (await only.graphql('{ viewer { id } }')).data.viewer
    expect((await only.graphql(updateStaff, { input: { id, role: 'MANAGER' } })).errors?.[0]).toMatchObject({
      message: 'The last owner cannot get another role',
      extensions: { code: 'CONFLICT' },
    })
    expect((await only.graphql(removeStaff, { id })).errors?.[0]?.extensions.code).toBe('CONFLICT')
    expect((await only.graphql(updateStaff, { input: { id, role: 'OWNER' } })).errors).toBeUndefined()
  })

  it('of one of two owners can change, but two owners cannot remove each other at once', async () => {
    const first = await owner()
    const firstId = (await first.graphql('{ viewer { id } }')).data.viewer.id
    const second = await addStaff(server, 'owner')
    const role = 'MANAGER'
    const answers = await Promise.all([
      first.graphql(updateStaff, { input: { id: second.id, role } }),
      second.caller.graphql(updateStaff, { input: { id: firstId, role } }),
    ])
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    await server.deps.orm.em
      .getConnection()
      .execute("update staff_user set role = case when id = ? then 'owner' else 'manager' end where id in (?, ?)", [
        firstId,
        firstId,
        second.id,
      ])
  })

  it('of one’s own cannot be removed', async () => {
    const second = await addStaff(server, 'owner')
    const { errors } = await second.caller.graphql(removeStaff, { id: second.id })
    expect(errors?.[0]).toMatchObject({
      message: 'You cannot remove your own account',
      extensions: { code: 'CONFLICT' },
    })
    expect((await (await owner()).graphql(removeStaff, { id: second.id })).errors).toBeUndefined()
  })

  it.each([
    ['updateStaff', updateStaff, { input: { id: nobody, role: 'DESK' } }, 'NOT_FOUND'],
    ['removeStaff', removeStaff, { id: nobody }, 'NOT_FOUND'],
    ['removeStaff', removeStaff, { id: 'not an id' }, 'NOT_FOUND'],
  ])('that does not exist is answered by %s with %j', async (_, document, variables, code) => {
    expect((await (await owner()).graphql(document, variables)).errors?.[0]?.extensions.code).toBe(code)
  })
})

describe('STAFF_EMAIL and STAFF_PASSWORD at start', () => {
  const startAgain = async (STAFF_EMAIL?: string, STAFF_PASSWORD?: string) => {
    const { deps, owner: first } = await prepare(testEnv({ STAFF_EMAIL, STAFF_PASSWORD }), {
      databaseUrl: server.databaseUrl,
      publicUrl: 'http://hotel.example',
      log: quietLog,
    })
    await deps.orm.close()
    return first
  }

  it('change nothing once somebody can sign in: not a password, not a role, nobody’s session', async () => {
    const session = await owner()
    const person = await addStaff(server, 'desk')
    expect(await startAgain(ownerEmail.toUpperCase(), 'what-once-stood-there')).toBeNull()
    expect(await startAgain(person.email, 'what-once-stood-there')).toBeNull()
    expect(await startAgain('gone@example.com', 'what-once-stood-there')).toBeNull()
    expect((await session.graphql('{ viewer { email } }')).data.viewer.email).toBe(ownerEmail)
    expect((await person.caller.graphql('{ viewer { role } }')).data.viewer.role).toBe('DESK')
    await expect(server.caller().signIn('gone@example.com', 'what-once-stood-there')).rejects.toThrow('is wrong')
    await server.caller().signIn()
  })

  it('may be left out once there is an account', async () => {
    expect(await startAgain()).toBeNull()
    await owner()
  })
})
