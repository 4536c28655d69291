import { subDays } from 'date-fns/subDays'
import { subMonths } from 'date-fns/subMonths'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anonymiseOldInquiries, forgetSenders } from '#api/modules/inquiries/retention.job.ts'
import { createContext, nobody } from '#api/platform/context.ts'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { sql } from '#tests/support/subscribers.ts'

const submit = 'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { id reference } }'
const update = 'mutation ($input: UpdateInquiryInput!) { updateInquiry(input: $input) { id version } }'
const correct = 'mutation ($input: CorrectInquiryInput!) { correctInquiry(input: $input) { id } }'
const merge = 'mutation ($input: MergeInquiryInput!) { mergeInquiry(input: $input) { id } }'
const list = `query ($assigneeId: ID, $merged: Boolean) { inquiries(assigneeId: $assigneeId, merged: $merged) {
  nodes { id corrections { fields } mergedInquiries { id } mergedInto { id } }
} }`

let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startServer({ INQUIRIES_PER_HOUR: 1_000 })
  owner = await server.caller().signIn()
})
afterAll(() => server.close())
beforeEach(async () => {
  await sql(server, 'update inquiry set merged_into_id = null')
  await sql(server, 'delete from inquiry')
  await sql(server, 'delete from mail')
})

let sent = 0
const send = async (fields: object = {}): Promise<{ id: string; reference: string }> => {
  sent += 1
  const input = { name: 'Aino Virtanen', email: 'aino@example.com', message: `Is a room free? ${sent}`, ...fields }
  const { data, errors } = await server.caller().graphql(submit, { input })
  expect(errors).toBeUndefined()
  return data.submitInquiry
}

const mailOf = async (kind: string) => {
  const [mail] = await sql<{ subject: string; text: string; html: string; reply_to: string }>(
    server,
    'select subject, text, html, reply_to from mail where kind = ?',
    [kind],
  )
  return mail!
}

const listed = async (variables: Record<string, unknown>) => (await owner.graphql(list, variables)).data.inquiries.nodes

describe('the mail to the front desk', () => {
  it('tells all that the guest has given, and leads to the inbox', async () => {
    const { reference } = await send({
      name: 'Åsa Öberg',
      email: 'asa@example.com',
      phone: '+46 70 123 45 67',
      message: 'Har ni ett rum?',
      arrival: '2027-02-01',
      departure: '2027-02-08',
      guests: 3,
      language: 'sv',
    })
    const { subject, text, html, reply_to } = await mailOf('inquiry-notice')
    expect(subject).toBe(`New inquiry ${reference} from Åsa Öberg`)
    expect(reply_to).toBe('asa@example.com')
    for (const line of [
      `Reference: ${reference}`,
      'Name: Åsa Öberg',
      'Email: asa@example.com',
      'Phone: +46 70 123 45 67',
      'Stay: 2027-02-01 to 2027-02-08',
      'Guests: 3',
      'Language: Swedish',
      'Message: Har ni ett rum?',
    ])
      expect(text).toContain(line)
    expect(text.startsWith(`New inquiry ${reference}\n`)).toBe(true)
    expect(text).toMatch(/Open the inbox:\shttps?:\S+\/admin\?tab=inquiries/)
    expect(text).toContain('The website')
    expect(html).toMatch(/href="tel:\+?\d+"/)
  })

  it('has no line for what was left out', async () => {
    await send()
    const { text } = await mailOf('inquiry-notice')
    expect(text).not.toMatch(/^(?:Phone|Stay|Guests):/m)
  })

  it('is seen in a list of mails by the first 120 characters of the message', async () => {
    const message = `${'a'.repeat(120)}b`
    await send({ message })
    const { html } = await mailOf('inquiry-notice')
    expect(html.match(new RegExp(`a{120}b?`, 'g'))!.toSorted()).toEqual(['a'.repeat(120), message])
  })
})

describe('the receipt', () => {
  it('greets by name and repeats the reference and what was written', async () => {
    const { reference } = await send({ name: 'Eino', message: 'Onko huonetta?', language: 'fi' })
    const { text } = await mailOf('inquiry-receipt')
    expect(text).toContain('Eino')
    expect(text).toContain(reference)
    expect(text).toContain('Onko huonetta?')
  })

  it('repeats neither a name nor a message that leads somewhere', async () => {
    await send({ name: 'win.example/now', message: 'Look at https://win.example/prize' })
    expect((await mailOf('inquiry-receipt')).text).not.toContain('win.example')
  })
})

