import sharp from 'sharp'
import type { Caller } from './caller.ts'
import { fillDesk } from './full-hotel-desk.ts'
import {
  ask,
  deskEmail,
  fullHotelNow,
  guests,
  managerEmail,
  marketingEmail,
  send,
  words,
} from './full-hotel-records.ts'
import { consentAtGoogle, type SandboxServer } from './sandbox.ts'
import { codeOf } from './totp.ts'
import { acceptInvitation, addKey, inviteStaff, staffPassword, tokenOf } from './staff.ts'
import { sql } from './subscribers.ts'

const invite = async (server: SandboxServer, owner: Caller, email: string, role: string) => {
  const { data } = await owner.graphql(inviteStaff, { input: { name: `The ${role.toLowerCase()}`, email, role } })
  const caller = server.caller()
  await caller.graphql(acceptInvitation, {
    input: { token: tokenOf(data.inviteStaff.link), newPassword: staffPassword },
  })
  return caller.signIn(email, staffPassword)
}

const addPeople = async (server: SandboxServer, owner: Caller) => {
  const desk = await invite(server, owner, deskEmail, 'DESK')
  const marketing = await invite(server, owner, marketingEmail, 'MARKETING')
  const manager = await invite(server, owner, managerEmail, 'MANAGER')
  await owner.graphql(inviteStaff, {
    input: { name: 'The night porter', email: 'night@coralstoneinn.example', role: 'DESK' },
  })
  const { uri } = await send(manager, 'startTwoFactor', 'PasswordInput', { password: staffPassword }, 'uri')
  await send(manager, 'confirmTwoFactor', 'SecondStepInput', { code: codeOf(uri) }, 'success')
  await server
    .caller()
    .signIn(deskEmail, 'not it at all')
    .catch(() => {})
  await server.caller().graphql('{ hotel { name } }', {}, (await addKey(server, ['inquiries:read'])).headers)
  await send(owner, 'createApiKey', 'CreateApiKeyInput', { name: words.key, scopes: ['ROOMS_READ'] }, 'secret')
  return { desk, marketing, manager }
}

const addRooms = async (owner: Caller) => {
  const type = await send(
    owner,
    'createRoomType',
    'CreateRoomTypeInput',
    {
      name: words.roomType,
      slug: 'sea-grape-suite',
      basePrice: 21_900,
      weekendPrice: 24_900,
      maxOccupancy: 3,
      displayOrder: 9,
      translations: [{ locale: 'fi', name: 'Merirypälesviitti' }],
    },
    'id version',
  )
  const { id: roomId } = await send(owner, 'createRoom', 'CreateRoomInput', {
    roomTypeId: type.id,
    roomNumber: '31',
    floor: 3,
  })
  await send(owner, 'updateRoomType', 'UpdateRoomTypeInput', { id: type.id, version: type.version, basePrice: 22_900 })
  const nights = { startDate: '2027-05-01', endDate: '2027-08-31', price: 26_900, priority: 3, daysOfWeek: [5, 6] }
  await send(owner, 'createPricingRule', 'CreatePricingRuleInput', { name: words.rule, roomTypeId: type.id, ...nights })
  const longStay = { minNights: 9, percent: 13, roomTypeId: type.id, startDate: '2027-02-03' }
  await send(owner, 'createLongStayRate', 'CreateLongStayRateInput', longStay)
  const crib = { kind: 'CRIB', unit: 'NIGHT', price: 1_357, taxed: false }
  await send(owner, 'createStayExtra', 'CreateStayExtraInput', crib)
  await send(owner, 'createBlock', 'CreateBlockInput', {
    roomId,
    firstNight: '2027-01-10',
    lastNight: '2027-01-14',
    reason: 'OUT_OF_ORDER',
    note: words.block,
  })
  const week = { roomTypeId: type.id, firstNight: '2027-02-01', lastNight: '2027-02-07' }
  await send(owner, 'setRoomNights', 'SetRoomNightsInput', { ...week, rate: 23_900, minStay: 2 }, '__typename')
  await send(owner, 'setStayCharge', 'SetStayChargeInput', {
    kind: 'SALES_TAX',
    amount: 700,
    validFrom: '2027-01-01',
  })
  const periods = [{ firstDate: '2027-02-12', lastDate: '2027-02-15', reason: 'A wedding' }]
  await send(owner, 'updateBlackoutDates', 'UpdateBlackoutDatesInput', { periods }, '__typename')
}

