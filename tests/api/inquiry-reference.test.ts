import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { sql } from '#tests/support/subscribers.ts'

const submit = 'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { reference } }'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ INQUIRIES_PER_HOUR: 2, NEWSLETTER_OPT_IN: 'double' })
  // Chance draws LB-AAAA, which somebody has, every second time.
  await sql(server, 'create sequence draws')
  await sql(
    server,
    `create function draw() returns trigger language plpgsql as $$ begin
       if nextval('draws') % 2 = 1 then new.reference := 'LB-AAAA'; end if;
       return new;
     end $$`,
  )
  await send(server.caller(), { message: 'Whose reference is taken' })
  await sql(server, `update inquiry set reference = 'LB-AAAA'`)
  await sql(server, 'create trigger drawn before insert on inquiry for each row execute function draw()')
})
afterAll(() => server.close())
beforeEach(async () => {
  await sql(server, `delete from inquiry where reference <> 'LB-AAAA'`)
  await sql(server, 'delete from mail')
  await sql(server, `select setval('draws', 1, false)`)
})

const send = async (guest: ReturnType<TestServer['caller']>, fields: object): Promise<string> => {
  const input = { name: 'Aino', email: 'aino@example.com', message: '', ...fields }
  const { data, errors } = await guest.graphql(submit, { input })
  return errors?.[0]?.extensions.code ?? data.submitInquiry.reference
}

it.each([false, true])(
  'draws another reference when one is taken, and counts the guest once (joining the list: %s)',
  async (subscribedToNewsletter) => {
    const guest = server.caller()
    const references = [
      await send(guest, { message: 'first', subscribedToNewsletter }),
      await send(guest, { message: 'second', subscribedToNewsletter }),
    ]
    expect(await send(guest, { message: 'third', subscribedToNewsletter })).toBe('RATE_LIMITED')
    expect(await sql(server, 'select last_value::int as draws from draws')).toEqual([{ draws: 4 }])
    const stored = await sql<{ reference: string }>(
      server,
      `select reference from inquiry where reference <> 'LB-AAAA'`,
    )
    expect(stored.map(({ reference }) => reference).sort()).toEqual(references.toSorted())
    const notices = await sql<{ subject: string }>(server, `select subject from mail where kind = 'inquiry-notice'`)
    expect(notices).toHaveLength(2)
    for (const reference of references)
      expect(notices.filter(({ subject }) => subject.includes(reference))).toHaveLength(1)
  },
)
