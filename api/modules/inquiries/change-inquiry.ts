import type { Context } from '../../platform/context.ts'
import { staffReference } from '../staff/staff-reference.ts'
import { emitEvent } from '../webhooks/emit-event.service.ts'
import type { Inquiry } from './inquiry.entity.ts'
import { lockWhole } from './merged.ts'

/** What is done with an inquiry, by staff or by what its guest answers. */
type InquiryChange = Partial<Pick<Inquiry, 'status' | 'assignee' | 'notes' | 'snoozedUntil'>>

const nameOf = (value: InquiryChange[keyof InquiryChange]) =>
  value !== null && typeof value === 'object' ? value.id : (value ?? null)

const differing = (inquiry: Inquiry, change: InquiryChange) =>
  (['status', 'assignee', 'notes', 'snoozedUntil'] as const).filter(
    (field) => change[field] !== undefined && nameOf(change[field]) !== nameOf(inquiry[field]),
  )

/**
 * Tells integrators which fields of an inquiry have changed, with ids and its status: what the fields say stays here.
 * Inside the transaction of the change.
 */
export const tellInquiryUpdated = async (ctx: Context, inquiry: Inquiry, fields: string[]): Promise<void> => {
  const { id, reference, status, assignee } = inquiry
  await emitEvent(ctx, 'inquiry.updated', { id, reference, status, assigneeId: assignee?.id ?? null, fields })
}

/** Notes who changed a locked inquiry; a guest who answers is no editor. */
export const noteEditor = (ctx: Context, inquiry: Inquiry): void => {
  if (ctx.viewer) inquiry.updatedBy = staffReference(ctx)
}

/**
 * Changes a locked inquiry, writes it, and tells integrators when something is another now. The first answer has its time.
 * Whoever gives it a status has seen to it: it sleeps no longer. Of one that was merged, the one that it is read in changes.
 */
export const changeInquiry = async (ctx: Context, locked: Inquiry, wanted: InquiryChange): Promise<void> => {
  const inquiry = await lockWhole(ctx, locked)
  const change = wanted.status ? { snoozedUntil: null, ...wanted } : wanted
  const fields = differing(inquiry, change)
  Object.assign(inquiry, change)
  if (change.status === 'answered') inquiry.firstReplyAt ??= ctx.now()
  noteEditor(ctx, inquiry)
  await ctx.em.flush()
  if (fields.length > 0) await tellInquiryUpdated(ctx, inquiry, fields)
}
