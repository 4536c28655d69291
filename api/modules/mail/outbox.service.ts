import type { FilterQuery } from '@mikro-orm/core'
import { mailRights, type MailKind } from '#graphql/inputs/mail.ts'
import type { Context } from '../../platform/context.ts'
import { conflict, notFound } from '../../errors.ts'
import { createMailWriter } from '../../integrations/mailer/mail-writer.ts'
import type { Connection } from '../../platform/schema/connection.ts'
import { listNewestFirst } from '../../platform/schema/list-page.ts'
import { readPage } from '../../platform/schema/page.ts'
import { isId } from '../../platform/schema/ids.ts'
import { containsText } from '../../platform/schema/search.ts'
import { requirePermission } from '../../platform/viewer.ts'
import { withoutTokens } from './hide-tokens.ts'
import { kindsToRead } from './mail-rights.ts'
import { Mail } from './mail.entity.ts'
import type { OutboxMailsArgs } from './mail.type.ts'
import { toOutgoing } from './outgoing-mail.ts'

const matching = (ctx: Context, args: OutboxMailsArgs): FilterQuery<Mail> => ({
  kind: { $in: kindsToRead(ctx).filter((kind) => !args.kind || kind === args.kind) },
  ...(args.state && { state: args.state }),
  ...containsText(args.search, ['toAddress', 'subject']),
})

/** Those that the caller may read, newest first. */
export const listMails = (ctx: Context, args: OutboxMailsArgs): Promise<Connection<Mail>> =>
  listNewestFirst(ctx.em, Mail, readPage('outboxMails', args), {
    where: matching(ctx, args),
    by: 'createdAt',
    show: (record) => record,
  })

/** To who may not read a mail, it is not there. */
export const findMail = async (ctx: Context, id: string): Promise<Mail | null> =>
  isId(id) ? ctx.em.findOne(Mail, { id, kind: { $in: kindsToRead(ctx) } }) : null

/** @throws NOT_FOUND, FORBIDDEN when the caller may read but not write of it, CONFLICT when it has not failed */
export const retryMail = async (ctx: Context, id: string): Promise<Mail> => {
  const mail = await findMail(ctx, id)
  if (!mail) throw notFound('There is no such mail')
  if (!mail.html) throw conflict('What this mail said is not kept any more')
  // What opens an account is not found above.
  requirePermission(ctx, mailRights[mail.kind as MailKind].write)
  const changed = await ctx.em.nativeUpdate(
    Mail,
    { id, state: 'failed' },
    { state: ctx.mailer ? 'queued' : 'stored', tries: 0, nextTryAt: ctx.now(), updatedAt: ctx.now() },
  )
  if (!changed) throw conflict('Only a mail that has failed can be tried again')
  await ctx.wake('mail.deliver')
  return ctx.em.refreshOrFail(mail)
}

/** The mail as a file (RFC 5322) that every mail program opens, without the tokens; null when there is none. */
export const writeEml = async (ctx: Context, id: string): Promise<Buffer | null> => {
  const mail = await findMail(ctx, id)
  return mail && createMailWriter(ctx.env)({ ...toOutgoing(ctx, mail), ...withoutTokens(mail) })
}
