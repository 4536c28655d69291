import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { LocaleArg, TextLocale } from '../../platform/schema/locale.ts'
import type { Coupon as CouponRecord } from '../coupons/coupon.entity.ts'
import { Coupon } from '../coupons/coupon.type.ts'
import { MailPreview } from '../mail/mail.type.ts'
import { Staff } from '../staff/staff.type.ts'
import { CampaignInput, ScheduleCampaignInput, UpdateCampaignInput } from './campaign.inputs.ts'
import type { Campaign as CampaignRecord } from './campaign.entity.ts'
import { listRecipients } from './campaign-recipient.service.ts'
import * as service from './campaign.service.ts'
import * as control from './control-campaign.service.ts'
import { previewCampaign, sendTestCampaign } from './preview-campaign.service.ts'
import { sendCampaign } from './send-campaign.service.ts'
import {
  Campaign,
  CampaignConnection,
  CampaignCounts,
  CampaignOutcome,
  CampaignRecipientConnection,
  CampaignResult,
  CampaignsArgs,
  RecipientsArgs,
  TestCampaignReceipt,
} from './campaign.type.ts'
import { findAudience, listSources } from './campaign-audience.service.ts'
import { AudienceInput, CampaignAudience } from './campaign-audience.type.ts'
import { CampaignTranslation, DraftCampaignTranslationInput } from './campaign-text.type.ts'
import { describeAudience } from './describe-audience.ts'
import { draftCampaignTranslation } from './draft-campaign-translation.service.ts'
import { campaignCountsLoader, campaignOutcomeLoader } from './campaign.loader.ts'
import { staffUserLoader } from '../staff/staff-user.loader.ts'

const IdArg = () => Arg('id', () => ID, { description: 'Id of the campaign.' })
const CampaignArg = () => Arg('input', () => CampaignInput, { description: 'The campaign.' })

@Resolver(() => Campaign)
export class CampaignResolver {
  @Authorized('campaigns:read')
  @Query(() => CampaignConnection, { description: 'Campaigns, the newest first.' })
  campaigns(@Ctx() ctx: Context, @Args(() => CampaignsArgs) args: CampaignsArgs) {
    return service.listCampaigns(ctx, args)
  }

  @Authorized('campaigns:read')
  @Query(() => Campaign, { nullable: true, description: 'One campaign by id; null when there is none.' })
  campaign(@Ctx() ctx: Context, @IdArg() id: string) {
    return service.findCampaign(ctx, id)
  }

  @Authorized('campaigns:read')
  @Query(() => Int, {
    description: 'How many people a campaign for everybody would go to now.',
    deprecationReason: 'Use campaignAudience instead; until 2027-06-30',
  })
  audienceCount(@Ctx() ctx: Context) {
    return service.countAudience(ctx)
  }

  @Authorized('campaigns:read')
  @Query(() => CampaignAudience, { description: 'Whom a campaign would go to now.' })
  campaignAudience(
    @Ctx() ctx: Context,
    @Arg('audience', () => AudienceInput, { nullable: true, description: 'The audience; everybody when null.' })
    audience?: AudienceInput | null,
  ) {
    return findAudience(ctx, audience)
  }

  @Authorized('campaigns:read')
  @Query(() => [String], {
    description: 'Where active subscribers joined, the most frequent first, at most 20, to choose an audience by.',
  })
  subscriberSources(@Ctx() ctx: Context) {
    return listSources(ctx)
  }

  @Authorized('campaigns:read')
  @Query(() => String, {
    nullable: true,
    description:
      'Says where the same subject and discount are scheduled, going out, or went out in the last 7 days; null for an offer that is new.',
  })
  repetitionWarning(
    @Ctx() ctx: Context,
    @Arg('input', () => CampaignInput, { description: 'The offer.' }) input: CampaignInput,
    @Arg('exceptId', () => ID, { nullable: true, description: 'The campaign that makes it, where it is stored.' })
    exceptId?: string | null,
  ) {
    return service.findRepetition(ctx, input, exceptId)
  }

  @Authorized('campaigns:read')
  @Query(() => MailPreview, { description: 'A campaign’s mail as a guest named Alex would get it.' })
  campaignPreview(@Ctx() ctx: Context, @CampaignArg() input: CampaignInput, @LocaleArg() locale: Locale) {
    return previewCampaign(ctx, input, locale)
  }

  @Authorized('campaigns:write')
  @Mutation(() => Campaign, { description: 'Writes a draft.' })
  createCampaign(@Ctx() ctx: Context, @CampaignArg() input: CampaignInput) {
    return service.createCampaign(ctx, input)
  }

