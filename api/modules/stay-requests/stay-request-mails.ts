import type { RequiredEntityData } from '@mikro-orm/core'
import { deskPath } from '#graphql/desk-paths.ts'
import { formatTags } from '#graphql/format-tags.ts'
import type { Locale } from '#graphql/locales.ts'
import { paths } from '#graphql/paths.ts'
import { pageUrl } from '../../i18n/page-url.ts'
import type { MessageKey } from '../../i18n/translate.ts'
import type { Context } from '../../platform/context.ts'
import { dateFormat, formatDollars } from '../hotel/format.ts'
import type { Inquiry } from '../inquiries/inquiry.entity.ts'
import { searchDays } from '../pricing/nearest-stays.ts'
import type { NearRooms } from '../pricing/nearest-together.ts'
import { codeTerms, formatDays, priceRows } from '../pricing/texts.ts'
import { roomTypeLoader } from '../rooms/room.loader.ts'
import { nameOf } from '../rooms/room-type-texts.ts'
import type { RoomType } from '../rooms/room.entity.ts'
import type { AskedRooms } from './find-stay-request.ts'
import { offeredIn, totalOf } from './offered-stay.ts'
import { roomsInWords } from './rooms-in-words.ts'
import type { StayRequestRoom } from './stay-request-room.entity.ts'
import { wholeStay } from './whole-stay.ts'
import type { KeptPrice } from './kept-price.ts'
import { writeFooter } from '../mail/mail-footer.ts'
import { plannerUrl } from '../mail/mail-links.ts'
import { Mail } from '../mail/mail.entity.ts'
import { phrase } from '../mail/mail-phrases.ts'
import { layOutMail, queueMail } from '../mail/queue-mail.service.ts'
import { layOutStaffMail } from '../mail/staff-mail.ts'

type Guest = Pick<Inquiry, 'id' | 'reference' | 'name' | 'email' | 'language'>

/** A room of the request. */
interface Stay {
  roomType: Pick<RoomType, 'name' | 'translations'>
  arrival: string
  departure: string
  guests: number
  /** Of the room that is wished for; null for none. */
  roomNumber: string | null
  /** The coupon that was named; null for none. */
  couponCode?: string | null
  price: KeptPrice
}

interface Said {
  subject: MessageKey
  heading: MessageKey
  opening: string[]
  facts: [label: string, value: string][]
  button: { label: string; url: string }
  closing?: string[]
}

/** The guest's page, in the guest's language. */
const guestPage = ({ publicUrl }: Context, locale: Locale, token: string) =>
  pageUrl(publicUrl, locale, paths.yourStay(token))

const writeMoment = ({ facts }: Context, locale: Locale, moment: Date): string =>
  dateFormat(formatTags[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: facts.timeZone,
  }).format(moment)

const sayerFor =
  (ctx: Context, locale: Locale) =>
  (key: MessageKey, values: Record<string, string> = {}) =>
    phrase(ctx, key, locale, values)

/** No name and no message: what waits to be sent stays right when these are corrected. */
const letterTo = async (
  ctx: Context,
  guest: Guest,
  { subject, heading, closing = [], ...said }: Said,
): Promise<Parameters<typeof queueMail>[1]> => {
  const { language: locale, reference } = guest
  const say = sayerFor(ctx, locale)
  return {
    kind: 'stay-request',
    inquiry: guest.id,
    to: { address: guest.email, name: guest.name },
    replyTo: ctx.facts.email,
    content: {
      ...said,
      locale,
      subject: say(subject, { reference }),
      preview: said.opening[0]!,
      heading: say(heading),
      opening: [say('mail.campaign.greetingNobody'), ...said.opening],
      facts: [[say('mail.receipt.reference'), reference], ...said.facts],
      closing,
      signature: say('mail.footer.signature'),
      footer: await writeFooter(ctx, locale, 'mail.footer.wroteToUs'),
    },
  }
}

