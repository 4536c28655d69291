import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { RoomType } from '../rooms/room.type.ts'
import { CreatePricingRuleInput, PricingRulePreviewInput, UpdatePricingRuleInput } from './pricing-rule.inputs.ts'
import type { PricingRule as PricingRuleRecord } from './pricing-rule.entity.ts'
import * as service from './pricing-rule.service.ts'
import { DeletedPricingRule, DeletedPricingRules, PricingRule } from './pricing-rule.type.ts'
import { previewRule } from './preview-rule.service.ts'
import { PricingRulePreview } from './price-studio.type.ts'
import { roomTypeLoader } from '../rooms/room.loader.ts'

const RuleId = () => Arg('id', () => ID, { description: 'Id of the rule.' })

@Resolver(() => PricingRule)
export class PricingRuleResolver {
  @Authorized('rooms:read')
  @Query(() => [PricingRule], { description: 'Pricing rules by their first night.' })
  pricingRules(
    @Ctx() ctx: Context,
    @Arg('includeDeleted', () => Boolean, { description: 'Deleted ones too.', defaultValue: false })
    includeDeleted: boolean,
  ) {
    return service.listRules(ctx, includeDeleted)
  }

  @Authorized('rooms:read')
  @Query(() => PricingRule, {
    nullable: true,
    description: 'One pricing rule by id; null when there is none.',
  })
  pricingRule(
    @Ctx() ctx: Context,
    @RuleId() id: string,
    @Arg('includeDeleted', () => Boolean, { description: 'A deleted one too.', defaultValue: false })
    includeDeleted: boolean,
  ) {
    return service.findPricingRule(ctx, id, includeDeleted)
  }

  @Authorized('rooms:read')
  @Query(() => PricingRulePreview, {
    description: 'The exact nights whose price would change if the rule were saved. Nothing is saved.',
  })
  pricingRulePreview(
    @Ctx() ctx: Context,
    @Arg('input', () => PricingRulePreviewInput, { description: 'The rule as it would be saved.' })
    input: PricingRulePreviewInput,
  ) {
    return previewRule(ctx, input)
  }

  @Authorized('rooms:write')
  @Mutation(() => PricingRule, { description: 'Makes a pricing rule.' })
  createPricingRule(
    @Ctx() ctx: Context,
    @Arg('input', () => CreatePricingRuleInput, { description: 'The rule.' }) input: CreatePricingRuleInput,
  ) {
    return service.createRule(ctx, input)
  }

  @Authorized('rooms:write')
  @Mutation(() => PricingRule, { description: 'Changes a pricing rule. CONFLICT when somebody changed it meanwhile.' })
  updatePricingRule(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdatePricingRuleInput, { description: 'What to change.' }) input: UpdatePricingRuleInput,
  ) {
    return service.updateRule(ctx, input)
  }

  @Authorized('rooms:write')
  @Mutation(() => DeletedPricingRule, { description: 'Deletes a pricing rule; restorePricingRule undoes it.' })
  deletePricingRule(@Ctx() ctx: Context, @RuleId() id: string) {
    return service.deleteRule(ctx, id)
  }

  @Authorized('rooms:write')
  @Mutation(() => DeletedPricingRules, {
    description: 'Deletes pricing rules, all of them or none; restorePricingRule undoes it for each.',
  })
  async deletePricingRules(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], { description: '1 to 500 ids of rules.' }) ids: string[],
  ) {
    await service.deleteRules(ctx, ids)
    return { success: true, ids }
  }

  @Authorized('rooms:write')
  @Mutation(() => PricingRule, { description: 'Brings a deleted pricing rule back with its id.' })
  restorePricingRule(@Ctx() ctx: Context, @RuleId() id: string) {
    return service.restoreRule(ctx, id)
  }

  @FieldResolver(() => ID, { description: 'Id of its room type.' })
  roomTypeId(@Root() rule: PricingRuleRecord) {
    return rule.roomType.id
  }

  @FieldResolver(() => RoomType, { description: 'Its room type.' })
  roomType(@Ctx() ctx: Context, @Root() rule: PricingRuleRecord) {
    return roomTypeLoader(ctx).load(rule.roomType.id)
  }
}
