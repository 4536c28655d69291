import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../context.ts'
import { Mail, MailConnection, MailStatus, OutboxMailsArgs, UpdatePostalAddressInput } from './mail.type.ts'
import * as outbox from './outbox.service.ts'
import { readMailStatus, updatePostalAddress } from './mail-status.service.ts'

const IdArg = () => Arg('id', () => ID, { description: 'Id of the mail.' })

@Resolver(() => Mail)
export class MailResolver {
  @Authorized('campaigns:read')
  @Query(() => MailStatus, { description: 'Whether and how this server sends mail.' })
  mailStatus(@Ctx() ctx: Context) {
    return readMailStatus(ctx)
  }

  @Authorized('campaigns:read')
  @Query(() => MailConnection, { description: 'Mails, the newest first.' })
  outboxMails(@Ctx() ctx: Context, @Args(() => OutboxMailsArgs) args: OutboxMailsArgs) {
    return outbox.listMails(ctx, args)
  }

  @Authorized('campaigns:read')
  @Query(() => Mail, { nullable: true, description: 'One mail by id; null when there is none.' })
  outboxMail(@Ctx() ctx: Context, @IdArg() id: string) {
    return outbox.findMail(ctx, id)
  }

  @Authorized('campaigns:write')
  @Mutation(() => Mail, { description: 'Tries a failed mail again. CONFLICT when it has not failed.' })
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
}
