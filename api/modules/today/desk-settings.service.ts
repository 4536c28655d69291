import { deskSettingsSchema } from '#graphql/inputs/staff.ts'
import type { Context } from '../../platform/context.ts'
import { requireStaff, type Viewer } from '../../platform/viewer.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { StaffUser } from '../staff/staff.entity.ts'
import type { DeskSettings, UpdateDeskSettingsInput } from './desk-settings.type.ts'

const describe = (ctx: Context, { id, startsWithToday, morningMail }: StaffUser): DeskSettings => ({
  id,
  startsWithToday,
  morningMail,
  mailsLeave: ctx.mailer !== null,
})

export const findDeskSettings = async (ctx: Context, { kind, id }: Viewer): Promise<DeskSettings | null> => {
  const person = kind === 'staff' ? await ctx.em.findOne(StaffUser, { id }) : null
  return person && describe(ctx, person)
}

/** @throws BAD_USER_INPUT, FORBIDDEN for an API key */
export const updateDeskSettings = async (ctx: Context, raw: UpdateDeskSettingsInput): Promise<DeskSettings> => {
  const { startsWithToday, morningMail } = deskSettingsSchema.parse(raw)
  const person = await ctx.em.findOneOrFail(StaffUser, { id: requireStaff(ctx).id })
  if (startsWithToday != null) person.startsWithToday = startsWithToday
  if (morningMail != null && morningMail !== person.morningMail) {
    person.morningMail = morningMail
    // Who turns it on at nine has Today on the screen: the first mail is that of the next morning.
    person.morningMailOn = hotelToday(ctx)
  }
  await ctx.em.flush()
  return describe(ctx, person)
}
