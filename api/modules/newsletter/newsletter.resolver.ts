import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { AddSubscriberInput, Subscriber } from '../subscribers/subscriber.type.ts'
import { addSubscriber } from './add-subscriber.service.ts'
import { confirmSubscription, describeLink, unsubscribe } from './mailing-link.service.ts'
import { MailingLink, NewsletterReceipt, SignUpInput } from './newsletter.type.ts'
import { signUp } from './sign-up.service.ts'

const TokenArg = () => Arg('token', () => String, { description: 'The token of the link, as it stands in the mail.' })

@Resolver()
export class NewsletterResolver {
  @Query(() => MailingLink, {
    nullable: true,
    description: 'What a link of a mail would do, without doing it; null when it is not one of ours.',
  })
  mailingLink(@Ctx() ctx: Context, @TokenArg() token: string) {
    return describeLink(ctx, token)
  }

  @Mutation(() => NewsletterReceipt, {
    description: 'Joins the mailing list. RATE_LIMITED after too many from one visitor.',
  })
  signUpForNewsletter(
    @Ctx() ctx: Context,
    @Arg('input', () => SignUpInput, { description: 'The form.' }) input: SignUpInput,
  ) {
    return signUp(ctx, input)
  }

  @Mutation(() => NewsletterReceipt, { description: 'Confirms an address from its own mailbox and shows the coupon.' })
  confirmSubscription(@Ctx() ctx: Context, @TokenArg() token: string) {
    return confirmSubscription(ctx, token)
  }

  @Mutation(() => MailingLink, { description: 'Leaves the mailing list.' })
  unsubscribe(@Ctx() ctx: Context, @TokenArg() token: string) {
    return unsubscribe(ctx, token)
  }

  @Authorized('subscribers:write')
  @Mutation(() => Subscriber, {
    description:
      'Puts one person on the mailing list who asked for it. CONFLICT for an address that is known or was erased. Where new addresses are confirmed, the person gets the mail for it.',
  })
  addSubscriber(
    @Ctx() ctx: Context,
    @Arg('input', () => AddSubscriberInput, { description: 'The person.' }) input: AddSubscriberInput,
  ) {
    return addSubscriber(ctx, input)
  }
}