describe('what is kept', () => {
  it('forgets who sent a message after 30 days, and nothing else', async () => {
    const [old, recent] = [await send(), await send()]
    const now = new Date()
    await sql(server, `update inquiry set ip_hash = 'someone'`)
    await sql(server, 'update inquiry set created_at = ? where id = ?', [subDays(now, 31), old.id])
    await sql(server, 'update inquiry set created_at = ? where id = ?', [subDays(now, 29), recent.id])
    await forgetSenders(await createContext(server.deps, nobody))
    expect(await sql(server, 'select id, ip_hash, name from inquiry order by created_at')).toEqual([
      { id: old.id, ip_hash: null, name: 'Aino Virtanen' },
      { id: recent.id, ip_hash: 'someone', name: 'Aino Virtanen' },
    ])
  })

  it('removes the person after 24 months, and leaves what counts', async () => {
    const [old, recent] = [await send({ phone: '0501' }), await send({ phone: '0502' })]
    await owner.graphql(update, { input: { id: old.id, status: 'ANSWERED', notes: 'Likes the sea' } })
    const now = new Date()
    await sql(server, 'update inquiry set created_at = ? where id = ?', [subMonths(now, 25), old.id])
    await sql(server, 'update inquiry set created_at = ? where id = ?', [subMonths(now, 23), recent.id])
    await anonymiseOldInquiries(await createContext(server.deps, nobody))
    const kept = 'name, email, email_lower, phone, message, notes, status, reference, anonymised_at is not null as gone'
    expect(await sql(server, `select ${kept} from inquiry order by created_at`)).toEqual([
      {
        name: 'Former guest',
        email: 'removed@invalid',
        email_lower: 'removed@invalid',
        phone: null,
        message: 'Removed after 24 months.',
        notes: '',
        status: 'answered',
        reference: old.reference,
        gone: true,
      },
      expect.objectContaining({ name: 'Aino Virtanen', phone: '0502', reference: recent.reference, gone: false }),
    ])
  })

  it('parts what was merged where the person is gone on one side', async () => {
    const [old, recent, other, whole] = [await send(), await send(), await send(), await send()]
    await owner.graphql(merge, { input: { id: old.id, intoId: recent.id } })
    await owner.graphql(merge, { input: { id: other.id, intoId: whole.id } })
    await sql(server, 'update inquiry set created_at = ? where id = ?', [subMonths(new Date(), 25), old.id])
    await anonymiseOldInquiries(await createContext(server.deps, nobody))
    const merged = await sql(
      server,
      'select id, merged_into_id as into_id from inquiry where merged_into_id is not null',
    )
    expect(merged).toEqual([{ id: other.id, into_id: whole.id }])
  })
})

describe('the inbox', () => {
  it('shows those of one colleague, and of nobody for what is no id', async () => {
    const [mine] = [await send(), await send()]
    const me = (await owner.graphql('{ viewer { id } }')).data.viewer.id
    await owner.graphql(update, { input: { id: mine.id, assigneeId: me } })
    expect(await listed({ assigneeId: me })).toEqual([expect.objectContaining({ id: mine.id })])
    expect(await listed({ assigneeId: '00000000-0000-4000-8000-000000000000' })).toEqual([])
    const wrong = 'Assignee must be the id of a staff member'
    const { errors } = await owner.graphql(list, { assigneeId: 'me' })
    expect(errors![0]).toMatchObject({
      message: wrong,
      extensions: { issues: [{ path: ['assigneeId'], message: wrong }] },
    })
    const nobodys = { id: mine.id, assigneeId: '00000000-0000-4000-8000-000000000000' }
    const given = await owner.graphql(update, { input: nobodys })
    expect(given.errors![0]).toMatchObject({ message: wrong, extensions: { issues: [{ path: ['assigneeId'] }] } })
    expect(await listed({ assigneeId: me })).toHaveLength(1)
  })

  it('tells those that were merged from the others, each with its own parts and corrections', async () => {
    const [first, second, third, fourth] = [await send(), await send(), await send(), await send()]
    await owner.graphql(merge, { input: { id: second.id, intoId: first.id } })
    await owner.graphql(merge, { input: { id: fourth.id, intoId: third.id } })
    await owner.graphql(correct, { input: { id: first.id, name: 'Aino V.' } })
    await owner.graphql(correct, { input: { id: third.id, message: 'No card' } })
    const whole = await listed({ merged: false })
    expect(whole).toEqual([
      { id: third.id, corrections: [{ fields: ['message'] }], mergedInquiries: [{ id: fourth.id }], mergedInto: null },
      { id: first.id, corrections: [{ fields: ['name'] }], mergedInquiries: [{ id: second.id }], mergedInto: null },
    ])
    const parts = await listed({ merged: true })
    expect(parts.map(({ id, mergedInto }: { id: string; mergedInto: { id: string } }) => [id, mergedInto.id])).toEqual([
      [fourth.id, third.id],
      [second.id, first.id],
    ])
    expect(await listed({})).toHaveLength(4)
  })
})
