import { Field, ID, ObjectType, registerEnumType } from 'type-graphql'
import { enumFrom } from '../../platform/schema/enum.ts'
import { LanguageField } from '../../platform/schema/locale.ts'
import { noticeIds } from '#graphql/inputs/content/kinds.ts'
import type { Locale } from '#graphql/locales.ts'

export const NoticeIdEnum = enumFrom(noticeIds)
registerEnumType(NoticeIdEnum, {
  name: 'NoticeId',
  description: 'What a notice is about.',
  valuesConfig: {
    PRIVACY: { description: 'What happens with what guests tell the hotel.' },
    ACCESSIBILITY: { description: 'Accessible features of house and rooms, and what is not known about them yet.' },
  },
})

@ObjectType({ description: 'One section of a notice.' })
export class NoticeSection {
  @Field(() => ID, { description: 'Stable id, the same in every language.' })
  id!: string

  @Field(() => String, { description: 'Heading.' })
  title!: string

  @Field(() => [String], { description: 'Its statements, each a sentence or a few.' })
  paragraphs!: string[]

  @LanguageField()
  language!: Locale
}
