import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'

/** The codes that the next inquiries draw. */
const drawn = vi.hoisted((): string[] => [])
vi.mock('../../api/readable-code.ts', () => ({ readableCode: () => drawn.shift()! }))

const submit = 'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { reference } }'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ INQUIRIES_PER_HOUR: 2, NEWSLETTER_OPT_IN: 'double' })
})
afterAll(() => server.close())

it.each([false, true])(
  'draws another reference when one is taken, and counts the guest once (joining the list: %s)',
  async (subscribedToNewsletter) => {
    const guest = server.caller()
    const send = async (message: string) => {
      const input = { name: 'Aino', email: 'aino@example.com', message, subscribedToNewsletter }
      const { data, errors } = await guest.graphql(submit, { input })
      return errors?.[0]?.extensions.code ?? data.submitInquiry.reference
    }
    const [taken, free] = subscribedToNewsletter ? ['LB-AAAA', 'LB-BBBB'] : ['LB-CCCC', 'LB-DDDD']
    drawn.push(taken, taken, taken, free, 'LB-EEEE')
    expect([await send(`first ${taken}`), await send(`second ${taken}`)]).toEqual([taken, free])
    expect(await send(`third ${taken}`)).toBe('RATE_LIMITED')
    const owner = await server.caller().signIn()
    const { data } = await owner.graphql('{ outboxMails(first: 50) { nodes { subject } } }')
    const told = (data.outboxMails.nodes as { subject: string }[]).filter(({ subject }) =>
      subject.startsWith('New inquiry'),
    )
    expect(told.filter(({ subject }) => subject.includes(taken))).toHaveLength(1)
    expect(told.filter(({ subject }) => subject.includes(free))).toHaveLength(1)
  },
)
