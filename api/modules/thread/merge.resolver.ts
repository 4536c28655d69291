import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import type { Inquiry as InquiryRecord } from '../inquiries/inquiry.entity.ts'
import { Inquiry } from '../inquiries/inquiry.type.ts'
import { inquiryLoader, mergedLoader } from '../inquiries/merged.ts'
import { staffUserLoader } from '../staff/staff-user.loader.ts'
import { Staff } from '../staff/staff.type.ts'
import { mergeInquiry } from './merge-inquiry.service.ts'
import { MergedInquiry, MergeInquiryInput, SeparateInquiryInput, WholeInquiry } from './merge.type.ts'
import { separateInquiry } from './separate-inquiry.service.ts'

@Resolver(() => Inquiry)
export class MergeResolver {
  @FieldResolver(() => WholeInquiry, {
    nullable: true,
    description:
      'The inquiry that it was merged into, in whose thread it is read and answered; null while it stands for itself.',
  })
  mergedInto(@Ctx() ctx: Context, @Root() { mergedInto }: InquiryRecord) {
    return mergedInto && inquiryLoader(ctx).load(mergedInto.id)
  }

  @FieldResolver(() => [MergedInquiry], {
    description: 'What was merged into it, the oldest first, at most 20.',
    // Most have none, and one statement reads those of a whole page.
    complexity: ({ childComplexity }) => 1 + 2 * childComplexity,
  })
  mergedInquiries(@Ctx() ctx: Context, @Root() inquiry: InquiryRecord) {
    return mergedLoader(ctx).load(inquiry.id)
  }

  @Authorized('inquiries:write')
  @Mutation(() => Inquiry, {
    description:
      'Merges an inquiry into another of the same address: one thread with the messages, notes, drafts and stay of both. It has the status that asks more of the desk, and whoever took care of either. Answers the inquiry that stays. CONFLICT for different addresses, for a guest who was removed, and for what is merged already.',
  })
  mergeInquiry(
    @Ctx() ctx: Context,
    @Arg('input', () => MergeInquiryInput, { description: 'Which into which.' }) input: MergeInquiryInput,
  ) {
    return mergeInquiry(ctx, input)
  }

  @Authorized('inquiries:write')
  @Mutation(() => Inquiry, {
    description:
      'Takes an inquiry out of the one that it was merged into, and answers it. What was written in the thread since stays there. CONFLICT when it is not merged.',
  })
  separateInquiry(
    @Ctx() ctx: Context,
    @Arg('input', () => SeparateInquiryInput, { description: 'Which.' }) input: SeparateInquiryInput,
  ) {
    return separateInquiry(ctx, input)
  }
}

@Resolver(() => MergedInquiry)
export class MergedInquiryResolver {
  @FieldResolver(() => Staff, { nullable: true, description: 'Who merged it; null for a key.' })
  mergedBy(@Ctx() ctx: Context, @Root() { mergedBy }: InquiryRecord) {
    return mergedBy && staffUserLoader(ctx).load(mergedBy.id)
  }
}
