import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { LocaleArg } from '../../platform/schema/locale.ts'
import { galleryIn, homeRoomsIn, roomBlockIn } from './gallery.service.ts'
import { Gallery, RoomBlock } from './gallery.type.ts'

@Resolver()
export class GalleryResolver {
  @Query(() => Gallery, { description: 'The pictures of house, garden and rooms.' })
  gallery(@Ctx() ctx: Context, @LocaleArg() locale: Locale) {
    return galleryIn(ctx, locale)
  }

  @Query(() => [RoomBlock], {
    description: 'The rooms that the home page shows: those that staff chose for it, else the first two.',
  })
  homeRooms(@Ctx() ctx: Context, @LocaleArg() locale: Locale) {
    return homeRoomsIn(ctx, locale)
  }

  @Query(() => RoomBlock, { description: 'One room of the gallery; null when there is none.', nullable: true })
  roomBlock(
    @Ctx() ctx: Context,
    @LocaleArg() locale: Locale,
    @Arg('id', () => ID, { description: 'Id of the room, such as suite-22.' }) id: string,
  ) {
    return roomBlockIn(ctx, locale, id)
  }
}
