import { LockMode } from '@mikro-orm/core'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../errors.ts'
import { isId } from '../../platform/schema/ids.ts'
import { Inquiry } from '../inquiries/inquiry.entity.ts'
import { StayRequest } from './stay-request.entity.ts'

const tokenForm = /^[\w-]{43}$/

/** The request that a token opens; null for any other text. */
export const findByToken = async ({ em }: Context, token: string): Promise<StayRequest | null> =>
  tokenForm.test(token) ? em.findOne(StayRequest, { token }) : null

/** The request that an inquiry brought; null when it is a message only. */
export const findOfInquiry = async ({ em }: Context, inquiryId: string): Promise<StayRequest | null> =>
  isId(inquiryId) ? em.findOne(StayRequest, { inquiry: inquiryId }) : null

/** Who asks. */
export const inquiryOf = ({ em }: Context, { inquiry }: StayRequest): Promise<Inquiry> =>
  em.findOneOrFail(Inquiry, { id: inquiry.id })

/**
 * The request and its inquiry, locked until the transaction ends: two answers take turns. The inquiry goes first, as in an
 * erasure.
 * @throws NOT_FOUND
 */
export const lockStayRequest = async (ctx: Context, by: { id: string } | { token: string }) => {
  const { em } = ctx
  const found = 'id' in by ? isId(by.id) && (await em.findOne(StayRequest, by)) : await findByToken(ctx, by.token)
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const
  const inquiry = found ? await em.findOne(Inquiry, { id: found.inquiry.id }, lock) : null
  const request = found && inquiry ? await em.findOne(StayRequest, { id: found.id }, lock) : null
  if (!request || !inquiry) throw notFound('There is no such request')
  return { request, inquiry }
}
