import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { PayloadMutation } from '../../platform/schema/payload.ts'
import type { Inquiry as InquiryRecord } from '../inquiries/inquiry.entity.ts'
import { Inquiry } from '../inquiries/inquiry.type.ts'
import { fillReply } from './fill-reply.service.ts'
import { listPlaceholders } from './reply-values.service.ts'
import type { SavedReply as SavedReplyRecord } from './saved-reply.entity.ts'
import * as service from './saved-reply.service.ts'
import {
  CreateSavedReplyInput,
  DeletedSavedReply,
  FilledReply,
  ReplyPlaceholder,
  SavedReply,
  SavedReplyText,
  UpdateSavedReplyInput,
} from './saved-reply.type.ts'

const ReplyId = () => Arg('id', () => ID, { description: 'Id of the reply.' })

@Resolver(() => SavedReply)
export class SavedReplyResolver {
  @Authorized('inquiries:read')
  @Query(() => [SavedReply], { description: 'Saved replies by name, at most 200.' })
  savedReplies(
    @Ctx() ctx: Context,
    @Arg('search', () => String, { nullable: true, description: 'Part of the name, at most 100 characters.' })
    search?: string | null,
  ) {
    return service.listSavedReplies(ctx, search)
  }

  @Authorized('inquiries:read')
  @Query(() => [ReplyPlaceholder], { description: 'What a saved reply can name in braces.' })
  replyPlaceholders(
    @Ctx() ctx: Context,
    @Arg('locale', () => LocaleEnum, { description: 'Language of the values.', defaultValue: 'en' }) locale: Locale,
  ) {
    return listPlaceholders(ctx, locale)
  }

  @Authorized('inquiries:write')
  @Mutation(() => SavedReply, { description: 'Keeps a reply. CONFLICT when the name is taken, or there are 200.' })
  createSavedReply(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateSavedReplyInput, { description: 'The reply.' }) input: CreateSavedReplyInput,
  ) {
    return service.createSavedReply(ctx, input)
  }

  @Authorized('inquiries:write')
  @PayloadMutation(
    { name: 'savedReplies', type: () => [SavedReply], description: 'What was added.' },
    {
      description:
        'Adds the replies that a new hotel begins with, without those whose names are there. CONFLICT when there would be more than 200.',
    },
  )
  addSuggestedReplies(@Ctx() ctx: Context) {
    return service.addSuggestedReplies(ctx)
  }

  @Authorized('inquiries:write')
  @Mutation(() => SavedReply, {
    description: 'Changes a saved reply. CONFLICT when somebody changed it meanwhile, or the name is taken.',
  })
  updateSavedReply(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateSavedReplyInput, { description: 'What to change.' }) input: UpdateSavedReplyInput,
  ) {
    return service.updateSavedReply(ctx, input)
  }

  @Authorized('inquiries:write')
  @Mutation(() => DeletedSavedReply, { description: 'Deletes a saved reply; restoreSavedReply undoes it.' })
  deleteSavedReply(@Ctx() ctx: Context, @ReplyId() id: string) {
    return service.deleteSavedReply(ctx, id)
  }

  @Authorized('inquiries:write')
  @Mutation(() => SavedReply, { description: 'Brings a deleted saved reply back. CONFLICT when its name is taken.' })
  restoreSavedReply(@Ctx() ctx: Context, @ReplyId() id: string) {
    return service.restoreSavedReply(ctx, id)
  }

  @FieldResolver(() => [SavedReplyText], { description: 'Its texts, in the order of the languages.' })
  texts(@Root() reply: SavedReplyRecord) {
    return service.textsOf(reply)
  }
}

@Resolver(() => Inquiry)
export class FilledReplyResolver {
  @FieldResolver(() => FilledReply, {
    nullable: true,
    description: 'A saved reply with its placeholders filled for this guest; null when there is none of that id.',
  })
  filledReply(
    @Ctx() ctx: Context,
    @Root() inquiry: InquiryRecord,
    @Arg('savedReplyId', () => ID, { description: 'Id of the reply.' }) savedReplyId: string,
    @Arg('language', () => LocaleEnum, {
      nullable: true,
      description: 'Language that is wanted; the guest’s when missing.',
    })
    language?: Locale | null,
  ) {
    return fillReply(ctx, inquiry, savedReplyId, language ?? inquiry.language)
  }
}