const roomFacts = (ctx: Context, locale: Locale, stay: Stay, title: string): [string, string][] => {
  const say = sayerFor(ctx, locale)
  const wish: [string, string][] = stay.roomNumber
    ? [[say('mail.stay.wish'), say('mail.stay.wishedRoom', { number: stay.roomNumber })]]
    : []
  return [
    [title, nameOf(stay.roomType, locale)],
    ...wish,
    [say('mail.stay.nights'), formatDays(stay, locale)],
    [say('mail.stay.guests'), String(stay.guests)],
    ...priceRows(stay, locale),
  ]
}

/** Each room with its price; of several also what they cost together. */
const factsOf = (ctx: Context, locale: Locale, rooms: readonly Stay[]): [string, string][] => {
  const say = sayerFor(ctx, locale)
  const [only, ...others] = rooms
  if (others.length === 0) return roomFacts(ctx, locale, only!, say('mail.stay.room'))
  const count = String(rooms.length)
  return [
    ...rooms.flatMap((room, index) =>
      roomFacts(ctx, locale, room, say('mail.stay.roomOf', { number: String(index + 1), count })),
    ),
    [say('mail.stay.totalAll'), formatDollars(totalOf(rooms), locale)],
  ]
}

/** What is to be done for a discount. */
const termsOf = (locale: Locale, rooms: readonly Stay[]): string[] => rooms.flatMap((room) => codeTerms(room, locale))

/** The key for one room, or the one for several. */
const forRooms = <One extends MessageKey, Several extends MessageKey>(
  rooms: readonly unknown[],
  one: One,
  several: Several,
): One | Several => (rooms.length > 1 ? several : one)

const offeredRooms = (ctx: Context, rooms: readonly StayRequestRoom[]): Promise<Stay[]> =>
  Promise.all(
    rooms.map(async (room) => {
      const { roomTypeId, ...offered } = offeredIn(room)!
      return {
        ...offered,
        roomType: (await roomTypeLoader(ctx).load(roomTypeId))!,
        guests: room.guests,
        couponCode: room.couponCode ?? null,
        // A wish is for a room of the type that was asked for.
        roomNumber: roomTypeId === room.roomType.id ? (room.roomNumber ?? null) : null,
      }
    }),
  )

/** In place of the receipt of a message: both promises, the one that is made and the one that is not yet. */
export const writeStayReceipt = async (
  ctx: Context,
  guest: Guest,
  { token, keptUntil, rooms }: { token: string; keptUntil: Date | null; rooms: readonly Stay[] },
): Promise<RequiredEntityData<Mail>> => {
  const { language: locale } = guest
  const say = sayerFor(ctx, locale)
  const total = formatDollars(totalOf(rooms), locale)
  const promise = keptUntil
    ? [
        say('mail.stay.asked.kept', { total, moment: writeMoment(ctx, locale, keptUntil) }),
        say(forRooms(rooms, 'mail.stay.asked.room', 'mail.stay.asked.rooms')),
      ]
    : [say('mail.stay.asked.unsure')]
  return layOutMail(
    ctx,
    await letterTo(ctx, guest, {
      subject: keptUntil ? 'mail.stay.asked.subject' : 'mail.stay.asked.subjectUnsure',
      heading: 'mail.stay.asked.heading',
      opening: promise,
      facts: factsOf(ctx, locale, rooms),
      button: { label: say('mail.stay.page'), url: guestPage(ctx, locale, token) },
      closing: termsOf(locale, rooms),
    }),
  )
}

/** @param isOther whether other nights or another room are offered than were asked for */
export const queueStayOffer = async (ctx: Context, guest: Guest, { request, rooms }: AskedRooms, isOther: boolean) => {
  const { language: locale } = guest
  const say = sayerFor(ctx, locale)
  const moment = writeMoment(ctx, locale, request.offerUntil!)
  const stays = await offeredRooms(ctx, rooms)
  const held = say(forRooms(rooms, 'mail.stay.offer.held', 'mail.stay.offer.heldAll'), { moment })
  return queueMail(
    ctx,
    await letterTo(ctx, guest, {
      subject: 'mail.stay.offer.subject',
      heading: forRooms(rooms, 'mail.stay.offer.heading', 'mail.stay.offer.headingAll'),
      opening: isOther ? [say('mail.stay.offer.other'), held] : [held],
      facts: factsOf(ctx, locale, stays),
      button: { label: say('mail.stay.offer.button'), url: guestPage(ctx, locale, request.token) },
      closing: termsOf(locale, stays),
    }),
  )
}

