import { Field, Int, ObjectType } from 'type-graphql'
import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import type { Locale } from '#graphql/locales.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { ContentKindEnum } from './content-entry.type.ts'

@ReadableWith('content:read')
@ObjectType({ description: 'How far a language is, among the records of a kind.' })
class ContentLanguageProgress {
  @Field(() => LocaleEnum, { description: 'Which language; English is the source of all and has no progress.' })
  locale!: Locale

  @Field(() => Int, { description: 'Records whose texts say what English says.' })
  fresh!: number

  @Field(() => Int, { description: 'Records that a model drafted and nobody has read yet.' })
  drafted!: number

  @Field(() => Int, { description: 'Records with a text whose English has changed since, and none that is missing.' })
  outdated!: number

  @Field(() => Int, { description: 'Records with a text that nobody has written in it.' })
  missing!: number
}

@ReadableWith('content:read')
@ObjectType({ description: 'A kind in numbers; what was put away counts only as archived.' })
export class ContentKindSummary {
  @Field(() => ContentKindEnum, { description: 'Which kind.' })
  kind!: ContentKind

  @Field(() => Int, { description: 'Its records.' })
  total!: number

  @Field(() => Int, { description: 'Those with something that guests do not read yet.' })
  unpublished!: number

  @Field(() => Int, { description: 'Those that are published by themselves at a time.' })
  scheduled!: number

  @Field(() => Int, { description: 'Those that were put away.' })
  archived!: number

  @Field(() => Int, { description: 'Those of the sample hotel that nobody has changed.' })
  sample!: number

  @Field(() => Int, { description: 'Those that can change by themselves and that nobody has checked for a year.' })
  unverified!: number

  @Field(() => Int, { description: 'Those with a text that its writer was not sure about.' })
  unsure!: number

  @Field(() => [ContentLanguageProgress], {
    description: 'The languages but English; none for a kind without words.',
  })
  languages!: ContentLanguageProgress[]
}
