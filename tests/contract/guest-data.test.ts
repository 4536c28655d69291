import { afterAll, beforeAll, expect, it } from 'vitest'
import { entities } from '#api/modules/modules.ts'
import { freeTexts } from '#api/modules/guests/mentions.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { sql } from '#tests/support/subscribers.ts'

/**
 * What an erasure does with each table: takes the guest's rows or fields (`guest`), takes the address out of its texts
 * (`texts`), or has nothing to do there, and why. A new table fails here until somebody decides.
 */
const verdicts: Record<string, 'guest' | 'texts' | 'guest and texts' | { nothing: string }> = {
  inquiry: 'guest and texts',
  inquiry_message: 'guest and texts',
  reply_draft: 'guest and texts',
  mail: 'guest and texts',
  stay_request: 'guest',
  subscriber: 'guest',
  subscriber_event: 'guest and texts',
  coupon: 'guest',
  coupon_event: 'guest',
  campaign_recipient: 'guest and texts',
  chat_question: 'guest',
  webhook_delivery: 'guest and texts',
  record_change: 'guest and texts',
  sign_in_failure: 'guest',
  throttle: 'guest',
  campaign: 'texts',
  room: 'texts',
  room_block: 'texts',
  idempotent_request: { nothing: 'keyed hashes, and answers under encryption for a day' },
  erased_address: { nothing: 'the keyed hash that stays' },
  subscriber_tally: { nothing: 'numbers' },
  blog_view: { nothing: 'a hash of visitor and day, which nothing links to an address, for a day' },
  blog_post: { nothing: 'published by staff' },
  blog_former_slug: { nothing: 'published by staff' },
  blog_revision: { nothing: 'published by staff' },
  campaign_template: { nothing: 'written for everybody' },
  content_entry: { nothing: 'what the site says' },
  content_revision: { nothing: 'what the site said' },
  chat_conversation: { nothing: 'dates and keys under a hash that nothing links to an address, for a day' },
  chat_key: { nothing: 'questions as staff word them, without addresses' },
  chat_passage: { nothing: 'made of what the site says' },
  outside_link: { nothing: 'addresses of other websites' },
  picture_file: { nothing: 'pictures of the house' },
  long_stay_rate: { nothing: 'prices' },
  pricing_rule: { nothing: 'prices' },
  room_type: { nothing: 'published by staff' },
  room_type_former_slug: { nothing: 'published by staff' },
  room_night: { nothing: 'prices and numbers' },
  rate_plan: { nothing: 'prices' },
  stay_charge: { nothing: 'prices' },
  sync_run: { nothing: 'prices and numbers' },
  service_connection: { nothing: 'keys and addresses of outside services' },
  setting: { nothing: 'keys and what the hotel set' },
  keyword_position: { nothing: 'search engines' },
  tracked_keyword: { nothing: 'search engines' },
  units_spent: { nothing: 'numbers' },
  url_submission: { nothing: 'numbers' },
  outside_answer: { nothing: 'what search engines and the booking system say of the house' },
  outside_call: { nothing: 'no address, no body' },
  google_consent: { nothing: 'staff' },
  google_grant: { nothing: 'staff' },
  staff_user: { nothing: 'staff' },
  staff_account: { nothing: 'staff' },
  staff_session: { nothing: 'staff' },
  staff_two_factor: { nothing: 'staff' },
  staff_verification: { nothing: 'staff' },
  api_key: { nothing: 'integrators' },
  audit_entry: { nothing: 'guests by the id of a record or a keyed hash' },
  backup_run: { nothing: 'files and numbers' },
  webhook: { nothing: 'integrators' },
}

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

it('knows of every table whether a guest may stand in it', async () => {
  const tables = await sql<{ table_name: string }>(
    server,
    `select table_name from information_schema.tables where table_schema = 'public' and table_name <> 'migration'`,
  )
  expect(Object.keys(verdicts).sort()).toEqual(tables.map(({ table_name }) => table_name).sort())
  expect(tables).toHaveLength(entities.length)
})

it('looks for addresses in texts of the tables that have such', () => {
  const withTexts = Object.keys(verdicts).filter((name) => String(verdicts[name]).includes('texts'))
  expect([...new Set(freeTexts.map(({ table }) => table))].sort()).toEqual(withTexts.sort())
})
