import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { TextLocale } from '../../platform/schema/locale.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { Picture } from '../guide/guide.type.ts'
import { accessFacts } from './access-facts.ts'
import { roomNumbersLoader } from './house-plan.service.ts'
import type { RoomType as RoomTypeRecord } from './room.entity.ts'
import { CreateRoomTypeInput, UpdateRoomTypeInput } from './room.inputs.ts'
import * as service from './room-type.service.ts'
import { findRoomTypeBySlug } from './room-type-slug.service.ts'
import * as texts from './room-type-texts.ts'
import { AccessFact, RoomAccessibility, RoomImage, RoomType, RoomTypeText } from './room.type.ts'

const TypeId = () => Arg('id', () => ID, { description: 'Id of the room type.' })

@Resolver(() => RoomType)
export class RoomTypeResolver {
  @Query(() => [RoomType], {
    description: 'Room types in display order: strangers see the active ones, staff all that are not archived.',
  })
  roomTypes(
    @Ctx() ctx: Context,
    @Arg('includeArchived', () => Boolean, { description: 'Archived ones too; staff only.', defaultValue: false })
    includeArchived: boolean,
  ) {
    return service.listRoomTypes(ctx, includeArchived)
  }

  @Query(() => RoomType, { nullable: true, description: 'One room type by id; null when the caller can see none.' })
  roomType(
    @Ctx() ctx: Context,
    @TypeId() id: string,
    @Arg('includeArchived', () => Boolean, {
      description: 'An archived one too; strangers are shown none.',
      defaultValue: false,
    })
    includeArchived: boolean,
  ) {
    return service.findRoomType(ctx, id, includeArchived)
  }

  @Query(() => RoomType, {
    nullable: true,
    description: 'The room type that guests can book and that has the slug, or else had it before; null for none.',
  })
  roomTypeBySlug(
    @Ctx() ctx: Context,
    @Arg('slug', () => String, { description: 'Short name in addresses, such as king-room.' }) slug: string,
  ) {
    return findRoomTypeBySlug(ctx, slug)
  }

  @Authorized('rooms:write')
  @Mutation(() => RoomType, { description: 'Makes a room type.' })
  createRoomType(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateRoomTypeInput, { description: 'The room type.' }) input: CreateRoomTypeInput,
  ) {
    return service.createRoomType(ctx, input)
  }

  @Authorized('rooms:write')
  @Mutation(() => RoomType, { description: 'Changes a room type. CONFLICT when somebody changed it meanwhile.' })
  updateRoomType(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateRoomTypeInput, { description: 'What to change.' }) input: UpdateRoomTypeInput,
  ) {
    return service.updateRoomType(ctx, input)
  }

  @Authorized('rooms:write')
  @Mutation(() => RoomType, { description: 'Puts a room type away: guests no longer see it, nothing is lost.' })
  archiveRoomType(@Ctx() ctx: Context, @TypeId() id: string) {
    return service.archiveRoomType(ctx, id)
  }

  @Authorized('rooms:write')
  @Mutation(() => RoomType, { description: 'Brings an archived room type back.' })
  restoreRoomType(@Ctx() ctx: Context, @TypeId() id: string) {
    return service.restoreRoomType(ctx, id)
  }

  @FieldResolver(() => String, { description: 'Name; English where no translation was entered.' })
  name(@Root() type: RoomTypeRecord, @TextLocale() locale: Locale) {
    return texts.nameOf(type, locale)
  }

  @FieldResolver(() => String, { description: 'Description; English where no translation was entered.' })
  description(@Root() type: RoomTypeRecord, @TextLocale() locale: Locale) {
    return texts.descriptionOf(type, locale)
  }

  @FieldResolver(() => [String], { description: 'What is in the room; English where no translation was entered.' })
  amenities(@Root() type: RoomTypeRecord, @TextLocale() locale: Locale) {
    return texts.amenitiesOf(type, locale)
  }

  @FieldResolver(() => [AccessFact], {
    description: 'What a guest with a disability must know, in words: what nobody has measured yet is said as such.',
  })
  accessFacts(@Root() type: RoomTypeRecord, @TextLocale() locale: Locale) {
    return accessFacts(type.accessibility, locale)
  }

  @FieldResolver(() => String, { description: 'More on accessibility; empty for none, English where not translated.' })
  accessibilityNotes(@Root() type: RoomTypeRecord, @TextLocale() locale: Locale) {
    return texts.accessibilityNotesOf(type, locale)
  }

  @FieldResolver(() => [String], {
    description: 'Numbers of its rooms that a guest can have, and wish for when asking for a stay.',
  })
  roomNumbers(@Ctx() ctx: Context, @Root() { id }: RoomTypeRecord) {
    return roomNumbersLoader(ctx).load(id)
  }

  @FieldResolver(() => [RoomImage], { description: 'Pictures in their order.' })
  images(@Ctx() { content }: Context, @Root() type: RoomTypeRecord) {
    return type.images.map((image) => texts.showImage(image, content))
  }

  @FieldResolver(() => [Picture], {
    description: 'The same without those on other hosts, described in the language as far as somebody has.',
  })
  pictures(@Ctx() { content }: Context, @Root() type: RoomTypeRecord, @TextLocale() locale: Locale) {
    return texts.picturesOf(type, content, locale)
  }

  @FieldResolver(() => [String], { description: 'The addresses of the pictures, in their order.' })
  imageUrls(@Root() type: RoomTypeRecord) {
    return type.images.map(({ url }) => url)
  }

  @FieldResolver(() => RoomAccessibility, { description: 'What a guest with a disability must know.' })
  accessibility(@Root() type: RoomTypeRecord) {
    return type.accessibility
  }

  @ReadableWith('rooms:read')
  @FieldResolver(() => [RoomTypeText], { description: 'The texts in other languages. Staff only.' })
  translations(@Root() type: RoomTypeRecord) {
    return texts.translationsOf(type)
  }
}

@Resolver(() => RoomImage)
export class RoomImageResolver {
  @FieldResolver(() => String, {
    description: 'What it shows, for guests who do not see it; English where no translation was entered.',
  })
  alt(@Root() image: texts.ShownImage, @TextLocale() locale: Locale) {
    return texts.altOf(image, locale)
  }
}
