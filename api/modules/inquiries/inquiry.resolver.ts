import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { Staff } from '../staff/staff.type.ts'
import type { Inquiry as InquiryRecord } from './inquiry.entity.ts'
import * as service from './inquiry.service.ts'
import {
  InquiriesArgs,
  Inquiry,
  InquiryConnection,
  InquiryCorrection,
  InquiryReceipt,
  SubmitInquiryInput,
  UpdateInquiryInput,
} from './inquiry.type.ts'
import { silenceLoader } from './silence.loader.ts'
import { submitInquiry } from './submit-inquiry.service.ts'
import { inquiryCorrectionsLoader } from './inquiry-corrections.loader.ts'
import { staffUserLoader } from '../staff/staff-user.loader.ts'

@Resolver(() => Inquiry)
export class InquiryResolver {
  @Authorized('inquiries:read')
  @Query(() => InquiryConnection, { description: 'Inquiries, the newest first unless `order` says otherwise.' })
  inquiries(@Ctx() ctx: Context, @Args(() => InquiriesArgs) args: InquiriesArgs) {
    return service.listInquiries(ctx, args)
  }

  @Authorized('inquiries:read')
  @Query(() => Inquiry, { nullable: true, description: 'One inquiry by id; null when there is none.' })
  inquiry(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'Id of the inquiry.' }) id: string) {
    return service.findInquiry(ctx, id)
  }

  @Mutation(() => InquiryReceipt, {
    description:
      'Sends the contact form. The same form sent again within a minute is the same inquiry. RATE_LIMITED after too many from one visitor.',
  })
  submitInquiry(
    @Ctx() ctx: Context,
    @Arg('input', () => SubmitInquiryInput, { description: 'The form.' }) input: SubmitInquiryInput,
  ) {
    return submitInquiry(ctx, input)
  }

  @Authorized('inquiries:write')
  @Mutation(() => Inquiry, {
    description:
      'Changes status, assignee or notes of an inquiry, or the day on which it comes back. CONFLICT when somebody changed it meanwhile, or when it was merged into another.',
  })
  updateInquiry(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateInquiryInput, { description: 'What to change.' }) input: UpdateInquiryInput,
  ) {
    return service.updateInquiry(ctx, input)
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it is answered, and the guest has been silent for two days since.',
  })
  awaitsFollowUp(@Ctx() ctx: Context, @Root() inquiry: InquiryRecord) {
    return inquiry.status === 'answered' && silenceLoader(ctx).load(inquiry.id)
  }

  @FieldResolver(() => [InquiryCorrection], { description: 'What was corrected, the newest first.' })
  corrections(@Ctx() ctx: Context, @Root() inquiry: InquiryRecord) {
    return inquiryCorrectionsLoader(ctx).load(inquiry.id)
  }

  @FieldResolver(() => Staff, { nullable: true, description: 'Who takes care of it.' })
  assignee(@Ctx() ctx: Context, @Root() inquiry: InquiryRecord) {
    return inquiry.assignee && staffUserLoader(ctx).load(inquiry.assignee.id)
  }

  @FieldResolver(() => Staff, { nullable: true, description: 'Who changed it last.' })
  updatedBy(@Ctx() ctx: Context, @Root() inquiry: InquiryRecord) {
    return inquiry.updatedBy && staffUserLoader(ctx).load(inquiry.updatedBy.id)
  }
}
