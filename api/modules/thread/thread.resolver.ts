import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import type { Inquiry as InquiryRecord } from '../inquiries/inquiry.entity.ts'
import { CorrectInquiryInput, Inquiry } from '../inquiries/inquiry.type.ts'
import { hideTokens } from '../mail/hide-tokens.ts'
import { staffUserLoader } from '../staff/staff-user.loader.ts'
import { Staff } from '../staff/staff.type.ts'
import { addNote } from './add-note.service.ts'
import { correctInquiry } from './correct-inquiry.service.ts'
import { deliveryOf } from './delivery.service.ts'
import type { ReplyDraft as DraftRecord } from './reply-draft.entity.ts'
import { saveDraft } from './save-draft.service.ts'
import { sendReply } from './send-reply.service.ts'
import { draftsLoader, messagesLoader, type Said } from './thread.loader.ts'
import {
  AddInquiryNoteInput,
  InquiryMessage,
  ReplyDelivery,
  ReplyDraft,
  SaveReplyDraftInput,
  SendReplyInput,
} from './thread.type.ts'

@Resolver(() => Inquiry)
export class ThreadResolver {
  @FieldResolver(() => [InquiryMessage], { description: 'What was said after the form, the oldest first.' })
  messages(@Ctx() ctx: Context, @Root() inquiry: InquiryRecord) {
    return messagesLoader(ctx).load(inquiry.id)
  }

  @FieldResolver(() => [ReplyDraft], { description: 'Answers that are being written, by whomever.' })
  replyDrafts(@Ctx() ctx: Context, @Root() inquiry: InquiryRecord) {
    return draftsLoader(ctx).load(inquiry.id)
  }

  @Authorized('inquiries:write')
  @Mutation(() => Inquiry, {
    description:
      'Sends an answer to the guest from the hotel’s address and marks the inquiry as answered. Needs a person, not an API key. CONFLICT when there is a message that its writer has not read, or nobody to send it to.',
  })
  sendReply(
    @Ctx() ctx: Context,
    @Arg('input', () => SendReplyInput, { description: 'The answer.' }) input: SendReplyInput,
  ) {
    return sendReply(ctx, input)
  }

  @Authorized('inquiries:write')
  @Mutation(() => Inquiry, { description: 'Adds a note among staff to the thread.' })
  addInquiryNote(
    @Ctx() ctx: Context,
    @Arg('input', () => AddInquiryNoteInput, { description: 'The note.' }) input: AddInquiryNoteInput,
  ) {
    return addNote(ctx, input)
  }

  @Authorized('inquiries:write')
  @Mutation(() => Inquiry, {
    description:
      'Corrects what the guest gave or wrote. Copies of mails that have left are removed; those that wait or have failed say what is right. Its history names the fields only. CONFLICT when somebody changed it meanwhile, when it was merged into another, or after 24 months.',
  })
  correctInquiry(
    @Ctx() ctx: Context,
    @Arg('input', () => CorrectInquiryInput, { description: 'What is right.' }) input: CorrectInquiryInput,
  ) {
    return correctInquiry(ctx, input)
  }
}

@Resolver(() => InquiryMessage)
export class InquiryMessageResolver {
  @FieldResolver(() => String, { description: 'What it says.' })
  text(@Root() { text }: Said) {
    return hideTokens(text)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'What a mail that came in repeats of earlier ones.',
  })
  quoted(@Root() { quoted }: Said) {
    return quoted && hideTokens(quoted)
  }

  @FieldResolver(() => ReplyDelivery, {
    nullable: true,
    description: 'How far the mail of an answer is; null for what is none.',
  })
  delivery(@Ctx() ctx: Context, @Root() message: Said) {
    return deliveryOf(ctx, message)
  }
}

@Resolver(() => ReplyDraft)
export class ReplyDraftResolver {
  @Authorized('inquiries:write')
  @Mutation(() => ReplyDraft, {
    description:
      'Keeps what the caller has written of an answer. Needs a person, not an API key. CONFLICT when it was changed or sent elsewhere since that version.',
  })
  saveReplyDraft(
    @Ctx() ctx: Context,
    @Arg('input', () => SaveReplyDraftInput, { description: 'The draft.' }) input: SaveReplyDraftInput,
  ) {
    return saveDraft(ctx, input)
  }

  @FieldResolver(() => Staff, { nullable: true, description: 'Who is writing.' })
  author(@Ctx() ctx: Context, @Root() draft: DraftRecord) {
    return staffUserLoader(ctx).load(draft.author.id)
  }
}
