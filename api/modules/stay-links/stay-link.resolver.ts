import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { mailStayLink } from './mail-stay-link.service.ts'
import { MailStayLinkInput, MailStayLinkPayload } from './stay-link.type.ts'

@Resolver()
export class StayLinkResolver {
  @Mutation(() => MailStayLinkPayload, {
    description:
      'Mails a stay, its price as of now and the link to it, once, without putting the address on any list. CONFLICT while no mail can leave, NOT_FOUND for an unknown room type, RATE_LIMITED after 3 an hour from one visitor; an address gets at most 3 an hour.',
  })
  mailStayLink(
    @Ctx() ctx: Context,
    @Arg('input', () => MailStayLinkInput, { description: 'The stay and the address.' }) input: MailStayLinkInput,
  ) {
    return mailStayLink(ctx, input)
  }
}
