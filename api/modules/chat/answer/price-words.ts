import { formatTags } from '#graphql/format-tags.ts'
import type { Locale } from '#graphql/locales.ts'
import { sectionPath } from '#graphql/paths.ts'
import { nightsBetween } from '#graphql/stay-dates.ts'
import { translate, type MessageKey } from '../../../i18n/translate.ts'
import type { Context } from '../../../platform/context.ts'
import { dateFormat, formatDollars } from '../../hotel/format.ts'
import type { FoundStay } from '../../pricing/found-stay.ts'
import { formatDay, formatDays } from '../../pricing/texts.ts'
import type { RoomType } from '../../rooms/room.entity.ts'
import { nameOf } from '../../rooms/room-type-texts.ts'
import type { Citation, Told } from '../passages/retrieval.ts'

export type Teller = ReturnType<typeof tellerOf>

/** Puts prices and stays into the words of a language. */
export const tellerOf = (ctx: Context, locale: Locale, roomTypes: readonly RoomType[]) => {
  const say = (key: Extract<MessageKey, `chat.price.${string}`>, values: Record<string, string | number> = {}) =>
    translate(locale, key, { phone: ctx.facts.phone, ...values })
  const nameById = new Map(roomTypes.map((roomType) => [roomType.id, nameOf(roomType, locale)]))
  const roomName = (id: string) => nameById.get(id) ?? ''
  const money = (cents: number) => formatDollars(cents, locale)
  const nightsOf = (count: number) => say(count === 1 ? 'chat.price.night.one' : 'chat.price.night.other', { count })
  const span = ({ arrival, departure }: { arrival: string; departure: string }) => ({
    arrival: formatDay(arrival, locale),
    departure: formatDay(departure, locale),
    nights: nightsOf(nightsBetween(arrival, departure)),
  })
  const values = (stay: FoundStay) => ({
    ...span(stay),
    room: roomName(stay.roomTypeId),
    dates: formatDays(stay, locale),
    price: money(Math.round(stay.subtotal / stay.nightCount)),
    subtotal: money(stay.subtotal),
    total: money(stay.total),
  })
  return {
    say,
    locale,
    money,
    month: (month: string) =>
      dateFormat(formatTags[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-01`),
      ),
    roomName,
    span,
    values,
    nights: nightsOf,
    guests: (count: number) => say(count === 1 ? 'chat.price.guest.one' : 'chat.price.guest.other', { count }),
    list: (head: string, stays: readonly FoundStay[]) =>
      [
        head,
        ...stays.map(
          (stay) => `• ${say(stay.nightCount > 1 ? 'chat.price.stay.other' : 'chat.price.stay.one', values(stay))}`,
        ),
      ].join('\n'),
    /** What is in the price already, and that it is not the last word. */
    terms: (stays: readonly FoundStay[]) => {
      const longStay = stays.find((stay) => stay.longStay)?.longStay
      const isApproximate = stays.some((stay) => stay.isApproximate)
      return [
        ...(longStay ? [say('chat.price.longStay', { percent: longStay.percent, count: longStay.minNights })] : []),
        ...(isApproximate ? [say('chat.price.confirm')] : []),
      ]
    },
  }
}

export const sentencesOf = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ')

/** What the quote says, with the ways into the planner. */
export interface PriceAnswer extends Told {
  links: Citation[]
}

export const priceAnswer = (tell: Teller, text: string, links: Citation[]): PriceAnswer => ({
  title: tell.say('chat.price.title'),
  path: links[0]?.path ?? sectionPath('hero'),
  text,
  links,
})
