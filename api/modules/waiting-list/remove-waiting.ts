import type { FilterQuery } from '@mikro-orm/core'
import type { Context } from '../../platform/context.ts'
import { Mail } from '../mail/mail.entity.ts'
import { WaitingGuest } from './waiting-guest.entity.ts'

/** Takes guests off the list with what was written to them, in the caller's transaction. @returns how many */
export const removeWaiting = async ({ em }: Context, which: FilterQuery<WaitingGuest>): Promise<number> => {
  const guests = await em.find(WaitingGuest, which)
  await em.nativeDelete(Mail, { id: { $in: guests.flatMap(({ mail }) => mail?.id ?? []) } })
  return em.nativeDelete(WaitingGuest, { id: { $in: guests.map(({ id }) => id) } })
}
