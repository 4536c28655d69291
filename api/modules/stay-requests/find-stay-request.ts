import { LockMode } from '@mikro-orm/core'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../errors.ts'
import { isId } from '../../platform/schema/ids.ts'
import { Inquiry } from '../inquiries/inquiry.entity.ts'
import { StayRequest } from './stay-request.entity.ts'
import { StayRequestRoom } from './stay-request-room.entity.ts'

/** A request with its rooms, one at least, in their order. */
export interface AskedRooms {
  request: StayRequest
  rooms: StayRequestRoom[]
}

const withRooms = async ({ em }: Context, request: StayRequest | null): Promise<AskedRooms | null> =>
  request && {
    request,
    rooms: await em.find(StayRequestRoom, { request }, { orderBy: { position: 'asc' }, refresh: true }),
  }

const tokenForm = /^[\w-]{43}$/

/** The request that a token opens; null for any other text. */
export const findByToken = async (ctx: Context, token: string): Promise<AskedRooms | null> =>
  tokenForm.test(token) ? withRooms(ctx, await ctx.em.findOne(StayRequest, { token })) : null

/** The request that an inquiry brought; null when it is a message only. */
export const findOfInquiry = async (ctx: Context, inquiryId: string): Promise<AskedRooms | null> =>
  isId(inquiryId) ? withRooms(ctx, await ctx.em.findOne(StayRequest, { inquiry: inquiryId })) : null

const findId = async ({ em }: Context, by: { id: string } | { token: string }) => {
  const isPossible = 'id' in by ? isId(by.id) : tokenForm.test(by.token)
  return isPossible ? em.findOne(StayRequest, by) : null
}

/** @throws NOT_FOUND */
export const getStayRequest = async (ctx: Context, id: string): Promise<AskedRooms> => {
  const found = await withRooms(ctx, await findId(ctx, { id }))
  if (!found) throw notFound('There is no such request')
  return found
}

/** Who asks. */
export const inquiryOf = ({ em }: Context, { inquiry }: StayRequest): Promise<Inquiry> =>
  em.findOneOrFail(Inquiry, { id: inquiry.id })

/**
 * The request with its rooms and its inquiry, locked until the transaction ends: two answers take turns. The inquiry goes
 * first, as in an erasure.
 * @throws NOT_FOUND
 */
export const lockStayRequest = async (
  ctx: Context,
  by: { id: string } | { token: string },
): Promise<AskedRooms & { inquiry: Inquiry }> => {
  const { em } = ctx
  const found = await findId(ctx, by)
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const
  const inquiry = found ? await em.findOne(Inquiry, { id: found.inquiry.id }, lock) : null
  const request = found && inquiry ? await em.findOne(StayRequest, { id: found.id }, lock) : null
  const asked = await withRooms(ctx, request)
  if (!asked || !inquiry) throw notFound('There is no such request')
  return { ...asked, inquiry }
}
