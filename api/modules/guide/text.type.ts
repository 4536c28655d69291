import { Field, ID, ObjectType, registerEnumType } from 'type-graphql'
import { textPages } from '#graphql/inputs/content/kinds.ts'
import type { Locale } from '#graphql/locales.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { LanguageField } from '../../platform/schema/locale.ts'

export const TextPageEnum = enumFrom(textPages)
registerEnumType(TextPageEnum, {
  name: 'TextPage',
  description: 'The page on which a text stands.',
  valuesConfig: {
    SITE: { description: 'Every page.' },
    HOME: { description: 'The home page.' },
    CONTACT: { description: 'The contact page, and the contact section and policies of other pages.' },
    DEALS: { description: 'The page of offers.' },
    FAQ: { description: 'The page of questions.' },
    GALLERY: { description: 'The gallery.' },
    THINGS_TO_DO: { description: 'The page Things to do.' },
    BLOG: { description: 'The blog and its articles.' },
    NOTICES: { description: 'The pages Privacy and Accessibility.' },
    MISSING: { description: 'The page that stands where there is none.' },
    MAILS: { description: 'The mails to guests.' },
  },
})

@ObjectType({ description: 'Words of the hotel in one place of a page.' })
export class Text {
  @Field(() => ID, { description: 'Name of its place, the same in every language.' })
  id!: string

  @Field(() => String, { description: 'The words, with the hotel’s facts in them; plain text.' })
  text!: string

  @LanguageField()
  language!: Locale
}
