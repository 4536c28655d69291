import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import * as service from './outside-link.service.ts'
import { LinkInput, OutsideLink } from './outside-link.type.ts'

const Link = () => Arg('input', () => LinkInput, { description: 'Which.' })

@Resolver(() => OutsideLink)
export class OutsideLinkResolver {
  @Authorized('content:read')
  @Query(() => [OutsideLink], {
    description: 'Addresses that have moved, lead nowhere or to a place that has closed, at most 200.',
  })
  linksToFix(@Ctx() ctx: Context) {
    return service.listLinksToFix(ctx)
  }

  @Authorized('content:read')
  @Query(() => [OutsideLink], { description: 'The addresses of other websites in a record, with what they lead to.' })
  contentLinks(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'Id of the record.' }) id: string) {
    return service.listContentLinks(ctx, id)
  }

  @Authorized('content:write')
  @Mutation(() => OutsideLink, { description: 'Looks at an address now; it takes up to a minute.' })
  checkLink(@Ctx() ctx: Context, @Link() input: LinkInput) {
    return service.checkLink(ctx, input)
  }

  @Authorized('content:write')
  @Mutation(() => OutsideLink, {
    description: 'Takes an address off the list of those to fix, until something else is found there.',
  })
  acceptLink(@Ctx() ctx: Context, @Link() input: LinkInput) {
    return service.acceptLink(ctx, input)
  }
}
