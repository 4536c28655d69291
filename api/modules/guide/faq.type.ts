import { Field, ID, ObjectType } from 'type-graphql'
import type { Locale } from '#graphql/locales.ts'
import { LanguageField } from '../../platform/schema/locale.ts'

@ObjectType({ description: 'A group of questions.' })
class FaqCategory {
  @Field(() => ID, { description: 'Stable id, the same in every language.' })
  id!: string

  @Field(() => String, { description: 'What the filter button says.' })
  label!: string
}

@ObjectType({ description: 'A question with its answer.' })
export class FaqEntry {
  @Field(() => ID, { description: 'Stable id, the same in every language.' })
  id!: string

  @Field(() => FaqCategory, { description: 'The group it stands in.' })
  category!: FaqCategory

  @Field(() => String, { description: 'Name of the icon beside it.' })
  icon!: string

  @Field(() => String, { description: 'The question.' })
  question!: string

  @Field(() => String, { description: 'The answer, plain text.' })
  answer!: string

  @LanguageField()
  language!: Locale
}

@ObjectType({ description: 'The questions guests ask.' })
export class Faq {
  @Field(() => [FaqCategory], { description: 'The groups in page order.' })
  categories!: FaqCategory[]

  @Field(() => [FaqEntry], { description: 'All questions in page order.' })
  entries!: FaqEntry[]
}
