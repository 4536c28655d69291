import type { FilterQuery } from '@mikro-orm/core'
import type { Context } from '../../context.ts'
import { conflict, notFound } from '../../errors.ts'
import { createMailWriter } from '../../integrations/mailer/mail-writer.ts'
import { readPage, toConnection, type Connection } from '../../schema/connection.ts'
import { isId } from '../../schema/ids.ts'
import { containsText } from '../../schema/search.ts'
import { Mail, secretMailKinds } from './mail.entity.ts'
import type { OutboxMailsArgs } from './mail.type.ts'
import { toOutgoing } from './outgoing-mail.ts'

/** What opens an account is read by its recipient only. */
const shown = { $nin: [...secretMailKinds] }

const matching = (args: OutboxMailsArgs): FilterQuery<Mail> => ({
  kind: args.kind ?? shown,
  ...(args.state && { state: args.state }),
  ...containsText(args.search, ['toAddress', 'subject']),
})

/** Newest first. */
export const listMails = async (ctx: Context, args: OutboxMailsArgs): Promise<Connection<Mail>> => {
  const { first, after } = readPage(args)
  const where = matching(args)
  const from: FilterQuery<Mail> = after
    ? { $or: [{ createdAt: { $lt: after.at } }, { createdAt: after.at, id: { $lt: after.id } }] }
    : {}
  const orderBy = { createdAt: 'desc', id: 'desc' } as const
  const records = await ctx.em.find(Mail, { $and: [where, from] }, { orderBy, limit: first + 1 })
  return toConnection(records, first, await ctx.em.count(Mail, where), (mail) => mail.createdAt)
}

export const findMail = async (ctx: Context, id: string): Promise<Mail | null> =>
  isId(id) ? ctx.em.findOne(Mail, { id, kind: shown }) : null

/** @throws NOT_FOUND, CONFLICT when it has not failed */
export const retryMail = async (ctx: Context, id: string): Promise<Mail> => {
  const mail = await findMail(ctx, id)
  if (!mail) throw notFound('There is no such mail')
  const changed = await ctx.em.nativeUpdate(
    Mail,
    { id, state: 'failed' },
    { state: ctx.mailer ? 'queued' : 'stored', tries: 0, nextTryAt: ctx.now() },
  )
  if (!changed) throw conflict('Only a mail that has failed can be tried again')
  await ctx.wake('mail.deliver')
  return ctx.em.refreshOrFail(mail)
}

/** The mail as a file (RFC 5322) that every mail program opens; null when there is none. */
export const writeEml = async (ctx: Context, id: string): Promise<Buffer | null> => {
  const mail = await findMail(ctx, id)
  return mail && createMailWriter(ctx.env)(toOutgoing(ctx, mail))
}
