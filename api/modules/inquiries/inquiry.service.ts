import { raw, type FilterQuery } from '@mikro-orm/core'
import { longestSnoozeDays, updateInquirySchema } from '#graphql/inputs/inquiry.ts'
import { addDays } from '#graphql/stay-dates.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { badUserInput } from '../../errors.ts'
import { lockRecord } from '../../platform/lock-record.ts'
import type { Connection } from '../../platform/schema/connection.ts'
import { listRecords } from '../../platform/schema/list-page.ts'
import { readPage } from '../../platform/schema/page.ts'
import { isId } from '../../platform/schema/ids.ts'
import { containing, containsText } from '../../platform/schema/search.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { refuseIfEdited } from '../staff/refuse-if-edited.ts'
import { StaffUser } from '../staff/staff.entity.ts'
import { changeInquiry } from './change-inquiry.ts'
import { refuseMerged } from './merged.ts'
import { lastSaidBefore, silentSince } from './silence.ts'
import { Inquiry } from './inquiry.entity.ts'
import type { InquiriesArgs, UpdateInquiryInput } from './inquiry.type.ts'
import { phoneDigits } from './phone-digits.ts'

const unknownAssignee = () =>
  badUserInput([{ path: ['assigneeId'], message: 'Assignee must be the id of a staff member' }])

const matchingPhone = (search: string): FilterQuery<Inquiry>[] => {
  const digits = phoneDigits(search)
  if (digits === null) return []
  return [{ [raw((alias) => `regexp_replace(${alias}.phone, '\\D', '', 'g')`)]: { $like: containing(digits) } }]
}

const matchingText = (search: string | null | undefined) => {
  const { $or } = containsText(search, ['name', 'email', 'message', 'reference'])
  return $or ? { $or: [...$or, ...matchingPhone(search!)] } : {}
}

const matchingSleep = (ctx: Context, snoozed: boolean | null | undefined): FilterQuery<Inquiry> => {
  if (snoozed == null) return {}
  const sleeps = { snoozedUntil: { $gt: hotelToday(ctx) } }
  return snoozed ? sleeps : { $or: [{ snoozedUntil: null }, { $not: sleeps }] }
}

const matchingSilence = (ctx: Context, silent: boolean | null | undefined): FilterQuery<Inquiry> => {
  if (silent == null) return {}
  const isSilent = raw((alias) => `${alias}.status = 'answered' and ${lastSaidBefore(alias)}`, [silentSince(ctx.now())])
  return { [isSilent]: silent }
}

const matchingMerged = (merged: boolean | null | undefined): FilterQuery<Inquiry> =>
  merged == null ? {} : { mergedInto: merged ? { $ne: null } : null }

const matching = (ctx: Context, args: InquiriesArgs): FilterQuery<Inquiry> => ({
  status: args.status ?? { $ne: 'spam' },
  ...(args.assigneeId && { assignee: args.assigneeId }),
  ...(args.language && { language: args.language }),
  $and: [
    matchingText(args.search),
    matchingMerged(args.merged),
    matchingSleep(ctx, args.snoozed),
    matchingSilence(ctx, args.awaitsFollowUp),
  ],
})

/** The cursor is the place in the order, so a page never skips or repeats a record. */
export const listInquiries = async (ctx: Context, args: InquiriesArgs): Promise<Connection<Inquiry>> => {
  if (args.assigneeId && !isId(args.assigneeId)) throw unknownAssignee()
  return listRecords(ctx.em, Inquiry, readPage('inquiries', args), args, {
    where: matching(ctx, args),
    show: (inquiry) => inquiry,
  })
}

export const findInquiry = async (ctx: Context, id: string): Promise<Inquiry | null> =>
  isId(id) ? ctx.em.findOne(Inquiry, { id }) : null

const findAssignee = async (ctx: Context, id: string) => {
  const assignee = await ctx.em.findOne(StaffUser, { id })
  if (!assignee) throw unknownAssignee()
  return assignee
}

/** @throws BAD_USER_INPUT for a day that is not ahead, or too far */
const refuseSnooze = (ctx: Context, day: string | null | undefined) => {
  if (!day || (day > hotelToday(ctx) && day <= addDays(hotelToday(ctx), longestSnoozeDays))) return
  const message = `Snooze must be from tomorrow to ${longestSnoozeDays} days ahead`
  throw badUserInput([{ path: ['snoozedUntil'], message }])
}

/**
 * Changes what is given and leaves the rest; `assigneeId: null` takes the assignee away.
 * @throws NOT_FOUND, CONFLICT when the version given is not the current one, or when it was merged into another
 */
export const updateInquiry = async (ctx: Context, raw: UpdateInquiryInput): Promise<Inquiry> => {
  const input = updateInquirySchema.parse(raw)
  refuseSnooze(ctx, input.snoozedUntil)
  return inTransaction(ctx, async (inside) => {
    const inquiry = await lockRecord(inside, Inquiry, 'inquiry', input.id)
    await refuseMerged(inside, inquiry)
    await refuseIfEdited(inside, 'inquiry', inquiry, input.version)
    const { status, assigneeId, notes, snoozedUntil } = input
    await changeInquiry(inside, inquiry, {
      ...(status && { status }),
      ...(assigneeId !== undefined && { assignee: assigneeId ? await findAssignee(inside, assigneeId) : null }),
      ...(notes != null && { notes }),
      ...(snoozedUntil !== undefined && { snoozedUntil }),
    })
    return inquiry
  })
}
