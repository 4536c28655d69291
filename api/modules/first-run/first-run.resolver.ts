import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { RemoveSampleInput, SampleHotel, Setup, SkipSetupStepInput } from './first-run.type.ts'
import { describeSample, keepSample, removeSample } from './sample-hotel.service.ts'
import { dismissSetup, readSetup, skipStep } from './setup.service.ts'

@Resolver()
export class FirstRunResolver {
  @Authorized('content:read')
  @Query(() => SampleHotel, { description: 'What is still there of the sample hotel, and what would go with it.' })
  sampleHotel(@Ctx() ctx: Context) {
    return describeSample(ctx)
  }

  @Authorized('hotel:setup')
  @Mutation(() => SampleHotel, {
    description: 'Takes the sample hotel off: what nobody has changed goes, all at once. What staff made stays.',
  })
  removeSampleHotel(
    @Ctx() ctx: Context,
    @Arg('input', () => RemoveSampleInput, { description: 'The confirmation, and the hotel’s own essentials.' })
    input: RemoveSampleInput,
  ) {
    return removeSample(ctx, input)
  }

  @Authorized('hotel:setup')
  @Mutation(() => SampleHotel, { description: 'Keeps the sample hotel: staff change it record by record.' })
  keepSampleHotel(@Ctx() ctx: Context) {
    return keepSample(ctx)
  }

  @Authorized('hotel:setup')
  @Query(() => Setup, { description: 'What is to be done before guests come, and what is done.' })
  setup(@Ctx() ctx: Context) {
    return readSetup(ctx)
  }

  @Authorized('hotel:setup')
  @Mutation(() => Setup, { description: 'Says of a step that it does not apply, or that it does after all.' })
  skipSetupStep(
    @Ctx() ctx: Context,
    @Arg('input', () => SkipSetupStepInput, { description: 'The step.' }) input: SkipSetupStepInput,
  ) {
    return skipStep(ctx, input)
  }

  @Authorized('hotel:setup')
  @Mutation(() => Setup, { description: 'Puts the list of steps aside, or takes it out again.' })
  dismissSetup(
    @Ctx() ctx: Context,
    @Arg('dismissed', () => Boolean, { description: 'False takes it out again.' }) dismissed: boolean,
  ) {
    return dismissSetup(ctx, dismissed)
  }
}
