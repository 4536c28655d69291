import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import { mailReaders, mailWriters } from '#graphql/inputs/mail.ts'
import type { Context } from '../../platform/context.ts'
import { hideTokens } from './hide-tokens.ts'
import type { Mail as MailRecord } from './mail.entity.ts'
import { Mail, MailConnection, MailStatus, OutboxMailsArgs, UpdatePostalAddressInput } from './mail.type.ts'
import * as outbox from './outbox.service.ts'
import { readMailStatus, updatePostalAddress } from './mail-status.service.ts'

const IdArg = () => Arg('id', () => ID, { description: 'Id of the mail.' })

@Resolver(() => Mail)
export class MailResolver {
  @Authorized(mailReaders)
  @Query(() => MailStatus, { description: 'Whether and how this server sends mail.' })
  mailStatus(@Ctx() ctx: Context) {
    return readMailStatus(ctx)
  }

  @Authorized(mailReaders)
  @Query(() => MailConnection, { description: 'Mails of the kinds that the caller may read, the newest first.' })
  outboxMails(@Ctx() ctx: Context, @Args(() => OutboxMailsArgs) args: OutboxMailsArgs) {
    return outbox.listMails(ctx, args)
  }

  @Authorized(mailReaders)
  @Query(() => Mail, {
    nullable: true,
    description: 'One mail by id; null when there is none, or none that the caller may read.',
  })
  outboxMail(@Ctx() ctx: Context, @IdArg() id: string) {
    return outbox.findMail(ctx, id)
  }

  @Authorized(mailWriters)
  @Mutation(() => Mail, {
    description:
      'Tries a failed mail again, which needs reading and writing of what it is about. CONFLICT when it has not failed.',
  })
  retryMail(@Ctx() ctx: Context, @IdArg() id: string) {
    return outbox.retryMail(ctx, id)
  }

  @Authorized('campaigns:write')
  @Mutation(() => MailStatus, { description: 'Sets the postal address that every mail names.' })
  updatePostalAddress(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdatePostalAddressInput, { description: 'The address.' }) input: UpdatePostalAddressInput,
  ) {
    return updatePostalAddress(ctx, input)
  }

  @FieldResolver(() => String, { description: 'The whole HTML document, for a sandboxed frame.' })
  html(@Root() mail: MailRecord) {
    return hideTokens(mail.html)
  }

  @FieldResolver(() => String, { description: 'The text part.' })
  text(@Root() mail: MailRecord) {
    return hideTokens(mail.text)
  }
}
