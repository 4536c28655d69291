import { LockMode, raw, type FilterQuery } from '@mikro-orm/core'
import { updateInquirySchema } from '#graphql/inputs/inquiry.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { badUserInput, conflict, notFound } from '../../errors.ts'
import type { Connection } from '../../platform/schema/connection.ts'
import { listRecords } from '../../platform/schema/list-page.ts'
import { readPage } from '../../platform/schema/page.ts'
import { isId } from '../../platform/schema/ids.ts'
import { containing, containsText } from '../../platform/schema/search.ts'
import { StaffUser } from '../staff/staff.entity.ts'
import { changeInquiry } from './change-inquiry.ts'
import { Inquiry } from './inquiry.entity.ts'
import type { InquiriesArgs, UpdateInquiryInput } from './inquiry.type.ts'
import { staffUserLoader } from '../staff/staff-user.loader.ts'

const unknownAssignee = () =>
  badUserInput([{ path: ['assigneeId'], message: 'Assignee must be the id of a staff member' }])

/** A phone number or a piece of one, however it is written. */
const phoneLike = /^[\d\s+().x-]*$/i
const fewestDigits = 3

/** The digits of a phone number stand in any grouping, and abroad without the zeros that it begins with at home. */
const matchingPhone = (search: string): FilterQuery<Inquiry>[] => {
  const digits = search.replaceAll(/\D/g, '').replace(/^0+/, '')
  if (!phoneLike.test(search) || digits.length < fewestDigits) return []
  return [{ [raw((alias) => `regexp_replace(${alias}.phone, '\\D', '', 'g')`)]: { $like: containing(digits) } }]
}

const matchingText = (search: string | null | undefined) => {
  const { $or } = containsText(search, ['name', 'email', 'message', 'reference'])
  return $or ? { $or: [...$or, ...matchingPhone(search!)] } : {}
}

const matching = (args: InquiriesArgs): FilterQuery<Inquiry> => ({
  status: args.status ?? { $ne: 'spam' },
  ...(args.assigneeId && { assignee: args.assigneeId }),
  ...(args.language && { language: args.language }),
  ...matchingText(args.search),
})

/** The cursor is the place in the order, so a page never skips or repeats a record. */
export const listInquiries = async (ctx: Context, args: InquiriesArgs): Promise<Connection<Inquiry>> => {
  if (args.assigneeId && !isId(args.assigneeId)) throw unknownAssignee()
  return listRecords(ctx.em, Inquiry, readPage('inquiries', args), args, matching(args))
}

export const findInquiry = async (ctx: Context, id: string): Promise<Inquiry | null> =>
  isId(id) ? ctx.em.findOne(Inquiry, { id }) : null

/** @throws CONFLICT naming who changed it since that version */
export const refuseIfChanged = async (ctx: Context, inquiry: Inquiry, version: number | null | undefined) => {
  if (version == null || version === inquiry.version) return
  const by = inquiry.updatedBy && (await staffUserLoader(ctx).load(inquiry.updatedBy.id))
  throw conflict(`This inquiry was changed by ${by?.name ?? 'somebody'} meanwhile. Look at it again before you save`)
}

const findAssignee = async (ctx: Context, id: string) => {
  const assignee = await ctx.em.findOne(StaffUser, { id })
  if (!assignee) throw unknownAssignee()
  return assignee
}

/**
 * Changes what is given and leaves the rest; `assigneeId: null` takes the assignee away.
 * @throws NOT_FOUND, CONFLICT when the version given is not the current one
 */
export const updateInquiry = async (ctx: Context, raw: UpdateInquiryInput): Promise<Inquiry> => {
  const input = updateInquirySchema.parse(raw)
  return inTransaction(ctx, async (inside) => {
    const { em } = inside
    const inquiry = await em.findOne(Inquiry, { id: input.id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (!inquiry) throw notFound('There is no such inquiry')
    await refuseIfChanged(inside, inquiry, input.version)
    const { status, assigneeId, notes } = input
    await changeInquiry(inside, inquiry, {
      ...(status && { status }),
      ...(assigneeId !== undefined && { assignee: assigneeId ? await findAssignee(inside, assigneeId) : null }),
      ...(notes != null && { notes }),
    })
    return inquiry
  })
}
