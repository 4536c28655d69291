import { ICalEventStatus } from 'ical-generator'
import { formQuery } from '#graphql/form-query.ts'
import { stayDatesSchema } from '#graphql/inputs/stay.ts'
import type { Locale } from '#graphql/locales.ts'
import { paths } from '#graphql/paths.ts'
import { readSaid } from '#graphql/stay-address.ts'
import { pageUrl } from '../../i18n/page-url.ts'
import type { Context } from '../../platform/context.ts'
import { freeCancellationUntil } from '../pricing/free-cancellation.ts'
import { findRoomTypeBySlug } from '../rooms/room-type-slug.service.ts'
import { nameOf } from '../rooms/room-type-texts.ts'
import { stayCalendarFile } from './stay-calendar-file.ts'

/**
 * The stay that the address of a sheet asks for: tentative, for nobody here knows whether it was booked.
 * @param search of the sheet's address, where a room that is not offered counts as none
 * @throws BAD_USER_INPUT naming each date that is missing or wrong
 */
export const sheetCalendar = async (ctx: Context, search: string | undefined, locale: Locale): Promise<string> => {
  const question = formQuery(search)
  const { room, ...said } = readSaid(new URLSearchParams(question))
  const { arrival, departure } = stayDatesSchema.parse(said)
  const roomType = await findRoomTypeBySlug(ctx, room)
  return stayCalendarFile(ctx, locale, {
    id: ['stay', arrival, departure, ...(roomType ? [roomType.id] : [])].join('-'),
    stays: [{ arrival, departure, room: roomType && nameOf(roomType, locale) }],
    status: ICalEventStatus.TENTATIVE,
    url: pageUrl(ctx.publicUrl, locale, paths.staySheet() + question),
    freeCancellationUntil: freeCancellationUntil(ctx.facts, arrival, ctx.now()),
  })
}
