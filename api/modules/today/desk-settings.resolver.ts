import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import type { Viewer as ViewerRecord } from '../../platform/viewer.ts'
import { Viewer } from '../staff/staff.type.ts'
import { findDeskSettings, updateDeskSettings } from './desk-settings.service.ts'
import { DeskSettings, UpdateDeskSettingsInput } from './desk-settings.type.ts'

@Resolver(() => Viewer)
export class DeskSettingsResolver {
  @FieldResolver(() => DeskSettings, {
    nullable: true,
    description: 'How the person likes the desk; null for an API key.',
  })
  deskSettings(@Ctx() ctx: Context, @Root() viewer: ViewerRecord) {
    return findDeskSettings(ctx, viewer)
  }

  @Authorized()
  @Mutation(() => DeskSettings, { description: 'Changes how one likes the desk.' })
  updateDeskSettings(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateDeskSettingsInput, { description: 'What to change.' }) input: UpdateDeskSettingsInput,
  ) {
    return updateDeskSettings(ctx, input)
  }
}
