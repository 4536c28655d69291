import { Authorized, Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { listPictureUses } from './picture-uses.service.ts'
import { PictureUse } from './picture-uses.type.ts'

@Resolver()
export class PictureUsesResolver {
  @Authorized('content:read')
  @Query(() => [PictureUse], { description: 'What shows the pictures of the library, published or not.' })
  pictureUses(@Ctx() ctx: Context) {
    return listPictureUses(ctx)
  }
}
