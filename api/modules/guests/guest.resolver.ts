import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { correctGuest } from './correct-guest.service.ts'
import { eraseGuest } from './erase-guest.service.ts'
import { eraseInquiry } from './erase-inquiry.service.ts'
import { findGuestData } from './guest-data.service.ts'
import { writeGuestFile } from './guest-file.service.ts'
import { CorrectGuestInput, EraseGuestInput, ErasureReceipt, GuestData, GuestFile } from './guest.type.ts'
import { collectSubscriberFile } from './subscriber-file.service.ts'
import { SubscriberFile } from './subscriber-file.type.ts'

const EmailArg = () =>
  Arg('email', () => String, {
    description: 'The address, in whatever case; name+tag@example.com is another one than name@example.com.',
  })

@Resolver(() => GuestData)
export class GuestResolver {
  @Authorized('guests:manage')
  @Query(() => GuestData, { description: 'What is held about an email address, whoever it belongs to.' })
  guestData(@Ctx() ctx: Context, @EmailArg() email: string) {
    return findGuestData(ctx, email)
  }

  @Authorized('guests:manage')
  @Query(() => GuestFile, { description: 'Everything that is held about an email address, as a file.' })
  guestFile(@Ctx() ctx: Context, @EmailArg() email: string) {
    return writeGuestFile(ctx, email)
  }

  @Authorized('subscribers:read')
  @Query(() => SubscriberFile, {
    description:
      'A subscriber’s record on the mailing list; guestData has what else is held. NOT_FOUND for an unknown id.',
  })
  subscriberFile(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'Id of the subscriber.' }) id: string) {
    return collectSubscriberFile(ctx, id)
  }

  @Authorized('guests:manage')
  @Mutation(() => GuestData, {
    description:
      'Corrects name, address and phone number in the messages of an address and in its entry on the mailing list. NOT_FOUND when there is neither.',
  })
  correctGuest(
    @Ctx() ctx: Context,
    @Arg('input', () => CorrectGuestInput, { description: 'What is right.' }) input: CorrectGuestInput,
  ) {
    return correctGuest(ctx, input)
  }

  @Authorized('guests:manage')
  @Mutation(() => ErasureReceipt, {
    description:
      'Erases everything that is held about an email address, for good. Only a hash of the address stays, so that an import does not bring it back.',
  })
  eraseGuest(
    @Ctx() ctx: Context,
    @Arg('input', () => EraseGuestInput, { description: 'Whom.' }) input: EraseGuestInput,
  ) {
    return eraseGuest(ctx, input)
  }

  @Authorized('guests:manage')
  @Mutation(() => ErasureReceipt, {
    description: 'Erases one inquiry with its mails and those it was merged with, for good.',
  })
  eraseInquiry(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'Id of the inquiry.' }) id: string) {
    return eraseInquiry(ctx, id)
  }
}
