import { Field, ID, InputType, Int } from 'type-graphql'
import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import type { Locale } from '#graphql/locales.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { GraphQLDateTimeISO, GraphQLDate, GraphQLJSONObject } from '../../platform/schema/scalars.ts'
import { ContentKindEnum } from './content-entry.type.ts'

@InputType({ description: 'A record’s words in one language.' })
export class ContentWordsInput {
  @Field(() => LocaleEnum, { description: 'Which language.' })
  locale!: Locale

  @Field(() => GraphQLJSONObject, {
    description: 'All texts of the kind by the names of the fields; null takes the language away.',
    nullable: true,
  })
  texts!: object | null

  @Field(() => Boolean, { description: 'Whoever wrote it is not sure.', nullable: true })
  isUnsure?: boolean | null

  @Field(() => [String], {
    description:
      'Names of its fields that still say what the English says though their words stay, up to 20; a field that is written anew says so by itself.',
    nullable: true,
  })
  confirmed?: string[] | null
}

@InputType()
abstract class WrittenContentInput {
  @Field(() => GraphQLJSONObject, {
    description: 'All fields that are the same in every language; what stands there stays when missing.',
    nullable: true,
  })
  data?: object | null

  @Field(() => [ContentWordsInput], { description: 'Languages to write; the others stay.', nullable: true })
  texts?: ContentWordsInput[] | null

  @Field(() => GraphQLDate, { description: 'Date of the hotel’s own check; null for none.', nullable: true })
  verifiedOn?: string | null

  @Field(() => String, { description: 'Where it was read, up to 500 characters.', nullable: true })
  source?: string | null

  @Field(() => String, { description: 'The page where it was read.', nullable: true })
  sourceUrl?: string | null
}

@InputType({ description: 'A new record.' })
export class CreateContentInput extends WrittenContentInput {
  @Field(() => ContentKindEnum, { description: 'What it is.' })
  kind!: ContentKind

  @Field(() => String, {
    description: 'Small letters, digits and hyphens, up to 80; made of the English name when missing.',
    nullable: true,
  })
  key?: string | null
}

@InputType()
abstract class ContentChangeInput {
  @Field(() => ID, { description: 'Id of the record.' })
  id!: string

  @Field(() => Int, { description: 'The version that was read; CONFLICT when another stands there.', nullable: true })
  version?: number | null
}

@InputType({ description: 'A change of a record’s draft.' })
export class SaveContentInput extends WrittenContentInput {
  @Field(() => ID, { description: 'Id of the record.' })
  id!: string

  @Field(() => Int, { description: 'The version that was read; CONFLICT when another stands there.', nullable: true })
  version?: number | null
}

@InputType({ description: 'Makes a draft what guests read.' })
export class PublishContentInput extends ContentChangeInput {
  @Field(() => [LocaleEnum], { description: 'Only these languages; the whole draft when missing.', nullable: true })
  locales?: Locale[] | null

  @Field(() => GraphQLDateTimeISO, { description: 'In the future; now when missing.', nullable: true })
  at?: Date | null
}

@InputType({ description: 'Puts another file in a picture’s place.' })
export class ReplacePictureInput extends ContentChangeInput {
  @Field(() => GraphQLJSONObject, { description: 'All fields of the picture that are the same in every language.' })
  data!: object
}

@InputType({ description: 'Takes back the time at which a draft is published.' })
export class UnscheduleContentInput extends ContentChangeInput {}

@InputType({ description: 'Throws a draft away.' })
export class DiscardContentDraftInput extends ContentChangeInput {}

@InputType({ description: 'Puts a record at another place among its kind.' })
export class MoveContentInput {
  @Field(() => ID, { description: 'Id of the record.' })
  id!: string

  @Field(() => ID, { description: 'The record before which it shall stand; the end when missing.', nullable: true })
  before?: string | null
}

@InputType({ description: 'Brings a revision back as the draft.' })
export class RestoreContentRevisionInput {
  @Field(() => ID, { description: 'Id of the revision.' })
  revisionId!: string

  @Field(() => Int, { description: 'The version of the record that was read.', nullable: true })
  version?: number | null
}
