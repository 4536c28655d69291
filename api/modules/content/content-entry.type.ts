import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { contentKindNames, type ContentKind } from '#graphql/inputs/content/kinds.ts'
import type { Locale } from '#graphql/locales.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDateTimeISO, GraphQLDate, GraphQLJSONObject } from '../../platform/schema/scalars.ts'
import { freshnesses, type Freshness } from './translations.ts'
import { Node } from '../../platform/schema/node.ts'

export const ContentKindEnum = enumFrom(contentKindNames)
registerEnumType(ContentKindEnum, {
  name: 'ContentKind',
  description: 'What the hotel can say; `contentKinds` tells the fields of each.',
  valuesConfig: {
    FACTS: { description: 'The one record of the hotel’s facts: name, phone, hours, fees.' },
    RESTAURANT: { description: 'A restaurant of the page Things to do.' },
    WALK: { description: 'A sight within walking distance.' },
    DRIVE: { description: 'An attraction that is worth the drive.' },
    DAY_TRIP: { description: 'A town for a whole day.' },
    PLACE: { description: 'A marker on the map.' },
    GETTING_AROUND: { description: 'A way to get about.' },
    FAQ_CATEGORY: { description: 'A group of questions.' },
    FAQ: { description: 'A question with its answer.' },
    REVIEW: { description: 'What a guest said.' },
    RECOGNITION: { description: 'How guests rate the hotel on a travel-review site.' },
    NOTICE: { description: 'A section of the notices on privacy and accessibility.' },
    ROOM_FEATURE: { description: 'What a room can have.' },
    ROOM_BLOCK: { description: 'A room as the gallery shows it.' },
    AMENITY: { description: 'What the house has, or every room.' },
    ANSWER: { description: 'What guests ask the assistant and no page says in one place.' },
    TOPIC: { description: 'What guests write when they mean a passage.' },
    POLICY: { description: 'A rule of the house.' },
    OFFER: { description: 'A standing offer of the page of offers.' },
    TEXT: { description: 'Words that stand in one place of a page: a title, an introduction.' },
    SECTION: { description: 'Which pictures a part of a page shows.' },
    PICTURE: { description: 'What a picture of the site shows.' },
  },
})

const contentStates = ['draft', 'published', 'changed', 'archived'] as const
export type ContentState = (typeof contentStates)[number]

const ContentStateEnum = enumFrom(contentStates)
registerEnumType(ContentStateEnum, {
  name: 'ContentState',
  description: 'Whether guests read a record.',
  valuesConfig: {
    DRAFT: { description: 'It was never published.' },
    PUBLISHED: { description: 'Guests read it as it stands here.' },
    CHANGED: { description: 'Guests read it as it was before it was changed here.' },
    ARCHIVED: { description: 'It was put away; nothing of it is lost.' },
  },
})

const FreshnessEnum = enumFrom(freshnesses)
registerEnumType(FreshnessEnum, {
  name: 'ContentFreshness',
  description: 'Whether a text says what its English says; a language stands as the worst of its texts.',
  valuesConfig: {
    FRESH: { description: 'It was written or confirmed for the English that stands there.' },
    OUTDATED: { description: 'The English has changed since.' },
    MISSING: { description: 'Nobody has written it.' },
  },
})

@ReadableWith('content:read')
@ObjectType({ description: 'How a text of a record stands in one language.' })
class ContentField {
  @Field(() => String, { description: 'Name of the field.' })
  name!: string

  @Field(() => FreshnessEnum, { description: 'Whether it says what its English says.' })
  freshness!: Freshness
}

@ReadableWith('content:read')
@ObjectType({ description: 'A record’s words in one language.' })
export class ContentWords {
  @Field(() => LocaleEnum, { description: 'Which language.' })
  locale!: Locale

  @Field(() => GraphQLJSONObject, {
    description: 'Its texts by the names of the fields; null when nobody has written it: guests read English.',
    nullable: true,
  })
  texts!: object | null

  @Field(() => FreshnessEnum, { description: 'The worst of its fields.' })
  freshness!: Freshness

  @Field(() => [ContentField], { description: 'How each of its texts stands, in the order of the form.' })
  fields!: ContentField[]

  @Field(() => Boolean, { description: 'Whoever wrote it was not sure.' })
  isUnsure!: boolean

  @Field(() => Boolean, { description: 'A model drafted it and nobody has read it yet: it cannot be published.' })
  isDrafted!: boolean
}

@ReadableWith('content:read')
@ObjectType({ description: 'Something that the hotel says, as staff have written it last.', implements: Node })
export class ContentEntry {
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @Field(() => ContentKindEnum, { description: 'What it is.' })
  kind!: ContentKind

  @Field(() => String, { description: 'Names it for other records, and in addresses.' })
  key!: string

  @Field(() => String, { description: 'Its name in lists: its first English text, or its key.' })
  title!: string

  @Field(() => ContentStateEnum, { description: 'Whether guests read it.' })
  state!: ContentState

  @Field(() => GraphQLJSONObject, { description: 'What is the same in every language, by the names of the fields.' })
  data!: object

  @Field(() => [ContentWords], {
    description: 'Its words in each language that the hotel offers; empty for a kind without words.',
  })
  words!: ContentWords[]

  @Field(() => GraphQLDateTimeISO, {
    description:
      'When the draft is published by itself; a time that has passed when it could not be, which is tried again.',
    nullable: true,
  })
  publishAt!: Date | null

  @Field(() => Boolean, { description: 'Of the sample hotel, and nobody has changed it.' })
  isSample!: boolean

  @Field(() => GraphQLDate, { description: 'Date of the hotel’s own check.', nullable: true })
  verifiedOn!: string | null

  @Field(() => Boolean, { description: 'It can change by itself, and nobody has checked it for a year.' })
  isUnverified!: boolean

  @Field(() => String, { description: 'Where it was read, in a phrase.', nullable: true })
  source!: string | null

  @Field(() => String, { description: 'The page where it was read.', nullable: true })
  sourceUrl!: string | null

  @Field(() => Int, { description: 'Grows with every change; give it back to be told of changes in between.' })
  version!: number

  @Field(() => String, { description: 'Name of who changed it last.', nullable: true })
  changedBy!: string | null

  @Field(() => GraphQLDateTimeISO, { description: 'Last change.' })
  updatedAt!: Date
}
