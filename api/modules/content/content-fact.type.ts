import { Field, ObjectType } from 'type-graphql'
import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import type { Locale } from '#graphql/locales.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { ContentKindEnum } from './content-entry.type.ts'

@ReadableWith('content:read')
@ObjectType({ description: 'A fact that a text can name in braces.' })
export class ContentFact {
  @Field(() => String, { description: 'Its name, such as `petFee`.' })
  name!: string

  @Field(() => String, { description: 'What guests read in its place, in the language that was asked for.' })
  value!: string
}

@ReadableWith('content:read')
@ObjectType({ description: 'A fact that was typed into a sentence: it stays as it is when the fact changes.' })
export class ContentHint {
  @Field(() => String, { description: 'The field of the text.' })
  field!: string

  @Field(() => String, { description: 'Name of the fact to put in its place, in braces.' })
  fact!: string

  @Field(() => String, { description: 'What stands there.' })
  value!: string
}

@ReadableWith('content:read')
@ObjectType({ description: 'A sentence that changes with the facts.' })
export class ChangedSentence {
  @Field(() => ContentKindEnum, { description: 'Kind of the record in which it stands.' })
  kind!: ContentKind

  @Field(() => String, { description: 'Name of the record in lists.' })
  title!: string

  @Field(() => LocaleEnum, { description: 'Its language.' })
  locale!: Locale

  @Field(() => String, { description: 'As guests read it now.' })
  before!: string

  @Field(() => String, { description: 'As they would read it.' })
  after!: string
}
