import { once } from 'node:events'
import { connect, createServer as createTcp, type AddressInfo, type Socket } from 'node:net'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createServer } from '#api/http/server.ts'
import { createDeskChanges } from '#api/platform/desk-changes.ts'
import { followPageChanges } from '#api/platform/page-changes.ts'
import { changeReaders, type DeskChange } from '#graphql/desk-changes.ts'
import { rolePermissions, type Role } from '#graphql/permissions.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey, addStaff, staffPassword } from '#tests/support/staff.ts'
import { sql } from '#tests/support/subscribers.ts'

const path = '/api/desk/changes'
const events = { accept: 'text/event-stream' }

let server: TestServer
/** Another instance on the same database: what it tells comes by way of the database. */
let other: Awaited<ReturnType<typeof createServer>>
let address: string
let following: ReturnType<typeof followPageChanges>
const heard: { stop: () => Promise<void> }[] = []
beforeAll(async () => {
  server = await startServer({ DESK_HEARTBEAT_MS: 60_000 })
  const deps = { ...server.deps, desk: createDeskChanges() }
  other = await createServer(deps)
  address = await other.listen({ host: '127.0.0.1', port: 0 })
  const listens = new Promise<void>((resolve) =>
    deps.desk.listen((notice) => {
      if (notice === 'anything') resolve()
    }),
  )
  following = followPageChanges(deps)
  desk = await hire('desk')
  marketing = await hire('marketing')
  await listens
})
// Nobody has more than ten at once.
afterEach(() => Promise.all(heard.splice(0).map(({ stop }) => stop())))
afterAll(async () => {
  await following.stop()
  await other.close()
  await server.close()
})

const signIn = async (email: string, password: string, at = address) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${at}/api/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  })
  return answer.headers.getSetCookie()[0]!.split(';')[0]!
}

/** Listens with a session, and keeps what it heard. */
const listen = async (cookie: string, at = address) => {
  const over = new AbortController()
  const answer = await fetch(at + path, { headers: { cookie, ...events }, signal: over.signal })
  // A refusal, such as of an eleventh stream, says nothing that a test could wait for.
  expect(answer.status).toBe(200)
  const hearing = { answer, said: '', ended: false, cut: false, stop: async () => (over.abort(), reading) }
  const decoder = new TextDecoder()
  const keep = new WritableStream<Uint8Array>({ write: (part) => void (hearing.said += decoder.decode(part)) })
  const reading = answer
    .body!.pipeTo(keep)
    .catch(() => void (hearing.cut = true))
    .then(() => void (hearing.ended = true))
  heard.push(hearing)
  return hearing
}

const hire = async (role: Role) => {
  const { id, email, caller } = await addStaff(server, role)
  return { id, caller, cookie: await signIn(email, staffPassword) }
}
type Person = Awaited<ReturnType<typeof hire>>
/** Who stays for all tests; who is to be dismissed or to be given another role is hired for it. */
let desk: Person
let marketing: Person

