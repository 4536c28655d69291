import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql'
import type { Locale } from '#graphql/locales.ts'
import { connectionType } from '../../platform/schema/connection.ts'
import { PageArgs } from '../../platform/schema/page-args.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'

@ObjectType({ description: 'Where an article can be read in another language.' })
export class BlogTranslation {
  @Field(() => LocaleEnum, { description: 'The language.' })
  locale!: Locale

  @Field(() => String, { description: 'Its slug there.' })
  slug!: string
}

@ObjectType({ description: 'A published blog post in one language.' })
export class BlogPost {
  @Field(() => ID, { description: 'Stable id; every language has its own.' })
  id!: string

  @Field(() => String, { description: 'Last part of its address.' })
  slug!: string

  @Field(() => LocaleEnum, { description: 'Language it is written in: English where a translation is missing.' })
  language!: Locale

  @Field(() => String, { description: 'Headline.' })
  title!: string

  @Field(() => String, { description: 'A sentence or two, at most 300 characters.' })
  excerpt!: string

  @Field(() => String, { description: 'Id of its picture.' })
  featuredImage!: string

  @Field(() => String, { description: 'Category, as a hyphenated slug.' })
  category!: string

  @Field(() => String, { description: 'Who wrote it.' })
  author!: string

  @Field(() => [String], { description: 'What it is about.' })
  tags!: string[]

  @Field(() => Int, { description: 'How many visitors have read it, in any language; one a day counts once.' })
  views!: number

  @Field(() => Int, { description: 'Minutes it takes to read, at 200 words a minute.' })
  readingMinutes!: number

  @Field(() => GraphQLDateTimeISO, { description: 'When it appeared.' })
  publishedAt!: Date

  @Field(() => GraphQLDateTimeISO, { description: 'Last change of its text.' })
  updatedAt!: Date

  @Field(() => String, { description: 'Title for search engines; the headline serves when missing.', nullable: true })
  metaTitle!: string | null

  @Field(() => String, {
    description: 'Description for search engines; the excerpt serves when missing.',
    nullable: true,
  })
  metaDescription!: string | null
}

export const BlogPostConnection = connectionType('BlogPost', BlogPost)

@ArgsType()
export class BlogPostsArgs extends PageArgs {
  @Field(() => LocaleEnum, { description: 'Language of the texts.' })
  locale!: Locale

  @Field(() => String, { description: 'Only this category, as a hyphenated slug.', nullable: true })
  category?: string | null

  @Field(() => String, { description: 'Only posts with this tag.', nullable: true })
  tag?: string | null
}

@ObjectType({ description: 'How often a blog post has been read.' })
export class BlogViewCount {
  @Field(() => String, { description: 'Slug of the post.' })
  slug!: string

  @Field(() => Int, { description: 'Its readers now.' })
  views!: number

  @Field(() => Boolean, { description: 'Whether this visit was counted: false for programs and for a second visit.' })
  counted!: boolean
}
