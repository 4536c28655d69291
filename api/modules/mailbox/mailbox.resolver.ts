import { Authorized, Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { readMailboxStatus } from './mailbox-status.service.ts'
import { MailboxStatus } from './mailbox.type.ts'

@Resolver()
export class MailboxResolver {
  @Authorized('inquiries:read')
  @Query(() => MailboxStatus, { description: 'Whether guests’ answers come into the threads by themselves.' })
  mailboxStatus(@Ctx() ctx: Context) {
    return readMailboxStatus(ctx)
  }
}
