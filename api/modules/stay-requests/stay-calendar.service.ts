import { ICalEventStatus } from 'ical-generator'
import type { Locale } from '#graphql/locales.ts'
import { paths } from '#graphql/paths.ts'
import { pageUrl } from '../../i18n/page-url.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../errors.ts'
import { roomTypeLoader } from '../rooms/room.loader.ts'
import { nameOf } from '../rooms/room-type-texts.ts'
import { stayCalendarFile } from '../stay-sheet/stay-calendar-file.ts'
import { findByToken } from './find-stay-request.ts'
import { offeredIn } from './offered-stay.ts'
import { stateAt } from './stay-request-state.ts'

/**
 * The stay that is offered or accepted, for the guest's own calendar; an offer is tentative.
 * @throws NOT_FOUND when the token opens nothing, or there is no such stay yet
 */
export const stayCalendar = async (ctx: Context, token: string, locale: Locale): Promise<string> => {
  const found = await findByToken(ctx, token)
  const state = found && stateAt(found.request, ctx.now())
  if (!found || (state !== 'offered' && state !== 'accepted')) throw notFound('There is no such stay')
  const stays = await Promise.all(
    found.rooms.map(async (room) => {
      const { roomTypeId, arrival, departure } = offeredIn(room)!
      return { arrival, departure, room: nameOf((await roomTypeLoader(ctx).load(roomTypeId))!, locale) }
    }),
  )
  return stayCalendarFile(ctx, locale, {
    id: found.request.id,
    stays,
    status: state === 'accepted' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    url: pageUrl(ctx.publicUrl, locale, paths.yourStay(token)),
    freeCancellationUntil: null,
  })
}
