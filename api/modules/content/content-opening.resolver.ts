import { Arg, Authorized, Ctx, ID, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'
import { PayloadMutation } from '../../platform/schema/payload.ts'
import { closeContent, openContent } from './content-opening.service.ts'
import { ContentOpener } from './content-opening.type.ts'

const saidAtOptions = {
  nullable: true,
  description:
    'When the browser says so, by its own clock: of two requests that overtake each other the later said one counts. Left out, now.',
}

@Resolver()
export class ContentOpeningResolver {
  @Authorized('content:write')
  @PayloadMutation(
    { name: 'others', type: () => [ContentOpener], description: 'Who has it open in another browser, at most 20.' },
    {
      description:
        'Says that a record is open in this browser to be changed, until it is closed or the browser is gone.',
    },
  )
  openContent(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Arg('saidAt', () => GraphQLDateTimeISO, saidAtOptions) saidAt: Date | null,
  ) {
    return openContent(ctx, id, saidAt)
  }

  @Authorized('content:write')
  @PayloadMutation(
    { name: 'closedId', type: () => ID, description: 'The record that was closed.' },
    { description: 'Says that a record is no longer open in this browser.' },
  )
  closeContent(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Arg('saidAt', () => GraphQLDateTimeISO, saidAtOptions) saidAt: Date | null,
  ) {
    return closeContent(ctx, id, saidAt)
  }
}
