import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { Locale } from '#graphql/locales.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'

@ReadableWith('inquiries:read')
@ObjectType({ description: 'A saved reply in one language.' })
export class SavedReplyText {
  @Field(() => LocaleEnum, { description: 'The language.' })
  language!: Locale

  @Field(() => String, { description: 'The words, with placeholders in braces.' })
  text!: string
}

@ReadableWith('inquiries:read')
@ObjectType({ description: 'An answer that staff keep, to begin one to a guest with.' })
export class SavedReply {
  @ReadableWith('inquiries:read', 'inquiries:write')
  @Field(() => ID, { description: 'Stable id; a restored reply has the one it had.' })
  id!: string

  @Field(() => String, { description: 'By which staff find it; 1 to 80 characters.' })
  name!: string

  @Field(() => Boolean, { description: 'Whether it is offered where an answer is written.' })
  active!: boolean

  @ReadableWith('inquiries:read', 'inquiries:write')
  @Field(() => Int, { description: 'Grows with every change; give it back to be told of changes in between.' })
  version!: number

  @ReadableWith('inquiries:read', 'inquiries:write')
  @Field(() => GraphQLDateTimeISO, { description: 'Last change.' })
  updatedAt!: Date

  @Field(() => String, { description: 'Name of who changed it last.', nullable: true })
  changedBy!: string | null
}

@ReadableWith('inquiries:write')
@ObjectType({ description: 'What was deleted.' })
export class DeletedSavedReply {
  @Field(() => Boolean, { description: 'Always true: a refusal is an error.' })
  success!: boolean

  @Field(() => ID, { description: 'Id of the reply; restoreSavedReply brings it back.' })
  id!: string
}

@ReadableWith('inquiries:read')
@ObjectType({ description: 'What a saved reply can name in braces.' })
export class ReplyPlaceholder {
  @Field(() => String, { description: 'The name, such as guestName.' })
  name!: string

  @Field(() => String, {
    description: 'What stands there, where it is the same for every guest; null for what each inquiry brings.',
    nullable: true,
  })
  value!: string | null
}

@ReadableWith('inquiries:read')
@ObjectType({ description: 'A saved reply as it reads for one guest.' })
export class FilledReply {
  @Field(() => LocaleEnum, { description: 'Its language: English where the one that was asked for is missing.' })
  language!: Locale

  @Field(() => String, { description: 'The words; what could not be filled keeps its braces.' })
  text!: string

  @Field(() => [String], {
    description: 'Names that could not be filled; an answer that still has one in braces is not sent.',
  })
  unfilled!: string[]
}

@InputType({ description: 'A saved reply in one language.' })
class SavedReplyTextInput {
  @Field(() => LocaleEnum, { description: 'The language.' })
  language!: Locale

  @Field(() => String, { description: '1 to 5,000 characters, with placeholders in braces.' })
  text!: string
}

@InputType({ description: 'A new saved reply.' })
export class CreateSavedReplyInput {
  @Field(() => String, { description: '1 to 80 characters; no other has it.' })
  name!: string

  @Field(() => [SavedReplyTextInput], { description: 'The texts, one a language; English is required.' })
  texts!: SavedReplyTextInput[]

  @Field(() => Boolean, { description: 'Whether it is offered; true when missing.', nullable: true })
  active?: boolean | null
}

@InputType({ description: 'A change of a saved reply. Fields that are left out stay as they are.' })
export class UpdateSavedReplyInput {
  @Field(() => ID, { description: 'The reply.' })
  id!: string

  @Field(() => Int, {
    description: 'The version that was read; CONFLICT when somebody changed it since.',
    nullable: true,
  })
  version?: number | null

  @Field(() => String, { description: '1 to 80 characters; no other has it.', nullable: true })
  name?: string | null

  @Field(() => [SavedReplyTextInput], {
    description: 'All its texts, one a language; English is required.',
    nullable: true,
  })
  texts?: SavedReplyTextInput[] | null

  @Field(() => Boolean, { description: 'Whether it is offered.', nullable: true })
  active?: boolean | null
}
