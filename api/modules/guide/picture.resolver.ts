import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { Picture } from './guide.type.ts'

@Resolver(() => Picture)
export class PictureResolver {
  @FieldResolver(() => String, {
    description: 'Its address, of at most 1,200 pixels; it stays the same when another file takes its place.',
  })
  url(@Ctx() { publicUrl }: Context, @Root() { id }: Picture) {
    return `${publicUrl}/pictures/latest/${encodeURIComponent(id)}.webp`
  }
}