const boundary = 'a-picture-of-the-sea'

const addPicture = async (editor: Caller): Promise<string> => {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a7f86' } })
    .webp()
    .toBuffer()
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="sea.webp"\r\nContent-Type: image/webp\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const answer = await editor.rest('POST', '/api/pictures', body, {
    'content-type': `multipart/form-data; boundary=${boundary}`,
  })
  return answer.json().id
}

const addPost = async (server: SandboxServer, editor: Caller) => {
  const written = {
    title: words.formerTitle,
    slug: words.formerSlug,
    excerpt: 'They fly low over the pier.',
    content: '<p>They fly low over the pier, and at dusk they come home.</p>',
    featuredImage: await addPicture(editor),
    imageAlt: 'Pelicans over the pier',
    category: 'beach',
    tags: ['birds', 'pier'],
  }
  const update = (entry: { id: string; version: number }, fields: object) =>
    send(editor, 'updateBlogEntry', 'UpdateBlogEntryInput', { id: entry.id, version: entry.version, ...fields }, keep)
  const keep = 'id version slug'
  const draft = await send(editor, 'createBlogEntry', 'CreateBlogEntryInput', { title: 'A post', language: 'en' }, keep)
  const entry = await update(draft, written)
  const published = await send(
    editor,
    'changeBlogStatus',
    'ChangeBlogStatusInput',
    { id: entry.id, version: entry.version, status: 'PUBLISHED' },
    keep,
  )
  await update(published, { title: words.post, slug: 'what-the-pelicans-know' })
  const view = 'mutation { recordBlogView(slug: "what-the-pelicans-know") { views } }'
  await server.caller().graphql(view, {}, { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' })
}

const subscribe = (server: SandboxServer, email: string) =>
  send(server.caller(), 'signUpForNewsletter', 'SignUpInput', { email, language: 'pt' }, '__typename')

const subscriberOf = async (server: SandboxServer, email: string) =>
  (await sql<{ id: string }>(server, 'select id from subscriber where email_lower = ?', [email]))[0]!.id

const addGuests = async (server: SandboxServer, owner: Caller) => {
  const stranger = server.caller()
  await send(
    stranger,
    'submitInquiry',
    'SubmitInquiryInput',
    {
      name: 'Aino Virtanen',
      email: guests.inquirer,
      phone: '+358 40 1234567',
      message: words.inquiry,
      language: 'fi',
      arrival: '2027-02-01',
      departure: '2027-02-05',
      guests: 2,
      subscribedToNewsletter: true,
    },
    '__typename',
  )
  const [inquiry] = await sql<{ id: string; version: number }>(server, 'select id, version from inquiry')
  await send(owner, 'updateInquiry', 'UpdateInquiryInput', { ...inquiry, status: 'OPEN', notes: words.notes })
  for (const email of [guests.active, guests.unsubscribed, guests.bounced, guests.erased])
    await subscribe(server, email)
  const status = async (email: string, to: string) =>
    send(owner, 'updateSubscriberStatus', 'UpdateSubscriberStatusInput', {
      id: await subscriberOf(server, email),
      status: to,
      reason: 'The guest asked for it',
      guestAsked: to === 'UNSUBSCRIBED',
    })
  await status(guests.unsubscribed, 'UNSUBSCRIBED')
  // What a mail server would tell.
  await sql(server, `update subscriber set status = 'bounced' where email = ?`, [guests.bounced])
  await ask(owner, 'mutation ($input: EraseGuestInput!) { eraseGuest(input: $input) { erasedAt } }', {
    input: { email: guests.erased },
  })
  // Whoever was erased comes back only from their own mailbox.
  const again = { name: 'Erased before', email: guests.erased, message: 'Is the pier open?', language: 'en' }
  await send(
    server.caller(),
    'submitInquiry',
    'SubmitInquiryInput',
    { ...again, subscribedToNewsletter: true },
    '__typename',
  )
  await sql(server, `update subscriber set email = ?, email_lower = ? where email_lower = ? and status = 'pending'`, [
    guests.pending,
    guests.pending,
    guests.erased,
  ])
}

const addOffers = async (server: SandboxServer, owner: Caller) => {
  const offer = {
    subject: words.campaign,
    discountPercent: 15,
    validUntil: '2027-03-31',
    specialMessage: 'Come & see.',
  }
  await send(
    owner,
    'updatePostalAddress',
    'UpdatePostalAddressInput',
    { postalAddress: '210 Ocean Avenue, Lantana, FL 33462' },
    '__typename',
  )
  await send(owner, 'createCampaignTemplate', 'CampaignTemplateInput', {
    name: words.template,
    subject: 'Words',
    discountPercent: 10,
  })
  await send(owner, 'sendCampaign', 'CampaignInput', offer, 'sent')
  const { id } = await send(owner, 'createCampaign', 'CampaignInput', { ...offer, subject: words.scheduled })
  await send(owner, 'scheduleCampaign', 'ScheduleCampaignInput', { id, scheduledAt: '2027-01-15T14:00:00Z' })
  const codes = await sql<{ code: string }>(server, 'select code from coupon order by code')
  await send(owner, 'redeemCoupon', 'RedeemCouponInput', { code: codes[0]!.code, bookingRef: 'LH-1952' }, '__typename')
}

const askOutside = async (owner: Caller) => {
  await send(
    owner,
    'createWebhook',
    'CreateWebhookInput',
    { url: words.webhook, events: ['INQUIRY_CREATED'] },
    '__typename',
  )
  await ask(owner, 'mutation { runSync { success } }')
  await consentAtGoogle(owner)
  await ask(owner, 'mutation { connectGoogle { success } }')
  await ask(owner, 'mutation { submitUrlsToBing { success } }')
  await ask(owner, '{ seoOverview { organicTraffic } }')
  await send(owner, 'trackKeyword', 'TrackKeywordInput', { keyword: words.keyword }, 'position')
}

const askAssistant = async (server: SandboxServer) => {
  const stranger = server.caller()
  const { id } = await send(stranger, 'sendChatMessage', 'SendChatMessageInput', { message: words.question })
  await send(stranger, 'rateChatReply', 'RateChatReplyInput', { id, helpful: true }, 'helpful')
}

/** The settings that it needs beside the stand-ins. */
export const fullHotelSettings = { WEBHOOKS_TO_PRIVATE_ADDRESSES: true }

/**
 * Fills every table through the front door, with people who do not exist.
 * @param server at `fullHotelNow`, with the stand-ins for the outside services and `fullHotelSettings`
 */
export const fillHotel = async (server: SandboxServer): Promise<void> => {
  const owner = await server.caller().signIn()
  const { desk, marketing } = await addPeople(server, owner)
  await addRooms(owner)
  await addPost(server, marketing)
  await askOutside(owner)
  await addGuests(server, owner)
  await addOffers(server, owner)
  await askAssistant(server)
  await fillDesk(server, owner, desk)
  // One that was made on another day; a real one would leave a file.
  await sql(
    server,
    `insert into backup_run (id, created_at, updated_at, kind, state, finished_at, file, kilobytes, rows)
     values (gen_random_uuid(), ?, ?, 'backup', 'done', ?, 'hotel-20261122T073000000Z.tar.gz', 152, 948)`,
    [fullHotelNow, fullHotelNow, fullHotelNow],
  )
}
