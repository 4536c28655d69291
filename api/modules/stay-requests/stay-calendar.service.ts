import ical, { ICalEventStatus } from 'ical-generator'
import type { Locale } from '#graphql/locales.ts'
import { pageUrl } from '../../i18n/page-url.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../errors.ts'
import { addressLine } from '../hotel/directions-url.ts'
import { roomTypeLoader } from '../rooms/room.loader.ts'
import { nameOf } from '../rooms/room-type-texts.ts'
import { findByToken } from './find-stay-request.ts'
import { stateAt } from './stay-request-state.ts'

/** An all-day event is a date, which the calendar library takes from the UTC parts of an instant. */
const asDay = (date: string) => new Date(`${date}T00:00:00Z`)

/**
 * The stay that is offered or accepted, for the guest's own calendar (RFC 5545); an offer is tentative. Its UID stays the
 * same, so that what was added before is brought up to date.
 * @throws NOT_FOUND when the token opens nothing, or there is no such stay yet
 */
export const stayCalendar = async (ctx: Context, token: string, locale: Locale): Promise<string> => {
  const request = await findByToken(ctx, token)
  const state = request && stateAt(request, ctx.now())
  if (!request || (state !== 'offered' && state !== 'accepted')) throw notFound('There is no such stay')
  const roomType = (await roomTypeLoader(ctx).load(request.offerRoomType!.id))!
  const calendar = ical({
    name: ctx.facts.name,
    prodId: { company: ctx.facts.name, product: 'Stay', language: locale.toUpperCase() },
  })
  calendar.createEvent({
    id: `${request.id}@${new URL(ctx.publicUrl).host}`,
    summary: `${ctx.facts.name}: ${nameOf(roomType, locale)}`,
    location: addressLine(ctx.facts.address),
    description: ctx.facts.phone,
    url: pageUrl(ctx.publicUrl, locale, `/your-stay/${token}`),
    start: asDay(request.offerArrival!),
    end: asDay(request.offerDeparture!),
    allDay: true,
    status: state === 'accepted' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    stamp: ctx.now(),
  })
  return `${calendar.toString()}\r\n`
}
