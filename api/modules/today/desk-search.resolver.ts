import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { searchDesk } from './desk-search.service.ts'
import { DeskHit } from './desk-search.type.ts'

@Resolver()
export class DeskSearchResolver {
  @Authorized()
  @Query(() => [DeskHit], {
    description: 'Guests, references, codes, rooms, posts and records of the website, at most five of each kind.',
  })
  deskSearch(
    @Ctx() ctx: Context,
    @Arg('text', () => String, { description: 'What to look for, 2 to 100 characters.' }) text: string,
  ) {
    return searchDesk(ctx, text)
  }
}