/** "King and 2 × Queen, $540" */
const nearWords = async (ctx: Context, locale: Locale, { rooms, total }: NearRooms) => {
  const named = await Promise.all(
    rooms.map(async ({ roomTypeId, ...nights }) => ({
      ...nights,
      roomType: (await roomTypeLoader(ctx).load(roomTypeId))!,
    })),
  )
  return `${roomsInWords(named, locale)}, ${formatDollars(total, locale)}`
}

/** With the nearest nights that can be had: of several rooms those on which all of them can, or that there are none. */
export const queueStayDecline = async (
  ctx: Context,
  guest: Guest,
  rooms: readonly StayRequestRoom[],
  near: readonly NearRooms[],
) => {
  const { language: locale } = guest
  const say = sayerFor(ctx, locale)
  const facts = await Promise.all(
    near.map(async (stay): Promise<[string, string]> => [formatDays(stay, locale), await nearWords(ctx, locale, stay)]),
  )
  const [first] = near
  const whole = wholeStay(rooms)
  const asked = first ?? whole
  // Several rooms the planner puts together itself.
  const [one, ...others] = first?.rooms ?? []
  const roomType = one && others.length === 0 ? await roomTypeLoader(ctx).load(one.roomTypeId) : null
  return queueMail(
    ctx,
    await letterTo(ctx, guest, {
      subject: 'mail.stay.decline.subject',
      heading: 'mail.stay.decline.heading',
      opening: [
        say(forRooms(rooms, 'mail.stay.decline.sorry', 'mail.stay.decline.sorryAll')),
        ...(first ? [say(forRooms(rooms, 'mail.stay.decline.nearest', 'mail.stay.decline.nearestAll'))] : []),
        ...(!first && rooms.length > 1 ? [say('mail.stay.decline.noneAll', { days: String(searchDays) })] : []),
      ],
      facts,
      button: {
        label: say('mail.stay.decline.button'),
        url: plannerUrl(ctx, locale, {
          ...whole,
          arrival: asked.arrival,
          departure: asked.departure,
          roomTypeSlug: roomType?.slug ?? null,
          couponCode: rooms.find(({ couponCode }) => couponCode)?.couponCode ?? null,
        }),
      },
    }),
  )
}

export const queueStayConfirmation = async (ctx: Context, guest: Guest, { request, rooms }: AskedRooms) => {
  const { language: locale } = guest
  const say = sayerFor(ctx, locale)
  const stays = await offeredRooms(ctx, rooms)
  return queueMail(
    ctx,
    await letterTo(ctx, guest, {
      subject: 'mail.stay.confirmed.subject',
      heading: 'mail.stay.confirmed.heading',
      opening: [say(forRooms(rooms, 'mail.stay.confirmed.text', 'mail.stay.confirmed.textAll'))],
      facts: factsOf(ctx, locale, stays),
      button: { label: say('mail.stay.confirmed.button'), url: guestPage(ctx, locale, request.token) },
      closing: termsOf(locale, stays),
    }),
  )
}

const news = {
  accepted: 'The guest has accepted the offer',
  refused: 'The guest has declined the offer',
  wishes: 'The guest has changed the wishes for the stay',
} as const

/** Tells the front desk what the guest has done; who it is stands in the inbox only. */
export const queueStayNews = async (ctx: Context, { reference }: Guest, what: keyof typeof news) => {
  const mail = await layOutStaffMail(
    ctx,
    { kind: 'inquiry-notice', to: { address: ctx.facts.email, name: ctx.facts.name } },
    {
      subject: `${news[what]} (${reference})`,
      preview: news[what],
      heading: news[what],
      facts: [['Reference', reference]],
      button: { label: 'Open the inbox', url: ctx.publicUrl + deskPath('inquiries') },
      reason: 'The front desk gets this mail when a guest answers an offer.',
    },
  )
  ctx.em.create(Mail, mail)
}