  @Authorized('campaigns:write')
  @Mutation(() => Campaign, { description: 'Changes a draft or a scheduled campaign; CONFLICT once it has started.' })
  updateCampaign(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateCampaignInput, { description: 'The campaign.' }) input: UpdateCampaignInput,
  ) {
    return service.updateCampaign(ctx, input)
  }

  @Authorized('campaigns:write')
  @Mutation(() => CampaignResult, {
    description:
      'Sends a campaign to every active subscriber of its audience. A small list is done when the answer comes; a large one goes on, and the answer says what waits. CONFLICT for the same subject, discount and date within 10 minutes, or while the postal address is empty.',
  })
  sendCampaign(@Ctx() ctx: Context, @CampaignArg() input: CampaignInput) {
    return sendCampaign(ctx, input)
  }

  @Authorized('campaigns:write')
  @Mutation(() => TestCampaignReceipt, {
    description: 'Sends a campaign’s mail to the address of who asks, or keeps it where no mail leaves.',
  })
  sendTestCampaign(@Ctx() ctx: Context, @CampaignArg() input: CampaignInput, @TextLocale() locale: Locale) {
    return sendTestCampaign(ctx, input, locale)
  }

  @Authorized('campaigns:write')
  @Mutation(() => CampaignTranslation, {
    description:
      'Lets the language model draft subject and message in a language from the English; nothing is stored. It takes up to a minute. UNAVAILABLE when the model gives no draft that can be used.',
  })
  draftCampaignTranslation(
    @Ctx() ctx: Context,
    @Arg('input', () => DraftCampaignTranslationInput, { description: 'What, and into which language.' })
    input: DraftCampaignTranslationInput,
  ) {
    return draftCampaignTranslation(ctx, input)
  }

  @Authorized('campaigns:write')
  @Query(() => Boolean, { description: 'Whether a language model is connected that can draft a campaign’s texts.' })
  canDraftCampaignTranslation(@Ctx() { model }: Context) {
    return model !== null
  }

  @Authorized('campaigns:write')
  @Mutation(() => Campaign, {
    description:
      'Lets a draft start at a time; also moves one that was scheduled. CONFLICT for an offer that goes or went out besides, unless that is confirmed.',
  })
  scheduleCampaign(
    @Ctx() ctx: Context,
    @Arg('input', () => ScheduleCampaignInput, { description: 'The campaign and the time.' })
    input: ScheduleCampaignInput,
  ) {
    return service.scheduleCampaign(ctx, input)
  }

  @Authorized('campaigns:write')
  @Mutation(() => Campaign, {
    description: 'Freezes the audience of a draft or scheduled campaign and starts sending.',
  })
  startCampaign(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'The version that was read; CONFLICT when somebody changed it since.',
    })
    version?: number | null,
  ) {
    return control.startCampaign(ctx, id, version)
  }

  @Authorized('campaigns:write')
  @Mutation(() => Campaign, { description: 'Stops sending; mails that are on their way still arrive.' })
  pauseCampaign(@Ctx() ctx: Context, @IdArg() id: string) {
    return control.pauseCampaign(ctx, id)
  }

  @Authorized('campaigns:write')
  @Mutation(() => Campaign, { description: 'Goes on after a pause; nobody who got the mail gets it again.' })
  resumeCampaign(@Ctx() ctx: Context, @IdArg() id: string) {
    return control.resumeCampaign(ctx, id)
  }

  @Authorized('campaigns:write')
  @Mutation(() => Campaign, { description: 'Ends a campaign for good; whoever waits is skipped.' })
  cancelCampaign(@Ctx() ctx: Context, @IdArg() id: string) {
    return control.cancelCampaign(ctx, id)
  }

  @Authorized('campaigns:write')
  @Mutation(() => Campaign, { description: 'Tries those recipients again who failed, and nobody else.' })
  retryFailedRecipients(@Ctx() ctx: Context, @IdArg() id: string) {
    return control.retryFailedRecipients(ctx, id)
  }

  @FieldResolver(() => CampaignCounts, { description: 'The campaign in figures, as of now.' })
  counts(@Ctx() ctx: Context, @Root() campaign: CampaignRecord) {
    return campaignCountsLoader(ctx).load(campaign.id)
  }

  @FieldResolver(() => CampaignOutcome, { description: 'What it has brought so far.' })
  outcome(@Ctx() ctx: Context, @Root() campaign: CampaignRecord) {
    return campaignOutcomeLoader(ctx).load(campaign.id)
  }

  @FieldResolver(() => CampaignRecipientConnection, { description: 'Its recipients, the last changed first.' })
  recipients(@Ctx() ctx: Context, @Root() campaign: CampaignRecord, @Args(() => RecipientsArgs) args: RecipientsArgs) {
    return listRecipients(ctx, campaign, args)
  }

  @FieldResolver(() => String, { description: 'Whom it goes or went to, in an English sentence.' })
  audienceSentence(@Root() { audience }: CampaignRecord) {
    return describeAudience(audience)
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it is more than 6 hours late: then it waits for startCampaign instead of firing.',
  })
  overdue(@Ctx() ctx: Context, @Root() campaign: CampaignRecord) {
    return service.isOverdue(campaign, ctx.now())
  }

  @FieldResolver(() => Staff, { nullable: true, description: 'Who wrote it.' })
  createdBy(@Ctx() ctx: Context, @Root() campaign: CampaignRecord) {
    return campaign.createdBy && staffUserLoader(ctx).load(campaign.createdBy.id)
  }
}

@Resolver(() => Coupon)
export class CouponCampaignResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'What it was given for: the subject of a campaign; null for joining the mailing list.',
  })
  campaignSubject(@Ctx() ctx: Context, @Root() coupon: CouponRecord) {
    return service.campaignSubject(ctx, coupon)
  }
}
