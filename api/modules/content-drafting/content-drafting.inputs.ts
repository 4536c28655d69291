import { Field, ID, InputType, Int } from 'type-graphql'
import type { Locale } from '#graphql/locales.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'

@InputType({ description: 'A language that a model shall draft.' })
export class DraftContentTranslationInput {
  @Field(() => ID, { description: 'Id of the record.' })
  id!: string

  @Field(() => Int, { description: 'The version that was read; CONFLICT when another stands there.', nullable: true })
  version?: number | null

  @Field(() => LocaleEnum, { description: 'Which language; English is what it is drafted from.' })
  locale!: Locale
}