let guests = 0
const inquire = async () => {
  guests += 1
  const input = {
    name: 'Aino Korhonen',
    email: `aino-${guests}@guests.example`,
    phone: '+358 40 555 0101',
    message: 'Is the pier lit at night?',
    language: 'en',
  }
  const { data } = await server
    .caller()
    .graphql('mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { id } }', { input })
  return data.submitInquiry.id as string
}
const linesOf = (said: string) =>
  [...said.matchAll(/^data: (\{".*\})$/gm)].map(([, line]) => JSON.parse(line!) as DeskChange)

/** Counts what a stream tells of a kind from now on, up to a change of another that it reads. */
const tellings = async (stream: Pick<Awaited<ReturnType<typeof listen>>, 'said'>, mark: string, noun: string) => {
  const count = async () => {
    const id = crypto.randomUUID()
    await sql(server, "select pg_notify('desk_change', ?)", [JSON.stringify({ noun: mark, id, version: null })])
    await expect.poll(() => stream.said).toContain(id)
    return linesOf(stream.said).filter((line) => line.noun === noun && line.id === null).length
  }
  const before = await count()
  return async () => (await count()) - before
}

/** An instance that says a hundred times a second that it is still there. */
const startQuick = async () => {
  const changes = createDeskChanges()
  const env = { ...server.deps.env, DESK_HEARTBEAT_MS: 10 }
  const quick = await createServer({ ...server.deps, desk: changes, env })
  return { quick, changes, at: await quick.listen({ host: '127.0.0.1', port: 0 }) }
}

describe('GET /api/desk/changes', () => {
  it('tells at another instance of a new inquiry, an edit and a note, by id alone', async () => {
    const stream = await listen(desk.cookie)
    expect(stream.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.answer.headers.get('x-accel-buffering')).toBe('no')
    expect(stream.answer.headers.get('cache-control')).toContain('no-transform')
    const id = await inquire()
    await expect.poll(() => linesOf(stream.said)).toContainEqual({ noun: 'Inquiry', id, version: 1 })
    await desk.caller.graphql('mutation ($input: UpdateInquiryInput!) { updateInquiry(input: $input) { id } }', {
      input: { id, version: 1, status: 'ANSWERED' },
    })
    await expect.poll(() => linesOf(stream.said)).toContainEqual({ noun: 'Inquiry', id, version: 2 })
    await sql(server, 'update inquiry set version = 7, name = ? where id = ?', ['Aino of the job', id])
    await expect.poll(() => linesOf(stream.said)).toContainEqual({ noun: 'Inquiry', id, version: 7 })
    expect(stream.said).not.toMatch(/aino|korhonen|pier|358|@/i)
  })

  it('tells nobody what their role may not read, and each what it may', async () => {
    const [offers, front] = [await listen(marketing.cookie), await listen(desk.cookie)]
    const id = await inquire()
    await expect.poll(() => linesOf(front.said)).toContainEqual({ noun: 'Inquiry', id, version: 1 })
    // What is told later has come, so what was before has been held back.
    await sql(server, "select pg_notify('desk_change', ?)", [JSON.stringify({ noun: 'Campaign', id, version: null })])
    await expect.poll(() => linesOf(offers.said)).toContainEqual({ noun: 'Campaign', id, version: null })
    const hidden = (role: Role) => (change: DeskChange) => !rolePermissions[role].includes(changeReaders[change.noun])
    expect(linesOf(offers.said).filter(hidden('marketing'))).toEqual([])
    expect(linesOf(front.said).filter(hidden('desk'))).toEqual([])
  })

  it.each([
    ['RoomType', 'update room_type set name = name', 'desk'],
    ['Room', 'update room set updated_at = now()', 'desk'],
    ['Availability', 'update room_night set updated_at = now()', 'desk'],
    ['Availability', 'update room_block set updated_at = now()', 'desk'],
    ['RatePlan', 'update rate_plan set updated_at = now()', 'desk'],
    ['Pricing', 'update pricing_rule set updated_at = now()', 'desk'],
    ['Pricing', 'update long_stay_rate set updated_at = now()', 'desk'],
    ['Pricing', 'update stay_charge set updated_at = now()', 'desk'],
    ['Pricing', 'update stay_extra set updated_at = now()', 'desk'],
    ['ContentEntry', 'update content_entry set updated_at = now()', 'marketing'],
    ['BlogPost', 'update blog_post set status = status', 'marketing'],
    ['Coupon', 'update coupon set updated_at = now()', 'both'],
    ['Coupon', 'delete from coupon_event where false', 'both'],
    ['Subscriber', 'update subscriber set updated_at = now()', 'marketing'],
    ['StaffMember', 'update staff_user set name = name', 'both'],
    ['SavedReply', 'update saved_reply set updated_at = now()', 'desk'],
  ])('tells whoever reads it of %s, once and without an id: %s', async (noun, change, readers) => {
    const [offers, front] = [await listen(marketing.cookie), await listen(desk.cookie)]
    const [toldOffers, toldFront] = [await tellings(offers, 'Campaign', noun), await tellings(front, 'Inquiry', noun)]
    await server.deps.orm.em.fork().transactional(async (em) => {
      await em.execute(change)
      await em.execute(change)
    })
    expect([await toldOffers(), await toldFront()]).toEqual([
      readers === 'desk' ? 0 : 1,
      readers === 'marketing' ? 0 : 1,
    ])
  })

  it('tells nothing of counted views of a post', async () => {
    const stream = await listen(marketing.cookie)
    const told = await tellings(stream, 'Campaign', 'BlogPost')
    await sql(server, 'update blog_post set views = views + 1')
    expect(await told()).toBe(0)
  })

  it('tells nothing of a change that was not kept', async () => {
    const stream = await listen(desk.cookie)
    const id = await inquire()
    const taken = server.deps.orm.em.fork().transactional(async (em) => {
      await em.execute('update inquiry set version = 99 where id = ?', [id])
      throw new Error('taken back')
    })
    await expect(taken).rejects.toThrow('taken back')
    await sql(server, 'update inquiry set version = 3 where id = ?', [id])
    await expect.poll(() => linesOf(stream.said)).toContainEqual({ noun: 'Inquiry', id, version: 3 })
    expect(linesOf(stream.said)).not.toContainEqual({ noun: 'Inquiry', id, version: 99 })
  })

  it('tells who may read texts that a record was opened and closed, and not that it still is open', async () => {
    const owner = await server.caller().signIn()
    const { data } = await owner.graphql('{ contentEntries(kind: FAQ) { id } }')
    const [id, next] = data.contentEntries.map((entry: { id: string }) => entry.id)
    const [offers, front] = [await listen(marketing.cookie), await listen(desk.cookie)]
    const ask = (name: 'openContent' | 'closeContent', of: string) =>
      owner.graphql(`mutation ($id: ID!) { ${name}(id: $id) { __typename } }`, { id: of })
    const told = () => linesOf(offers.said).filter(({ noun }) => noun === 'ContentOpening')
    await ask('openContent', id)
    await ask('openContent', id)
    await ask('closeContent', id)
    await ask('openContent', next)
    const opening = (of: string) => ({ noun: 'ContentOpening', id: of, version: null })
    await expect.poll(told).toEqual([opening(id), opening(id), opening(next)])
    await inquire()
    await expect.poll(() => front.said).toContain('"noun":"Inquiry"')
    expect(front.said).not.toContain('ContentOpening')
  })

  it('ends with its session, wherever that was ended, and with nobody else’s', async () => {
    const person = await hire('desk')
    const [gone, stays] = [await listen(person.cookie), await listen(desk.cookie)]
    const owner = await server.caller().signIn()
    await owner.graphql('mutation ($id: ID!) { endStaffSessions(id: $id) { endedSessions } }', { id: person.id })
    await expect.poll(() => gone.ended).toBe(true)
    expect(stays.ended).toBe(false)
    expect((await fetch(address + path, { headers: { cookie: person.cookie, ...events } })).status).toBe(401)
  })

  it('goes by the role of the moment', async () => {
    const person = await hire('desk')
    const stream = await listen(person.cookie)
    await sql(server, "update staff_user set role = 'marketing' where id = ?", [person.id])
    const id = await inquire()
    await sql(server, "select pg_notify('desk_change', ?)", [JSON.stringify({ noun: 'Campaign', id, version: null })])
    await expect.poll(() => linesOf(stream.said)).toContainEqual({ noun: 'Campaign', id, version: null })
    expect(linesOf(stream.said)).not.toContainEqual(expect.objectContaining({ noun: 'Inquiry', id }))
  })

  it('is for sessions alone, and for who reads events', async () => {
    const ask = async (headers: Record<string, string>) =>
      (await server.caller().rest('GET', path, undefined, headers)).statusCode
    const { headers } = await addKey(server, ['inquiries:read'])
    expect([await ask(events), await ask({ ...events, ...headers })]).toEqual([401, 403])
    const owner = await server.caller().signIn()
    expect((await owner.rest('GET', path)).statusCode).toBe(422)
    expect((await owner.rest('HEAD', path, undefined, events)).statusCode).toBe(405)
  })

  it('tells that some were missed once the database can be heard again', async () => {
    const stream = await listen(desk.cookie)
    const missed = () => stream.said.split('event: anything').length
    // What is said when a stream is opened has been said.
    const id = await inquire()
    await expect.poll(() => stream.said).toContain(id)
    const before = missed()
    const ears = async () =>
      (
        await sql<{ pid: number }>(
          server,
          "select pid from pg_stat_activity where datname = current_database() and query like 'listen %'",
        )
      ).map(({ pid }) => pid)
    const lost = await ears()
    await sql(server, 'select pg_terminate_backend(pid) from unnest(?::int[]) pid', [`{${lost.join()}}`])
    await expect.poll(missed).toBeGreaterThan(before)
    // The tests after this one need them.
    const news = async () => (await ears()).filter((pid) => !lost.includes(pid))
    await expect.poll(news).toHaveLength(lost.length)
  })

  it('hears again after a line that fell silent, which nothing ended', async () => {
    const { host, port } = new Client({ connectionString: server.databaseUrl })
    const lines: Socket[] = []
    const between = createTcp((socket) => {
      const onward = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port })
      for (const end of [socket, onward])
        end.on('error', () => {}).on('close', () => (socket.destroy(), onward.destroy()))
      socket.pipe(onward).pipe(socket)
      lines.push(socket, onward)
    })
    await once(between.listen(0, '127.0.0.1'), 'listening')
    const databaseUrl = new URL(server.databaseUrl)
    databaseUrl.host = `127.0.0.1:${(between.address() as AddressInfo).port}`
    const ears = createDeskChanges()
    let missed = 0
    let heard = ''
    ears.listen((notice) => {
      if (notice === 'anything') missed += 1
      else heard += JSON.stringify(notice)
    })
    const follows = followPageChanges({ ...server.deps, desk: ears, databaseUrl: databaseUrl.toString(), beat: 500 })
    await expect.poll(() => missed).toBeGreaterThan(1)
    const before = missed
    for (const line of lines) line.unpipe().pause()
    await expect.poll(() => missed).toBeGreaterThan(before)
    const id = await inquire()
    await expect.poll(() => heard).toContain(id)
    await follows.stop()
    // What is paused never hears that its other end is gone.
    for (const line of lines) line.destroy()
    await once(between.close(), 'close')
  })

  it('begins with the word that some were missed, where the server has only begun to hear', async () => {
    const young = await createServer({ ...server.deps, desk: createDeskChanges() })
    const at = await young.listen({ host: '127.0.0.1', port: 0 })
    const { email } = await addStaff(server, 'desk')
    const stream = await listen(await signIn(email, staffPassword, at), at)
    await expect.poll(() => stream.said).toContain('event: anything')
    await stream.stop()
    await young.close()
  })

  it('keeps open what a listening browser has open, and tells when another went away without a word', async () => {
    const { quick, at } = await startQuick()
    const { id: person, email } = await addStaff(server, 'marketing')
    const cookie = await signIn(email, staffPassword, at)
    const { data } = await marketing.caller.graphql('{ contentEntries(kind: FAQ) { id } }')
    const { id } = data.contentEntries.at(-1)
    const open = 'mutation ($id: ID!) { openContent(id: $id) { __typename } }'
    const elsewhere = await listen(marketing.cookie)
    await fetch(`${at}/graphql`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ query: open, variables: { id } }),
    })
    await marketing.caller.graphql(open, { id })
    await sql(server, "update content_opening set seen_at = now() - interval '1 day'")
    const stream = await listen(cookie, at)
    const whose = 'select s.user_id from content_opening o join staff_session s on s.id = o.session_id'
    await expect.poll(() => sql(server, whose)).toEqual([{ user_id: person }])
    const told = { noun: 'ContentOpening', id, version: null }
    await expect.poll(() => linesOf(elsewhere.said).filter((line) => line.id === id)).toEqual([told, told, told])
    await stream.stop()
    await quick.close()
  })

  it('says that it is still there, ends with a session that ran out, and with the server', async () => {
    const { quick, changes, at } = await startQuick()
    const { id, email } = await addStaff(server, 'desk')
    const ran = await listen(await signIn(email, staffPassword, at), at)
    await expect.poll(() => ran.said).toContain(': here\n\n')
    await sql(server, "update staff_session set expires_at = now() - interval '1 second' where user_id = ?", [id])
    await expect.poll(() => ran.ended).toBe(true)
    expect(ran.cut).toBe(false)
    const last = await listen(await signIn(email, staffPassword, at), at)
    await expect.poll(() => last.said).toContain(': here\n\n')
    changes.end()
    await expect.poll(() => last.ended).toBe(true)
    expect(last.cut).toBe(false)
    const late = await listen(await signIn(email, staffPassword, at), at)
    await expect.poll(() => late.ended).toBe(true)
    await quick.close()
  })
})
